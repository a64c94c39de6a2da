#include "judge/cases/board_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "judge/bad_input.h"
#include "judge/cases/board_text.h"
#include "judge/report/escape.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"

namespace judge {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::nanoseconds time_limit_of_lists = 2s;

/// Without its comment and the blanks around it.
std::string_view trimmed_line(std::string_view line) {
  line = line.substr(0, line.find('#'));
  line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
  return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

/// A line that holds a whole board, or means to: no line of a drawn board is that long.
bool is_whole_board(std::string_view line) {
  constexpr std::size_t longest_drawn_row = 40;
  return line.size() > longest_drawn_row;
}

/// The board at the beginning of a line.
std::string_view first_field(std::string_view line) {
  return line.substr(0, line.find_first_of(" \t,;"));
}

bool is_heading(std::string_view line) {
  return std::ranges::none_of(line, [](char c) { return is_digit(c) || c == Board::empty; });
}

void add_fault_of_board(Faults& faults, const std::string& file, std::size_t line,
                        std::string_view fault) {
  faults.add(fmt::format("{}:{}: the board {}", escape_line(file), line, fault));
}

std::string suite_name_of_list(const std::string& file) {
  return std::filesystem::path(file).stem().string();
}

}  // namespace

void BoardListParser::take_line(std::string_view whole_line) {
  ++line_;
  const std::string_view line = trimmed_line(whole_line);
  if (has_ended_ || line.empty()) return;
  if (!has_board_ && line.starts_with("[[")) {
    in_brackets_ = has_board_ = true;
    rows_.line = line_;
  }
  if (in_brackets_) {
    rows_.text.append(line).push_back('\n');
  } else if (is_border(line)) {
    return;
  } else if (is_section_title(line)) {
    has_ended_ = has_board_;  // what follows is how far a player has got
  } else if (is_whole_board(line)) {
    has_board_ = true;
    boards_.push_back({std::string(first_field(line)), line_});
  } else if (has_board_ || !is_heading(line)) {
    take_row(line);
  }
}

void BoardListParser::take_row(std::string_view row) {
  has_board_ = true;
  if (rows_.text.empty()) rows_.line = line_;
  rows_.text.append(row).push_back('\n');
  if (std::ranges::count(rows_.text, '\n') == 9) boards_.push_back(std::exchange(rows_, {}));
}

void BoardListParser::end() {
  if (!rows_.text.empty()) boards_.push_back(std::exchange(rows_, {}));
}

std::optional<ListedBoard> BoardListParser::next() {
  if (boards_.empty()) return std::nullopt;
  ListedBoard board = std::move(boards_.front());
  boards_.pop_front();
  return board;
}

BoardListFile::BoardListFile(const std::filesystem::path& file)
    : path_(file), stream_(file, std::ios::binary) {
  if (!stream_) throw BadInput(fmt::format("{}: cannot be read", escape_line(file.string())));
  size_ = std::filesystem::file_size(file);
}

std::optional<ListedBoard> BoardListFile::next() {
  for (;;) {
    if (auto board = parser_.next()) return board;
    if (!std::getline(stream_, line_)) break;
    taken_ += line_.size() + 1;
    parser_.take_line(line_);
  }
  if (stream_.bad())
    throw std::runtime_error(fmt::format("{}: cannot be read on", escape_line(path_.string())));
  parser_.end();
  return parser_.next();
}

double BoardListFile::fraction_read() const {
  return size_ == 0 ? 1 : std::min(1.0, static_cast<double>(taken_) / static_cast<double>(size_));
}

std::optional<Board> read_listed_board(const ListedBoard& listed, const std::string& file,
                                       Faults& faults) {
  if (const auto board = Board::from_cells(listed.text)) return board;
  const BoardOrFaults read = read_board(listed.text);
  if (const auto* board = std::get_if<Board>(&read)) return *board;
  for (const std::string& fault : std::get<std::vector<std::string>>(read))
    add_fault_of_board(faults, file, listed.line, fault);
  return std::nullopt;
}

std::optional<Case> case_of_listed_board(const Board& board, std::size_t line,
                                         const std::string& file, Faults& faults) {
  const auto repeated = find_repeated_givens(board);
  const Solutions solutions = repeated.empty() ? find_solutions(board) : Solutions{};
  if (!solutions.first) {
    add_fault_of_board(faults, file, line,
                       repeated.empty()
                           ? "has no solution"
                           : "has no solution: " + describe(Violation(repeated.front())));
    return std::nullopt;
  }
  Case one;
  one.suite = suite_name_of_list(file);
  one.name = fmt::format("line-{}", line);
  one.board = board;
  one.solution = *solutions.first;
  one.has_one_solution = solutions.is_unique();
  one.origin = {file, line};
  one.time_limit = time_limit_of_lists;
  return one;
}

Suite parse_board_list(std::string_view text, const std::string& file, Faults& faults) {
  BoardListParser parser;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    parser.take_line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  parser.end();
  Suite suite;
  suite.name = suite_name_of_list(file);
  while (const auto listed = parser.next()) {
    const auto board = read_listed_board(*listed, file, faults);
    if (!board) continue;
    if (auto one = case_of_listed_board(*board, listed->line, file, faults))
      suite.cases.push_back(*std::move(one));
  }
  if (suite.cases.empty() && faults.count() == 0)
    faults.add(fmt::format("{}: holds no board, expected a suite (JSON) or a list of boards",
                           escape_line(file)));
  return suite;
}

}  // namespace judge
