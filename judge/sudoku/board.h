#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace judge {

/// One of the 81 cells, numbered 0 to 80 in reading order.
struct Cell {
  int index = 0;

  constexpr int row() const { return index / 9; }                               // 0 to 8
  constexpr int column() const { return index % 9; }                            // 0 to 8
  constexpr int box() const { return row() / 3 * 3 + column() / 3; }            // 0 to 8
  static constexpr Cell at(int row, int column) { return {row * 9 + column}; }  // both 0 to 8

  /// The name that sudoku players use, counted from 1: `r2c6`.
  std::string name() const;

  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// Whether a byte is `1` to `9`.
constexpr bool is_digit(char byte) {
  return '1' <= byte && byte <= '9';
}

/// A 9x9 board whose cells each hold a digit `1` to `9` or are empty. Text is checked once, by
/// `from_cells`; a Board that exists is never malformed (it may still break the rules of sudoku).
class Board {
 public:
  static constexpr char empty = '.';

  /// An empty board.
  Board() { cells_.fill(empty); }

  /// Reads 81 characters, `1` to `9` or `.`, in reading order; nullopt for anything else.
  static std::optional<Board> from_cells(std::string_view cells);

  char operator[](Cell cell) const { return cells_[static_cast<std::size_t>(cell.index)]; }
  bool is_empty(Cell cell) const { return (*this)[cell] == empty; }
  bool is_full() const;
  int count_givens() const;

  /// Sets a cell; `digit` is `1` to `9` or `.`.
  void set(Cell cell, char digit);

  /// The 81 characters in reading order.
  std::string_view cells() const { return {cells_.data(), cells_.size()}; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  std::array<char, 81> cells_;
};

}  // namespace judge
