#pragma once

#include <cstdint>
#include <optional>

#include "judge/sudoku/board.h"

namespace judge {

/// What the judge's own solver knows of a board.
struct Solutions {
  int count = 0;                // exact if below the `at_most` that was asked for
  std::optional<Board> first;   // one of them, if there is any
  std::optional<Board> second;  // another one, if there is any and it was asked for
  std::uint64_t guesses = 0;    // branches tried; 0 where naked and hidden singles decide all

  bool is_unique() const { return count == 1; }
};

/// Counts the solutions of a board, stopping at `at_most`. It shares no idea with the reading-order
/// search that it helps to judge: cells with one digit and digits with one cell in a unit are
/// filled first, and a guess is made where there are fewest choices, be it the digits of a cell or
/// the cells of a digit in a unit. (With the choices of cells alone, some boards without a solution
/// take seconds.) Easy boards take some 20 µs, the hardest known ones a few milliseconds.
Solutions find_solutions(const Board& board, int at_most = 2);

}  // namespace judge
