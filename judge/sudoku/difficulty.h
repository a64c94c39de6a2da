#pragma once

#include <cstdint>
#include <optional>

#include "judge/sudoku/board.h"

namespace judge {

/// How many digits plain backtracking places on a board until it is solved: empty cells in reading
/// order, digits ascending, each one placed that its row, column and box do not hold yet. That is
/// what solution/backtracking.cpp does, some 50 million a second. nullopt if there are more than
/// `at_most`.
std::optional<std::uint64_t> count_placements(const Board& board, std::uint64_t at_most);

/// How much a board asks of somebody who solves it.
enum class Grade {
  easy,     // naked singles alone: each time some cell has one candidate left
  medium,   // naked and hidden singles: or some unit has one place left for a digit
  hard,     // guesses beyond that: less than 25 of the judge's solver's, see `find_solutions`
  extreme,  // 25 of them or more
};

/// Of a board with exactly one solution.
Grade grade_of(const Board& board);

}  // namespace judge
