#include "judge/cases/board_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstddef>

#include "judge/cases/quote.h"
#include "judge/report/numbers.h"
#include "judge/report/utf8.h"

namespace judge {

namespace {

constexpr std::string_view spaces = " \t\r\n\v\f";

std::string without(std::string_view text, std::string_view unwanted) {
  std::string kept;
  std::ranges::copy_if(text, std::back_inserter(kept),
                       [&](char c) { return unwanted.find(c) == std::string_view::npos; });
  return kept;
}

/// The parts between separators that hold anything but `unwanted` characters, without these.
std::vector<std::string> split(std::string_view text, char separator, std::string_view unwanted) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    std::string part = without(text.substr(0, end), unwanted);
    if (!part.empty()) parts.push_back(std::move(part));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// Takes off what stands before the board in LeetCode's examples: `Input: board = `.
std::string_view skip_introduction(std::string_view text) {
  for (std::string_view word : {"Input:", "board", "="}) {
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    if (text.starts_with(word)) text.remove_prefix(word.size());
  }
  return text;
}

/// The lines of a drawing that hold cells, without what parts them. `*` can be an empty cell and a
/// corner; the corner stands in a border.
std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> rows = split(text, '\n', "\r");
  std::erase_if(rows, [](const std::string& row) { return is_border(row); });
  for (std::string& row : rows) row = without(row, std::string("|!:") + std::string(spaces));
  std::erase_if(rows, [](const std::string& row) { return row.empty(); });
  return rows;
}

std::vector<std::string> split_rows(std::string_view text) {
  text = skip_introduction(text);
  if (text.find('[') == std::string_view::npos) return split_lines(text);
  const std::string punctuation = std::string("[],'\"") + std::string(spaces);
  const bool rows_have_brackets = without(text, spaces).starts_with("[[");
  return split(text, rows_have_brackets ? ']' : ',', punctuation);
}

/// As split_rows has them, or in nine rows if there are 81 cells in lines of another length.
std::vector<std::string> reflow(std::vector<std::string> rows) {
  std::string text;
  for (const std::string& row : rows) text += row;
  const std::vector<std::string_view> cells = split_characters(text);
  if (rows.size() == 9 || cells.size() != 81) return rows;
  rows.assign(9, "");
  for (std::size_t i = 0; i < 81; ++i) rows[i / 9] += cells[i];
  return rows;
}

std::string count_cells(std::string_view cells) {
  return format_count(split_characters(cells).size(), "cell");
}

void spell_empty_cells_as_dots(std::string& row) {
  for (char& c : row) {
    if (c == '0' || c == '_' || c == '*') c = Board::empty;
  }
}

}  // namespace

bool is_border(std::string_view line) {
  const auto count = [&](std::string_view signs) {
    return std::ranges::count_if(line, [&](char c) { return signs.find(c) != signs.npos; });
  };
  constexpr int shortest = 3;
  return count("-=+") >= shortest && count("-=+|*! \t\r") == std::ssize(line);
}

bool is_section_title(std::string_view line) {
  return line.starts_with('[') && line.ends_with(']') &&
         std::all_of(line.begin() + 1, line.end() - 1,
                     [](unsigned char c) { return std::isalpha(c) != 0; });
}

std::vector<std::string_view> split_characters(std::string_view text) {
  std::vector<std::string_view> characters;
  while (!text.empty()) {
    const auto first = decode_first(text);
    characters.push_back(text.substr(0, first ? first->length : 1));
    text.remove_prefix(characters.back().size());
  }
  return characters;
}

std::optional<std::string> find_fault_of_row(std::string_view cells) {
  const std::vector<std::string_view> characters = split_characters(cells);
  if (characters.size() != 9) return fmt::format("has {}, expected 9", count_cells(cells));
  std::vector<std::string> wrong;
  for (std::size_t column = 0; column < 9; ++column) {
    const std::string_view cell = characters[column];
    const bool is_cell = cell == "." || (cell.size() == 1 && '1' <= cell[0] && cell[0] <= '9');
    if (!is_cell) wrong.push_back(fmt::format("{} in column {}", quote(cell), column + 1));
  }
  if (wrong.empty()) return std::nullopt;
  return fmt::format("has {}, expected 1 to 9, or . for an empty cell", fmt::join(wrong, ", "));
}

BoardOrFaults read_board(std::string_view text) {
  std::vector<std::string> rows = reflow(split_rows(text));
  if (rows.empty()) return std::vector<std::string>{"is empty, expected 81 cells"};
  if (rows.size() == 1)
    return std::vector{fmt::format("has {}, expected 81", count_cells(rows[0]))};
  if (rows.size() != 9)
    return std::vector{fmt::format("has {} rows, expected 9 rows of 9 cells", rows.size())};
  std::vector<std::string> faults;
  std::string cells;
  for (std::size_t i = 0; i < 9; ++i) {
    spell_empty_cells_as_dots(rows[i]);
    if (const auto fault = find_fault_of_row(rows[i]))
      faults.push_back(fmt::format("row {} {}", i + 1, *fault));
    cells += rows[i];
  }
  if (!faults.empty()) return faults;
  return *Board::from_cells(cells);
}

}  // namespace judge
