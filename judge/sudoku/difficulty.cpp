#include "judge/sudoku/difficulty.h"

#include <array>
#include <bit>
#include <vector>

#include "judge/sudoku/solver.h"

namespace judge {

namespace {

/// The digits that a cell's row, column and box hold: bit d - 1 stands for the digit d.
class UsedDigits {
 public:
  unsigned at(Cell cell) const {
    return rows_[index(cell.row())] | columns_[index(cell.column())] | boxes_[index(cell.box())];
  }
  void toggle(Cell cell, unsigned digit) {
    rows_[index(cell.row())] ^= digit;
    columns_[index(cell.column())] ^= digit;
    boxes_[index(cell.box())] ^= digit;
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  std::array<unsigned, 9> rows_{};
  std::array<unsigned, 9> columns_{};
  std::array<unsigned, 9> boxes_{};
};

class Backtracker {
 public:
  Backtracker(const Board& board, std::uint64_t at_most) : at_most_(at_most) {
    for (int i = 0; i < 81; ++i) {
      const Cell cell{i};
      if (board.is_empty(cell))
        empty_.push_back(cell);
      else
        used_.toggle(cell, 1U << (board[cell] - '1'));
    }
  }

  /// Whether the search is over, be it solved or given up.
  bool fill_from(std::size_t number) {
    if (number == empty_.size()) return true;
    const Cell cell = empty_[number];
    const unsigned used = used_.at(cell);
    for (unsigned digit = 1; digit <= 1U << 8; digit <<= 1) {
      if (used & digit) continue;
      if (++placements_ > at_most_) return true;
      used_.toggle(cell, digit);
      if (fill_from(number + 1)) return true;
      used_.toggle(cell, digit);
    }
    return false;
  }

  std::uint64_t placements() const { return placements_; }

 private:
  std::vector<Cell> empty_;
  UsedDigits used_;
  std::uint64_t placements_ = 0;
  std::uint64_t at_most_;
};

constexpr std::uint64_t guesses_of_extreme = 25;

/// Fills each cell that has one candidate left, until there is none; whether that fills the board.
bool is_filled_by_naked_singles(const Board& board) {
  constexpr unsigned all = 0x1ff;
  UsedDigits used;
  std::vector<Cell> open_cells;
  for (int i = 0; i < 81; ++i) {
    if (board.is_empty({i}))
      open_cells.push_back({i});
    else
      used.toggle({i}, 1U << (board[{i}] - '1'));
  }
  const auto fill = [&](Cell cell) {
    const unsigned left = all & ~used.at(cell);
    if (!std::has_single_bit(left)) return false;
    used.toggle(cell, left);
    return true;
  };
  while (std::erase_if(open_cells, fill) > 0) {
  }
  return open_cells.empty();
}

}  // namespace

std::optional<std::uint64_t> count_placements(const Board& board, std::uint64_t at_most) {
  Backtracker backtracker(board, at_most);
  backtracker.fill_from(0);
  if (backtracker.placements() > at_most) return std::nullopt;
  return backtracker.placements();
}

Grade grade_of(const Board& board) {
  if (is_filled_by_naked_singles(board)) return Grade::easy;
  const std::uint64_t guesses = find_solutions(board).guesses;
  if (guesses == 0) return Grade::medium;
  return guesses < guesses_of_extreme ? Grade::hard : Grade::extreme;
}

}  // namespace judge
