// Bit boards by digit, in bands, with a table of what is possible in each.
//
// Idea. Turn the grid of candidates around: not "which digits fit this cell" but "where can this
// digit still go". The places of one digit in one band (three rows) are 27 bits, so one operation
// of the machine looks at a third of the board. What a digit may do in a band is then read from a
// table, and the table knows more than singles do: where a digit is confined to a box in one row,
// it leaves the other boxes of that row, and so on. Fewer guesses, and each much cheaper.
//
// Data. Nine digits times three bands of 27 bits, in reading order:
//
//     bit   0  1  2 |  3  4  5 |  6  7  8     three cells that lie in one row and one box, such as
//           9 10 11 | 12 13 14 | 15 16 17     0 1 2, are a triad; the nine triads of a band are
//          18 19 20 | 21 22 23 | 24 25 26     counted 0 to 8 in the same order
//
// The table. In a band the digit comes once in each row and once in each box: of the nine triads it
// takes three, no two in one row or one box. There are six ways to do so, one a permutation. So the
// triads in which the digit still has a place, 9 bits, tell which triads it can really take, those
// of the permutations that are still possible:
//
//     has a place    x . .      possible    x . .       matched[0b101110001] = 0b100010001:
//     (rows down,    . x x      are         . x .       the first row is bound to box 1; the last
//     boxes across)  x . x      only        . . x       row must leave it, and the rest follows
//
// None left is a contradiction. That is all of "hidden singles of boxes and rows" and "locked
// candidates" at once. The same table serves the stacks: in the three boxes of a stack the digit
// takes three columns, no two the same, which is a choice of three among (band, column) pairs.
//
// Search. Three steps take turns until nothing changes any more:
//
//     1. each digit alone, if its places have changed: the table for its three bands, then for its
//        three stacks. A row with one place left has the digit there; boxes and columns need not be
//        looked at, since the table has made it the only place of its row
//     2. digits against each other: where one is placed, the others go. Then the naked singles: two
//        words count over the nine digits which cells have one candidate, 27 cells at a time
//     3. a guess: a digit in a cell with two candidates is tried on a copy of the grid, 220 bytes.
//        If that fails, it is struck out here, and all that follows from that is found before the
//        next guess
//
// Cost. A turn of the first two steps is less than a thousand operations on words; a board that
// needs no guess takes four of them, one with 17 givens sixteen on average. One guess is made
// there, where singles alone leave five.
//
// Source. zhouyundong_2012, "3.77us solver", New Sudoku Players' Forum (2012), from which JasonLion
// and champagne made JCZSolve, the fastest solver of its time; T. Dillon, "Tdoku" (2019), compares
// it with others. There the stacks have a weaker rule of their own; to give them the same table,
// and to read all singles from it, is simpler.

using Band = uint32_t;  // the places of a digit among 27 cells

constexpr Band wholeBand = 0777777777;
constexpr Band wholeRow = 0777;
constexpr Band rowStarts = 01001001;  // times a pattern of a row: that pattern in each row

// Of nine pairs, bit 3 * a + b for the pair (a, b), those that take part in a choice of three pairs
// that uses each a and each b once.
constexpr auto matched = [] {
  array<uint16_t, 512> table{};
  for (int pairs = 0; pairs < 512; ++pairs) {
    for (const int choice : {0421, 0241, 0412, 0142, 0214, 0124}) {  // octal: a digit for each a
      if ((pairs & choice) == choice) table[pairs] |= choice;
    }
  }
  return table;
}();

// The cells of a set of triads.
constexpr auto cellsOfTriads = [] {
  array<Band, 512> table{};
  for (int triads = 0; triads < 512; ++triads) {
    for (int triad = 0; triad < 9; ++triad) {
      if (triads >> triad & 1) table[triads] |= 7U << 3 * triad;
    }
  }
  return table;
}();

// The triads that have a cell of `places`.
constexpr int triadsOf(Band places) {
  Band triads = (places | places >> 1 | places >> 2) & 0111111111;  // each at its first cell
  triads = (triads | triads >> 2 | triads >> 4) & 0007007007;       // each row moved together,
  return (triads | triads >> 6 | triads >> 12) & 0777;              // and the rows
}

// The columns, and the rows as whole rows, that have a cell of `places`.
constexpr Band columnsOf(Band places) {
  return (places | places >> 9 | places >> 18) & wholeRow;
}
constexpr Band rowsOf(Band places) {
  const Band thirds = (places | places >> 3 | places >> 6) & 0007007007;
  return ((thirds | thirds >> 1 | thirds >> 2) & rowStarts) * wholeRow;
}

class Grid {
 public:
  struct Guess {
    int band;
    int digit;
    Band cell;
  };

  Grid() {
    for (auto& band : places) band.fill(wholeBand);
  }

  // The digit, 0 to 8, goes into this cell of its row. The rest follows when the grid is settled.
  void place(const Guess& at) {
    Band& here = places[at.band][at.digit];
    here = (here & ~rowsOf(at.cell)) | (here & at.cell);
    changed |= 1U << at.digit;
  }
  void forbid(const Guess& at) {
    places[at.band][at.digit] &= ~at.cell;
    changed |= 1U << at.digit;
  }

  // Draws all conclusions. False at a contradiction.
  bool settle() {
    while (changed != 0) {
      for (; changed != 0; changed &= changed - 1) {
        if (!settleDigit(countr_zero(changed))) return false;
      }
      for (int band = 0; band < 3; ++band) {
        if (!settleCells(band)) return false;
      }
    }
    return true;
  }

  // What to guess in a settled grid: a cell with two candidates if there is one, otherwise with
  // more. None if all cells are filled.
  optional<Guess> findGuess() const {
    optional<Guess> guess;
    for (int band = 0; band < 3; ++band) {
      Band once = 0, twice = 0, thrice = 0;
      for (const Band here : places[band]) {
        thrice |= twice & here;
        twice |= once & here;
        once |= here;
      }
      const Band two = twice & ~thrice;
      if (twice == 0 || (guess && two == 0)) continue;
      const Band cells = two != 0 ? two : twice;
      guess = {band, 0, cells & -cells};
      while (!(places[band][guess->digit] & guess->cell)) ++guess->digit;
      if (two != 0) break;
    }
    return guess;
  }

  // Of a grid that is full.
  void writeTo(vector<vector<char>>& board) const {
    for (int band = 0; band < 3; ++band) {
      for (int digit = 0; digit < 9; ++digit) {
        for (Band left = places[band][digit]; left != 0; left &= left - 1) {
          const int cell = 27 * band + countr_zero(left);
          board[cell / 9][cell % 9] = static_cast<char>('1' + digit);
        }
      }
    }
  }

 private:
  array<array<Band, 9>, 3> places;    // by band and digit
  array<array<Band, 9>, 3> placed{};  // those that are the only ones of their row
  unsigned changed = 0;               // digits that have lost a place since they were settled

  bool settleDigit(int digit) {
    array<Band, 3> columns;
    array<Band, 3> kept;
    do {
      for (int band = 0; band < 3; ++band) {
        Band& here = places[band][digit];
        here &= cellsOfTriads[matched[triadsOf(here)]];
        columns[band] = columnsOf(here);
      }
      kept = {};
      for (int shift = 0; shift < 9; shift += 3) {  // a stack after the other
        const Band pairs = (columns[0] >> shift & 7) | (columns[1] >> shift & 7) << 3 |
                           (columns[2] >> shift & 7) << 6;
        const Band possible = matched[pairs];
        if (possible == 0) return false;  // also if a band had nothing left
        for (int band = 0; band < 3; ++band) kept[band] |= (possible >> 3 * band & 7) << shift;
      }
      for (int band = 0; band < 3; ++band) places[band][digit] &= kept[band] * rowStarts;
    } while (kept != columns);

    for (int band = 0; band < 3; ++band) {
      const Band here = places[band][digit];
      const Band allButFirst = here & (here - rowStarts);  // in each row; no row is empty
      placed[band][digit] = here & ~rowsOf(allButFirst);
    }
    return true;
  }

  bool settleCells(int band) {
    Band once = 0, twice = 0, taken = 0, clash = 0;
    for (int digit = 0; digit < 9; ++digit) {
      twice |= once & places[band][digit];
      once |= places[band][digit];
      clash |= taken & placed[band][digit];
      taken |= placed[band][digit];
    }
    if (once != wholeBand || clash != 0) return false;

    for (int digit = 0; digit < 9; ++digit) {
      Band here = (places[band][digit] & ~taken) | placed[band][digit];
      const Band naked = here & ~twice & ~placed[band][digit];
      if (naked != 0) {
        const Band rows = rowsOf(naked);
        if (popcount(rows) != 9 * popcount(naked)) return false;  // two in one row
        here = (here & ~rows) | naked;
      }
      if (here != places[band][digit]) changed |= 1U << digit;
      places[band][digit] = here;
    }
    return true;
  }
};

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    Grid grid;
    for (int cell = 0; cell < 81; ++cell) {
      const char given = board[cell / 9][cell % 9];
      if (given != '.') grid.place({cell / 27, given - '1', 1U << cell % 27});
    }
    if (solve(grid)) grid.writeTo(board);
  }

 private:
  // Returns whether there is a solution; then the grid is full.
  bool solve(Grid& grid) {
    while (grid.settle()) {
      const optional<Grid::Guess> guess = grid.findGuess();
      if (!guess) return true;
      Grid tried = grid;
      tried.place(*guess);
      if (solve(tried)) {
        grid = tried;
        return true;
      }
      grid.forbid(*guess);
    }
    return false;
  }
};
