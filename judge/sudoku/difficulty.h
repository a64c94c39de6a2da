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

}  // namespace judge
