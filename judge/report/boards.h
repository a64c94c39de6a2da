#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <string>
#include <vector>

#include "judge/report/paint.h"
#include "judge/sudoku/board.h"
#include "judge/sudoku/rules.h"

namespace judge {

/// What is to be drawn of a board or of what was meant to be one.
///
///     output
///     5 3 4 | 6 7 8 | 9 1 2
///     6 7*2 | 1 9 5 | 3 4 8      a marked cell
///     1 9 8 | 3 4 2 | 5 ? 7      a byte that is neither a digit nor `.`
///     ------+-------+------
///     8 5 9 | 7 6 1 | 4 2 3 …    a row of more than nine cells
///     4 2 6 | 8 5   |            a row of five cells, the last row
struct Picture {
  std::string title;
  std::array<char, 81> symbols{};  // printable; a space where there is no cell
  std::bitset<81> givens;          // the cells that hold what the input gave
  std::bitset<81> marked;
  std::size_t rows = 9;        // at most nine
  std::bitset<9> longer_rows;  // rows of more than nine cells
  bool has_more_rows = false;  // more than nine
};

/// A board whose givens are those of `input`.
Picture picture_of(std::string title, const Board& board, const Board& input);

/// An answer to `input`, with the cells of `marked`. A wrong shape is told by the title.
Picture picture_of(std::string title, const Answer& answer, const Board& input,
                   const std::bitset<81>& marked);

/// The pictures side by side, or one below the other where `columns` are too few; each line
/// indented by two columns and ended by a line feed.
std::string draw(const std::vector<Picture>& pictures, std::size_t columns, const Paint& paint);

}  // namespace judge
