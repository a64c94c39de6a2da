#include "judge/cases/lint.h"

#include <fmt/format.h>

#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "judge/bad_input.h"
#include "judge/cases/load.h"
#include "judge/report/escape.h"
#include "judge/sudoku/canonical.h"
#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/solver.h"

namespace judge {

namespace {

void add_lines(std::vector<std::string>& lines, const std::string& text) {
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
}

Difficulty difficulty_of(const Board& board) {
  return {board.count_givens(), find_solutions(board).guesses,
          count_placements(board, most_placements_counted)};
}

/// What is wrong with the fact that a case states, if anything.
std::optional<std::string> find_wrong_fact(const Case& tested, const Difficulty& difficulty) {
  const auto& stated = tested.backtracking_placements;
  const auto& counted = difficulty.placements;
  if (!stated || stated == counted) return std::nullopt;
  if (!counted && *stated > most_placements_counted) return std::nullopt;
  return fmt::format(
      "{}:{}: backtracking_placements of {} is {}, expected {}", escape_line(tested.origin.file),
      tested.origin.line, tested.name, *stated,
      counted ? fmt::format("{}", *counted) : fmt::format("more than {}", most_placements_counted));
}

}  // namespace

LintReport lint(const std::vector<std::filesystem::path>& paths) {
  LintReport report;
  for (const std::filesystem::path& file : find_suite_files(paths)) {
    try {
      report.suites.push_back(load_suites({file}).front());
    } catch (const BadInput& bad) {
      add_lines(report.faults, bad.what());
    }
  }
  for (const Suite& suite : report.suites) {
    auto& difficulties = report.difficulties.emplace_back();
    for (const Case& tested : suite.cases) {
      difficulties.push_back(difficulty_of(tested.board));
      if (auto fault = find_wrong_fact(tested, difficulties.back()))
        report.faults.push_back(*std::move(fault));
    }
  }
  report.likenesses = find_likenesses(report.suites);
  return report;
}

std::vector<Likeness> find_likenesses(const std::vector<Suite>& suites) {
  std::map<std::string, std::vector<const Case*>> by_board;
  std::map<std::string, std::vector<const Case*>> by_puzzle;
  std::vector<std::string> puzzles;  // in the order in which they are met
  for (const Suite& suite : suites) {
    for (const Case& tested : suite.cases) {
      auto& same_board = by_board[std::string(tested.board.cells())];
      same_board.push_back(&tested);
      const std::string puzzle(canonical_form(tested.board).cells());
      auto& same_puzzle = by_puzzle[puzzle];
      if (same_puzzle.empty()) puzzles.push_back(puzzle);
      same_puzzle.push_back(&tested);
    }
  }
  std::vector<Likeness> likenesses;
  for (const std::string& puzzle : puzzles) {
    const std::vector<const Case*>& alike = by_puzzle[puzzle];
    if (alike.size() == 1) continue;
    std::set<std::string> boards;
    for (const Case* tested : alike) {
      const std::string board(tested->board.cells());
      if (boards.insert(board).second && by_board[board].size() > 1)
        likenesses.push_back({true, by_board[board]});
    }
    if (boards.size() > 1) likenesses.push_back({false, alike});
  }
  return likenesses;
}

}  // namespace judge
