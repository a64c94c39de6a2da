#pragma once

#include "judge/sudoku/board.h"

namespace judge {

/// LeetCode's example and its answer.
inline Board example_board() {
  return *Board::from_cells(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
}
inline Board example_solution() {
  return *Board::from_cells(
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
}

}  // namespace judge
