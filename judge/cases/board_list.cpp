#include "judge/cases/board_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "judge/cases/board_text.h"
#include "judge/report/escape.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"

namespace judge {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::nanoseconds time_limit_of_lists = 2s;

/// The text of one board and where it begins.
struct ListedBoard {
  std::string text;
  std::size_t line = 0;  // counted from 1
};

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

class ListReader {
 public:
  std::vector<ListedBoard> read(std::string_view text) {
    if (const std::size_t start = text.find_first_not_of(" \t\r\n");
        start != text.npos && text.substr(start).starts_with("[["))
      return {{std::string(text), line_at(text, start)}};
    while (!text.empty() && !has_ended_) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      ++line_;
      take_line(trimmed_line(text.substr(0, end)));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!rows_.text.empty()) boards_.push_back(std::exchange(rows_, {}));
    return std::move(boards_);
  }

 private:
  static std::size_t line_at(std::string_view text, std::size_t offset) {
    return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, offset), '\n'));
  }

  static std::string_view trimmed_line(std::string_view line) {
    line = line.substr(0, line.find('#'));
    line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
  }

  void take_line(std::string_view line) {
    if (line.empty() || is_border(line)) return;
    if (is_section_title(line)) {
      has_ended_ = !boards_.empty() || !rows_.text.empty();  // what a player has filled in so far
    } else if (is_whole_board(line)) {
      boards_.push_back({std::string(first_field(line)), line_});
    } else if (!boards_.empty() || !rows_.text.empty() || !is_heading(line)) {
      take_row(line);
    }
  }

  void take_row(std::string_view row) {
    if (rows_.text.empty()) rows_.line = line_;
    rows_.text.append(row).push_back('\n');
    if (std::ranges::count(rows_.text, '\n') == 9) boards_.push_back(std::exchange(rows_, {}));
  }

  std::vector<ListedBoard> boards_;
  ListedBoard rows_;  // of the board that is not complete
  std::size_t line_ = 0;
  bool has_ended_ = false;
};

/// A case without its names; nothing if the text is no board that can be solved.
std::optional<Case> read_case(const ListedBoard& listed, const std::string& file, Faults& faults) {
  const auto refuse = [&](std::string_view why) {
    faults.add(fmt::format("{}:{}: the board {}", escape_line(file), listed.line, why));
  };
  const BoardOrFaults read = read_board(listed.text);
  if (const auto* found = std::get_if<std::vector<std::string>>(&read)) {
    std::ranges::for_each(*found, refuse);
    return std::nullopt;
  }
  Case one;
  one.board = std::get<Board>(read);
  if (const auto repeated = find_repeated_givens(one.board); !repeated.empty()) {
    refuse("has no solution: " + describe(Violation(repeated.front())));
    return std::nullopt;
  }
  const Solutions solutions = find_solutions(one.board);
  if (!solutions.first) {
    refuse("has no solution");
    return std::nullopt;
  }
  one.solution = *solutions.first;
  one.has_one_solution = solutions.is_unique();
  one.origin = {file, listed.line};
  one.time_limit = time_limit_of_lists;
  return one;
}

}  // namespace

Suite parse_board_list(std::string_view text, const std::string& file, Faults& faults) {
  Suite suite;
  suite.name = std::filesystem::path(file).stem().string();
  for (const ListedBoard& listed : ListReader().read(text)) {
    std::optional<Case> one = read_case(listed, file, faults);
    if (!one) continue;
    one->suite = suite.name;
    one->name = fmt::format("line-{}", listed.line);
    suite.cases.push_back(*std::move(one));
  }
  if (suite.cases.empty() && faults.count() == 0)
    faults.add(fmt::format("{}: holds no board, expected a suite (JSON) or a list of boards",
                           escape_line(file)));
  return suite;
}

}  // namespace judge
