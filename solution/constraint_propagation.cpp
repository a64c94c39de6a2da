// Constraint propagation: fill all that follows before guessing.
//
// Idea. fewest_candidates.cpp knows one reason to fill a cell: a single digit is left for it. There
// is a second one: a single cell is left for a digit in some row, column or box, whatever else
// would fit into that cell. Both are certain, and each digit that is filled in may give rise to
// more of them. So let every digit spread until nothing more follows, and only then guess. Many
// puzzles are solved without any guess.
//
// Data. Now each cell keeps its own set of candidates, of which digits are struck out. A cell that
// is filled is one that has one candidate:
//
//     naked single: one digit is left        hidden single: one cell of the unit is left for 4
//
//     | 4 7 | 2 4 | 7 |   7 is certain       | 1 2 | 2 4 8 | 1 2 8 |   4 is certain
//             and leaves 4, that leaves 2                ^             and leaves 1, 2 and 8 to two
//
// Two tables tell which cells to look at: the 27 units (9 rows, 9 columns, 9 boxes) with their nine
// cells, and the 20 peers of each cell, which share a unit with it. For each unit a set tells which
// digits are not placed in it yet.
//
// Search.
//
//     place:    a digit goes into a cell and is struck out of its 20 peers; a peer that has one
//               candidate left is placed in the same way, and one that has none is a contradiction
//     settle:   two sets walk over each unit, the digits seen so far and those seen twice; what is
//               missing and was not seen twice is placed; again, until a round finds nothing
//     solve:    take a cell with the fewest candidates, try each of them on a copy of the grid,
//               settle, and go on from there
//
// A guess that fails costs no undoing: its copy, 216 bytes, is thrown away.
//
// Cost. A call of `solve` looks at 27 units several times, far more work than a call of
// fewest_candidates.cpp, but there are few of them: none on most puzzles of a newspaper, and five
// guesses on average with 17 givens, where fewest_candidates.cpp makes some thousands. On puzzles
// that need no guess at all it is the slower one.
//
// Source. A. K. Mackworth, "Consistency in networks of relations" (1977), for propagation;
// H. Simonis, "Sudoku as a constraint problem" (2005); P. Norvig, "Solving every Sudoku puzzle"
// (2006).

using Digits = uint16_t;  // bit d - 1 stands for the digit d

constexpr Digits allDigits = 0b111111111;

// The rows, then the columns, then the boxes.
constexpr auto unitCells = [] {
  array<array<uint8_t, 9>, 27> units{};
  for (int i = 0; i < 9; ++i) {
    for (int k = 0; k < 9; ++k) {
      units[i][k] = i * 9 + k;
      units[9 + i][k] = k * 9 + i;
      units[18 + i][k] = (i / 3 * 3 + k / 3) * 9 + i % 3 * 3 + k % 3;
    }
  }
  return units;
}();

constexpr auto peersOf = [] {
  array<array<uint8_t, 20>, 81> peers{};
  for (int a = 0; a < 81; ++a) {
    int count = 0;
    for (int b = 0; b < 81; ++b) {
      const bool sameBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
      if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || sameBox)) peers[a][count++] = b;
    }
  }
  return peers;
}();

class Grid {
 public:
  Grid() {
    candidates.fill(allDigits);
    missing.fill(allDigits);
  }

  Digits operator[](int cell) const { return candidates[cell]; }

  // Puts a digit into a cell, and whatever naked singles follow. False at a contradiction.
  bool place(int cell, Digits digit) {
    if (!(candidates[cell] & digit)) return false;
    candidates[cell] = digit;
    for (int unit : {cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3})
      missing[unit] &= ~digit;
    for (int peer : peersOf[cell]) {
      if (!(candidates[peer] & digit)) continue;
      candidates[peer] ^= digit;
      if (candidates[peer] == 0) return false;
      if (has_single_bit(candidates[peer]) && !place(peer, candidates[peer])) return false;
    }
    return true;
  }

  // Places hidden singles until there are none. False at a contradiction.
  bool settle() {
    for (bool changed = true; changed;) {
      changed = false;
      for (int unit = 0; unit < 27; ++unit) {
        if (missing[unit] == 0) continue;
        Digits once = 0;
        Digits twice = 0;
        for (int cell : unitCells[unit]) {
          twice |= once & candidates[cell];
          once |= candidates[cell];
        }
        if (once != allDigits) return false;
        const Digits hidden = missing[unit] & ~twice;
        if (hidden == 0) continue;
        for (int cell : unitCells[unit]) {
          const Digits digit = candidates[cell] & hidden;
          if (digit != 0 && !(has_single_bit(digit) && place(cell, digit))) return false;
        }
        changed = true;
      }
    }
    return true;
  }

  // A cell with the fewest candidates, but at least two; -1 if all cells are filled.
  int findChoice() const {
    int best = -1;
    int fewest = 10;
    for (int cell = 0; cell < 81 && fewest > 2; ++cell) {
      const int count = popcount(candidates[cell]);
      if (count < 2 || count >= fewest) continue;
      fewest = count;
      best = cell;
    }
    return best;
  }

 private:
  array<Digits, 81> candidates;
  array<Digits, 27> missing;  // by unit: the digits that are in none of its cells yet
};

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    Grid grid;
    for (int cell = 0; cell < 81; ++cell) {
      const char given = board[cell / 9][cell % 9];
      if (given != '.' && !grid.place(cell, 1 << (given - '1'))) return;
    }
    if (!grid.settle() || !solve(grid)) return;
    for (int cell = 0; cell < 81; ++cell)
      board[cell / 9][cell % 9] = static_cast<char>('1' + countr_zero(grid[cell]));
  }

 private:
  // Fills a grid in which nothing follows any more. Returns whether that worked out; if not, the
  // grid is as it was.
  bool solve(Grid& grid) {
    const int cell = grid.findChoice();
    if (cell < 0) return true;
    for (Digits left = grid[cell]; left != 0; left &= left - 1) {
      Grid guess = grid;
      if (guess.place(cell, left & -left) && guess.settle() && solve(guess)) {
        grid = guess;
        return true;
      }
    }
    return false;
  }
};
