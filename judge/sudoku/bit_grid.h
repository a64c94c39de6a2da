#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "judge/sudoku/board.h"
#include "judge/sudoku/random.h"

namespace judge {

/// The candidates of a partly filled board, kept by digits and not by cells, so that one operation
/// of the machine looks at a third of the board. It is for making puzzles, where a thousand boards
/// are looked at for each one that is kept; what a suite may hold is decided by solver.h, against
/// which it is tested.
///
/// The places of a digit are three words, one a band, with a bit for each of the band's cells:
///
///     bit   0  1  2 |  3  4  5 |  6  7  8     first row of the band
///           9 10 11 | 12 13 14 | 15 16 17     second
///          18 19 20 | 21 22 23 | 24 25 26     third
///
/// Three cells that lie in one row and one box, such as bits 0 to 2, are a triad.
class BitGrid {
 public:
  using Band = std::uint32_t;

  /// An empty board.
  BitGrid();
  /// The givens, and nothing that follows from them yet. They do not contradict each other.
  explicit BitGrid(const Board& board);

  /// Puts a digit, 0 to 8 for `1` to `9`, into a cell that is free and has it as a candidate.
  void place(Cell cell, int digit);
  /// Takes one candidate from a cell.
  void forbid(Cell cell, int digit);

  /// Whether there is a solution; then the grid is full. Branches are tried in a random order if
  /// there is a `random`.
  bool solve(Random* random = nullptr);
  /// Counts solutions, stopping at `at_most`.
  int count_solutions(int at_most);

  /// Of a full grid.
  Board to_board() const;

 private:
  struct Branch {
    Cell cell;
    std::array<int, 9> digits;
    int count;
  };

  void place_bit(std::size_t band, Band bit, std::size_t digit);
  bool place_naked_singles(bool& changed);
  bool place_hidden_singles(bool& changed);
  bool place_singles();
  bool is_full() const { return (free_[0] | free_[1] | free_[2]) == 0; }
  Branch find_branch(Random* random) const;

  std::array<std::array<Band, 3>, 9> places_;  // of each digit: where it can be, or is
  std::array<Band, 3> free_;                   // the cells that hold no digit yet
};

/// Whether a board, whose givens do not contradict each other, has exactly one solution: what
/// `find_solutions` says, several times as fast. For a board that is known to have some: it guesses
/// among the digits of a cell alone, and there are boards without any that take it half a minute.
bool has_one_solution(const Board& board);

}  // namespace judge
