#include "judge/sudoku/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace judge {

std::string Cell::name() const {
  return fmt::format("r{}c{}", row() + 1, column() + 1);
}

std::optional<Board> Board::from_cells(std::string_view cells) {
  Board board;
  const bool is_board =
      cells.size() == board.cells_.size() &&
      std::ranges::all_of(cells, [](char c) { return c == empty || is_digit(c); });
  if (!is_board) return std::nullopt;
  std::ranges::copy(cells, board.cells_.begin());
  return board;
}

bool Board::is_full() const {
  return count_givens() == 81;
}

int Board::count_givens() const {
  return static_cast<int>(std::ranges::count_if(cells_, [](char c) { return c != empty; }));
}

void Board::set(Cell cell, char digit) {
  assert(digit == empty || is_digit(digit));
  cells_[static_cast<std::size_t>(cell.index)] = digit;
}

}  // namespace judge
