#include "judge/sudoku/solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "judge/sudoku/rules.h"

namespace judge {

namespace {

// A set of digits is nine bits: bit d - 1 stands for the digit d.
using Digits = unsigned;
constexpr Digits all_digits = 0x1ff;

Digits digit_of(char c) {
  return 1U << (c - '1');
}

/// As std::has_single_bit, which is a call into the library: not every x86 processor counts bits.
bool is_single(Digits digits) {
  return digits != 0 && (digits & (digits - 1)) == 0;
}

/// The 20 other cells that share a unit with a cell.
using Peers = std::array<std::array<int, 20>, 81>;

Peers find_peers() {
  Peers peers{};
  for (int i = 0; i < 81; ++i) {
    std::size_t found = 0;
    for (int k = 0; k < 81; ++k) {
      const Cell a{i};
      const Cell b{k};
      const bool shares = a.row() == b.row() || a.column() == b.column() || a.box() == b.box();
      if (shares && a != b) peers[static_cast<std::size_t>(i)][found++] = k;
    }
  }
  return peers;
}

/// A digit in a cell.
struct Placement {
  int cell;
  Digits digit;
};

/// The digits still possible in each cell of a partly filled board.
class Grid {
 public:
  Grid() { candidates_.fill(all_digits); }

  /// Puts digits and everything that follows from them by naked and hidden singles; false if
  /// that leaves some cell without a candidate or some unit without a place for a digit.
  bool place(std::span<const Placement> placements) {
    for (const auto& [cell, digit] : placements) {
      if (!(candidates(cell) & digit) || !keep_only(cell, digit)) return false;
    }
    return place_hidden_singles();
  }

  /// The choice with the fewest branches among those with several: the digits of one cell, or the
  /// cells of one unit for one digit; empty on a full grid.
  std::vector<Placement> find_choice() const {
    std::vector<Placement> best;
    std::size_t fewest = 10;
    for (int cell = 0; cell < 81; ++cell) {
      const auto count = static_cast<std::size_t>(std::popcount(candidates(cell)));
      if (count < 2 || count >= fewest) continue;
      fewest = count;
      best.clear();
      for (Digits left = candidates(cell); left != 0; left &= left - 1)
        best.push_back({cell, left & -left});
    }
    if (fewest == 2) return best;
    for (const Unit& unit : all_units()) {
      for (Digits digit = 1; digit < all_digits; digit <<= 1) {
        const auto count = static_cast<std::size_t>(std::ranges::count_if(
            unit.cells, [&](Cell cell) { return (candidates(cell.index) & digit) != 0; }));
        if (count < 2 || count >= fewest) continue;
        fewest = count;
        best.clear();
        for (Cell cell : unit.cells) {
          if (candidates(cell.index) & digit) best.push_back({cell.index, digit});
        }
      }
    }
    return best;
  }

  Digits candidates(int cell) const { return candidates_[static_cast<std::size_t>(cell)]; }

  Board to_board() const {
    Board board;
    for (int cell = 0; cell < 81; ++cell)
      board.set({cell}, static_cast<char>('1' + std::countr_zero(candidates(cell))));
    return board;
  }

 private:
  bool keep_only(int cell, Digits digit) {
    static const Peers peers = find_peers();
    Digits& here = candidates_[static_cast<std::size_t>(cell)];
    if (here == digit && is_spread_[static_cast<std::size_t>(cell)]) return true;
    here = digit;
    is_spread_[static_cast<std::size_t>(cell)] = true;
    for (int peer : peers[static_cast<std::size_t>(cell)]) {
      Digits& there = candidates_[static_cast<std::size_t>(peer)];
      if (!(there & digit)) continue;
      there &= ~digit;
      if (there == 0) return false;
      if (is_single(there) && !keep_only(peer, there)) return false;
    }
    return true;
  }

  bool place_hidden_singles() {
    for (bool changed = true; changed;) {
      changed = false;
      for (const Unit& unit : all_units()) {
        Digits once = 0;
        Digits twice = 0;
        Digits placed = 0;
        for (Cell cell : unit.cells) {
          const Digits here = candidates(cell.index);
          twice |= once & here;
          once |= here;
          if (is_single(here)) placed |= here;
        }
        if (once != all_digits) return false;
        const Digits hidden = once & ~twice & ~placed;
        if (hidden == 0) continue;
        for (Cell cell : unit.cells) {
          const Digits digit = candidates(cell.index) & hidden;
          if (digit == 0) continue;
          if (!is_single(digit) || !keep_only(cell.index, digit)) return false;
          changed = true;
        }
      }
    }
    return true;
  }

  std::array<Digits, 81> candidates_;
  std::array<bool, 81> is_spread_{};  // the cell's only digit was taken from its peers
};

void search(const Grid& grid, int at_most, Solutions& solutions) {
  const std::vector<Placement> choice = grid.find_choice();
  if (choice.empty()) {
    (solutions.count == 0 ? solutions.first : solutions.second) = grid.to_board();
    ++solutions.count;
    return;
  }
  for (const Placement& placement : choice) {
    Grid guess = grid;
    ++solutions.guesses;
    if (guess.place({&placement, 1})) search(guess, at_most, solutions);
    if (solutions.count == at_most) return;
  }
}

}  // namespace

Solutions find_solutions(const Board& board, int at_most) {
  Solutions solutions;
  std::vector<Placement> givens;
  for (int cell = 0; cell < 81; ++cell) {
    if (!board.is_empty({cell})) givens.push_back({cell, digit_of(board[{cell}])});
  }
  Grid grid;
  if (at_most > 0 && grid.place(givens)) search(grid, at_most, solutions);
  return solutions;
}

}  // namespace judge
