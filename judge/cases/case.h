#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

/// Where a case stands, for people and for editors that open `file:line`.
struct Origin {
  std::string file;      // as the user would type it; `--board` for a board of the command line
  std::size_t line = 0;  // counted from 1; 0 where there is no file
};

/// One board to be solved. A Case that was loaded can be solved.
struct Case {
  std::string suite;    // the suite's name: its file's name without `.json`
  std::string name;     // unique in its suite
  std::string catches;  // the mistake that the case catches, one line; may be empty
  Board board;
  Board solution;                // by the judge's own solver
  bool has_one_solution = true;  // always so in a suite; a board of `--board` may have several
  Origin origin;
  std::chrono::nanoseconds time_limit{};  // CPU time for this case
  /// A known fact of the board: how many digits `count_placements` counts (sudoku/difficulty.h).
  std::optional<std::uint64_t> backtracking_placements = std::nullopt;
  bool is_dressed = false;  // another board than the one that the suite has by this name

  /// `edge/first-row-empty`
  std::string full_name() const { return suite + "/" + name; }
};

/// Cases of one file, in the order of the file.
struct Suite {
  std::string name;
  std::string description;
  std::vector<Case> cases;
};

/// The cases of all suites in their order. They stay where they are.
inline std::vector<const Case*> all_cases(const std::vector<Suite>& suites) {
  std::vector<const Case*> cases;
  for (const Suite& suite : suites) {
    for (const Case& tested : suite.cases) cases.push_back(&tested);
  }
  return cases;
}

}  // namespace judge
