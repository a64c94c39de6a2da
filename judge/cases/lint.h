#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "judge/cases/case.h"

namespace judge {

/// How hard one board is.
struct Difficulty {
  int clues = 0;
  std::uint64_t guesses = 0;  // as in Solutions: 0 if singles decide all
  std::optional<std::uint64_t>
      placements;  // see `count_placements`; none if beyond the counted ones
};

/// Cases whose boards are one puzzle.
struct Likeness {
  bool is_exact = false;           // the same board; otherwise equal up to symmetry
  std::vector<const Case*> cases;  // at least two, in the order in which they were found
};

/// What there is to say about suite files.
struct LintReport {
  std::vector<Suite> suites;                          // of the files without a fault in their shape
  std::vector<std::vector<Difficulty>> difficulties;  // of each case of each suite
  std::vector<std::string> faults;   // one line each: where, what, what would be right
  std::vector<Likeness> likenesses;  // no fault: some suites ask for a board again on purpose
};

/// Placements of plain backtracking are counted up to here: some 50 ms.
inline constexpr std::uint64_t most_placements_counted = 2'000'000;

/// Checks suite files: what `load_suites` checks, and whether a fact that a case states is right
/// where it can be counted. Throws BadInput if one of `paths` does not exist. The report is not to
/// be copied, as its parts point to each other.
LintReport lint(const std::vector<std::filesystem::path>& paths);

/// The cases of `suites` that are alike: of each board that comes more than once, and of each
/// puzzle that comes more than once up to symmetry in different boards.
std::vector<Likeness> find_likenesses(const std::vector<Suite>& suites);

}  // namespace judge
