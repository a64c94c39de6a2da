// Backtracking with tables of used digits.
//
// Idea. Fill the empty cells one after the other, in reading order, each with a digit that its row,
// its column and its box do not hold yet. Where no digit fits, an earlier choice was wrong: go back
// to the cell before, take its digit away and try its next one. When the last cell is passed, every
// cell holds a digit that fits: the board is solved.
//
// Data. Asking "does row 4 hold a 7?" by reading nine cells, at every try, would be slow. Three
// tables know the answer at once; they are filled from the givens and kept up to date with every
// digit that is placed or taken away:
//
//     inRow[r][d]      row r holds the digit d              r, c, b from 0 to 8
//     inColumn[c][d]   column c holds the digit d           d from 1 to 9
//     inBox[b][d]      box b holds the digit d
//
//     boxes are counted like this:   0 | 1 | 2     so the cell (r, c) lies in box
//                                    3 | 4 | 5     r / 3 * 3 + c / 3
//                                    6 | 7 | 8
//
// Search. One call of fillFrom for one cell:
//
//     fillFrom(2):   5 3 . | . 7 . | . . .     1, 2 and 4 fit r1c3. Place 1, mark it in the three
//                        ^                     tables, and call fillFrom(3). If that comes back
//                                              without success, unmark 1 and place 2, then 4. After
//                                              that go back without success as well.
//
// Cost. A try costs a few table look-ups. How many tries a board takes depends on how soon wrong
// choices show: a thousand or so for an everyday puzzle, hundreds of millions for one made against
// this order.
//
// Source. R. J. Walker, "An enumerative technique for a class of combinatorial problems" (1960);
// the name is D. H. Lehmer's. D. E. Knuth, The Art of Computer Programming 4B, 7.2.2.

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        if (board[row][column] != '.') {
          const int digit = board[row][column] - '0';
          if (!fits(row, column, digit)) return;  // two givens exclude each other
          mark(row, column, digit, true);
        }
      }
    }
    fillFrom(board, 0);
  }

 private:
  bool inRow[9][10] = {};
  bool inColumn[9][10] = {};
  bool inBox[9][10] = {};

  // Fills the cells from number `cell` on, 0 to 80 in reading order. Returns whether that worked
  // out; if not, the board and the tables are as they were before the call.
  bool fillFrom(vector<vector<char>>& board, int cell) {
    if (cell == 81) return true;
    const int row = cell / 9;
    const int column = cell % 9;
    if (board[row][column] != '.') return fillFrom(board, cell + 1);

    for (int digit = 1; digit <= 9; ++digit) {
      if (!fits(row, column, digit)) continue;
      board[row][column] = static_cast<char>('0' + digit);
      mark(row, column, digit, true);
      if (fillFrom(board, cell + 1)) return true;
      mark(row, column, digit, false);
      board[row][column] = '.';
    }
    return false;
  }

  bool fits(int row, int column, int digit) const {
    return !inRow[row][digit] && !inColumn[column][digit] && !inBox[boxOf(row, column)][digit];
  }

  void mark(int row, int column, int digit, bool used) {
    inRow[row][digit] = used;
    inColumn[column][digit] = used;
    inBox[boxOf(row, column)][digit] = used;
  }

  static int boxOf(int row, int column) { return row / 3 * 3 + column / 3; }
};
