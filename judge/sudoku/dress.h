#pragma once

#include <array>

#include "judge/sudoku/board.h"
#include "judge/sudoku/random.h"

namespace judge {

/// One way to make another board of a board that is the same puzzle: turned over the diagonal, rows
/// and columns in another order that keeps bands and stacks together, digits renamed. A solution
/// stays one in the same dress.
struct Dress {
  std::array<int, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};     // where each row comes from
  std::array<int, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};  // and each column
  std::array<int, 9> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};  // what becomes of `1`, `2`, …: 0 for `1`
  bool is_transposed = false;                            // before all that

  /// Any of them, each as likely.
  static Dress any(Random& random);
  /// Other digits, all else as it is.
  static Dress of_digits(Random& random);
  /// Two lines exchanged, all else as it is: rows of a band, columns of a stack, bands or stacks.
  static Dress of_two_lines(Random& random);

  Board put_on(const Board& board) const;
};

}  // namespace judge
