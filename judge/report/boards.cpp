#include "judge/report/boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "judge/report/columns.h"
#include "judge/report/numbers.h"

namespace judge {

namespace {

constexpr std::size_t indent = 2;
constexpr std::size_t picture_columns = 21;
constexpr std::size_t gap = 4;  // holds the mark of a ninth cell and the `…` of a longer row

/// A line that knows its columns, whatever colours it holds, and ends in no spaces.
class Line {
 public:
  void add(const std::string& painted, std::size_t columns) {
    text_.append(spaces_, ' ').append(painted);
    columns_ += spaces_ + columns;
    spaces_ = 0;
  }
  void add_spaces(std::size_t count) { spaces_ += count; }
  void add(const Line& other) {
    if (other.columns_ > 0) add(other.text_, other.columns_);
  }
  void pad_to(std::size_t columns) { spaces_ = std::max(columns, columns_) - columns_; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::size_t columns_ = 0;
  std::size_t spaces_ = 0;  // to be written if something follows
};

bool exists(const Answer& answer, Cell cell) {
  const auto row = static_cast<std::size_t>(cell.row());
  return row < answer.rows && static_cast<std::size_t>(cell.column()) < answer.row_lengths[row];
}

/// What is wrong with the shape, in the few words for which a title has room.
std::optional<std::string> name_wrong_shape(const Answer& answer) {
  if (answer.rows != 9) return format_count(answer.rows, "row");
  for (std::size_t row = 0; row < 9; ++row) {
    const auto length = answer.row_lengths[row];
    if (length != 9) return fmt::format("row {}: {}", row + 1, format_count(length, "cell"));
  }
  return std::nullopt;
}

void add_symbol(Line& line, const Picture& picture, std::size_t cell, const Paint& paint) {
  const std::string symbol(1, picture.symbols[cell]);
  if (symbol == " ") {
    line.add_spaces(2);
  } else if (picture.marked[cell]) {
    line.add(paint.bad(symbol + "*"), 2);
  } else {
    const bool is_strange = symbol == "?";
    line.add(is_strange             ? paint.bad(symbol)
             : picture.givens[cell] ? paint.strong(symbol)
                                    : symbol,
             1);
    line.add_spaces(1);
  }
}

Line draw_row(const Picture& picture, std::size_t row, const Paint& paint) {
  Line line;
  if (row >= picture.rows) return line;
  for (std::size_t column = 0; column < 9; ++column) {
    if (column == 3 || column == 6) {
      line.add(paint.quiet("|"), 1);
      line.add_spaces(1);
    }
    add_symbol(line, picture, row * 9 + column, paint);
  }
  if (picture.longer_rows[row]) line.add("…", 1);
  return line;
}

std::vector<Line> draw(const Picture& picture, const Paint& paint) {
  std::vector<Line> lines;
  lines.emplace_back().add(paint.quiet(picture.title), columns_of(picture.title));
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) {
      Line& rule = lines.emplace_back();
      if (row < picture.rows) rule.add(paint.quiet("------+-------+------"), picture_columns);
    }
    lines.push_back(draw_row(picture, row, paint));
  }
  if (picture.has_more_rows) lines.emplace_back().add("…", 1);
  return lines;
}

}  // namespace

Picture picture_of(std::string title, const Board& board, const Board& input) {
  Picture picture;
  picture.title = std::move(title);
  std::ranges::copy(board.cells(), picture.symbols.begin());
  for (std::size_t cell = 0; cell < 81; ++cell)
    picture.givens[cell] = !input.is_empty(Cell{static_cast<int>(cell)});
  return picture;
}

Picture picture_of(std::string title, const Answer& answer, const Board& input,
                   const std::bitset<81>& marked) {
  Picture picture;
  picture.title = std::move(title);
  if (const auto shape = name_wrong_shape(answer)) {
    const std::string longer = fmt::format("{}, {}", picture.title, *shape);
    picture.title =
        columns_of(longer) < picture_columns + gap ? longer : picture.title + ", wrong shape";
  }
  for (int i = 0; i < 81; ++i) {
    const Cell cell{i};
    const auto at = static_cast<std::size_t>(i);
    const char byte = answer[cell];
    const bool is_there = exists(answer, cell);
    picture.symbols[at] = !is_there ? ' ' : is_digit(byte) || byte == Board::empty ? byte : '?';
    picture.givens[at] = is_there && is_digit(byte) && byte == input[cell];
    picture.marked[at] = is_there && marked[at];
  }
  picture.rows = std::min<std::size_t>(answer.rows, 9);
  picture.has_more_rows = answer.rows > 9;
  for (std::size_t row = 0; row < picture.rows; ++row)
    picture.longer_rows[row] = answer.row_lengths[row] > 9;
  return picture;
}

std::string draw(const std::vector<Picture>& pictures, std::size_t columns, const Paint& paint) {
  const std::size_t needed =
      indent + pictures.size() * picture_columns + (pictures.size() - 1) * gap + 1;
  const bool stacked = columns < needed;
  std::vector<Line> page;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    if (stacked && i > 0) page.emplace_back();
    const std::vector<Line> lines = draw(pictures[i], paint);
    const std::size_t top = stacked ? page.size() : 0;
    const std::size_t left = indent + (stacked ? 0 : i * (picture_columns + gap));
    page.resize(std::max(page.size(), top + lines.size()));
    for (std::size_t k = 0; k < lines.size(); ++k) {
      page[top + k].pad_to(left);
      page[top + k].add(lines[k]);
    }
  }
  std::string text;
  for (const Line& line : page) text += line.text() + "\n";
  return text;
}

}  // namespace judge
