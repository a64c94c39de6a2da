// Backtracking that takes the cell with the fewest candidates next.
//
// Idea. The order of the cells is free, and reading order is a poor one. Take the empty cell into
// which the fewest digits fit. If that is one, nothing is guessed; if it is none, an earlier guess
// was wrong, and that is seen now and not fifty cells later. Where a guess must be made, it has two
// or three branches, not six.
//
// Data. The sets of bitmask.cpp, and the list of empty cells, in which those that are filled stand
// in front:
//
//     open   r5c5 r5c2 | r1c6 r1c7 r1c8 r1c9 ... r5c8 ...     one digit fits r5c8, several fit the
//            filled, in   to be filled, in any order          cells before it: it changes places
//            this order                                       with r1c6, and the bar moves on
//
// Search. Look at all cells behind the bar, stop at one that has no choice, swap the best one to
// the front, try its digits. Nothing has to be undone in the list when a guess fails: the bar moves
// back, and the order behind it does not matter.
//
// Cost. A call looks at dozens of cells instead of one, and that saves nearly all of the calls: the
// boards of testcases/challenge/against-reading-order.json take up to a thousand million calls
// there, and here ten thousand on average. Boards remain that are made against this rule, for it
// does not see that a digit has only one place left in a row as long as that place has other
// candidates: boards of 17 givens take 26,000 calls on average.
//
// Source. S. W. Golomb and L. D. Baumert, "Backtrack programming" (1965); R. M. Haralick and
// G. L. Elliott, "Increasing tree search efficiency for constraint satisfaction problems" (1980),
// where it is called fail first. Also known as minimum remaining values.

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const Cell cell{row, column, row / 3 * 3 + column / 3};
        if (board[row][column] == '.') {
          open.push_back(cell);
          continue;
        }
        const int digit = 1 << (board[row][column] - '1');
        if (!(candidates(cell) & digit)) return;  // two givens exclude each other
        toggle(cell, digit);
      }
    }
    fill(board, 0);
  }

 private:
  struct Cell {
    int row, column, box;
  };

  vector<Cell> open;  // the cells that were empty, those filled since in front
  int inRow[9] = {};
  int inColumn[9] = {};
  int inBox[9] = {};

  // Fills what is left when the first `filled` cells of `open` are. Returns whether that worked
  // out; if not, board and sets are as they were before the call.
  bool fill(vector<vector<char>>& board, size_t filled) {
    if (filled == open.size()) return true;
    swap(open[filled], open[findFewest(filled)]);
    const Cell cell = open[filled];
    for (int left = candidates(cell); left != 0; left &= left - 1) {
      const int digit = left & -left;
      toggle(cell, digit);
      board[cell.row][cell.column] = static_cast<char>('1' + countr_zero(unsigned(digit)));
      if (fill(board, filled + 1)) return true;
      toggle(cell, digit);
    }
    board[cell.row][cell.column] = '.';
    return false;
  }

  // Where in `open`, from `filled` on, the cell with the fewest candidates stands.
  size_t findFewest(size_t filled) const {
    size_t best = filled;
    int fewest = 10;
    for (size_t i = filled; i < open.size() && fewest > 1; ++i) {
      const int count = popcount(unsigned(candidates(open[i])));
      if (count < fewest) {
        fewest = count;
        best = i;
      }
    }
    return best;
  }

  int candidates(Cell cell) const {
    return 0b111111111 & ~(inRow[cell.row] | inColumn[cell.column] | inBox[cell.box]);
  }

  void toggle(Cell cell, int digit) {
    inRow[cell.row] ^= digit;
    inColumn[cell.column] ^= digit;
    inBox[cell.box] ^= digit;
  }
};
