#include "judge/sudoku/dress.h"

#include <utility>

namespace judge {

namespace {

/// Nine lines in an order that keeps the three of a band together.
std::array<int, 9> draw_lines(Random& random) {
  std::array<int, 9> lines{};
  std::size_t next = 0;
  for (const int band : random_order<3>(random)) {
    for (const int line : random_order<3>(random)) lines[next++] = 3 * band + line;
  }
  return lines;
}

/// Exchanges two lines of a band, or two bands.
void exchange_two(std::array<int, 9>& lines, Random& random) {
  const auto order = random_order<3>(random);
  const auto first = static_cast<std::size_t>(order[0]);
  const auto second = static_cast<std::size_t>(order[1]);
  if (random.below(2) == 0) {
    const auto band = static_cast<std::size_t>(random.below(3));
    std::swap(lines[3 * band + first], lines[3 * band + second]);
  } else {
    for (std::size_t i = 0; i < 3; ++i) std::swap(lines[3 * first + i], lines[3 * second + i]);
  }
}

}  // namespace

Dress Dress::any(Random& random) {
  Dress dress;
  dress.rows = draw_lines(random);
  dress.columns = draw_lines(random);
  dress.digits = random_order<9>(random);
  dress.is_transposed = random.below(2) == 1;
  return dress;
}

Dress Dress::of_digits(Random& random) {
  Dress dress;
  dress.digits = random_order<9>(random);
  return dress;
}

Dress Dress::of_two_lines(Random& random) {
  Dress dress;
  exchange_two(random.below(2) == 0 ? dress.rows : dress.columns, random);
  return dress;
}

Board Dress::put_on(const Board& board) const {
  Board dressed;
  for (int index = 0; index < 81; ++index) {
    const Cell cell{index};
    const int row = rows[static_cast<std::size_t>(cell.row())];
    const int column = columns[static_cast<std::size_t>(cell.column())];
    const Cell source = is_transposed ? Cell::at(column, row) : Cell::at(row, column);
    if (board.is_empty(source)) continue;
    const auto digit = static_cast<std::size_t>(board[source] - '1');
    dressed.set(cell, static_cast<char>('1' + digits[digit]));
  }
  return dressed;
}

}  // namespace judge
