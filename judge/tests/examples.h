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

/// A solution that keeps the compiler busy for an hour, if it is let.
constexpr const char* hour_to_compile =
    "constexpr unsigned spin(unsigned n) {\n"
    "  for (int i = 0; i < 100000; ++i) n = n % 1000 + 1;\n"
    "  return n;\n"
    "}\n"
    "template <size_t n> constexpr unsigned spun = spin(n);\n"
    "template <class> struct Table;\n"
    "template <size_t... n> struct Table<index_sequence<n...>> {\n"
    "  static constexpr unsigned cells[] = {spun<n>...};\n"
    "};\n"
    "unsigned one = Table<make_index_sequence<100000>>::cells[0];\n"
    "class Solution { public: void solveSudoku(vector<vector<char>>&) {} };\n";

}  // namespace judge
