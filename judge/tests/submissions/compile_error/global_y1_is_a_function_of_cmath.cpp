// mistake: its global `y1` is a function of <cmath>, a Bessel function
// evidence: y1
int y1[9];

class Solution {
    bool fill(vector<vector<char>>& board, int cell) {
        if (cell == 81) return true;
        char& place = board[cell / 9][cell % 9];
        if (place != '.') return fill(board, cell + 1);
        for (char digit = '1'; digit <= '9'; ++digit) {
            bool fits = true;
            for (int i = 0; i < 9; ++i) {
                int row = cell / 9, col = cell % 9;
                fits = fits && board[row][i] != digit && board[i][col] != digit &&
                       board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] != digit;
            }
            if (!fits) continue;
            place = digit;
            if (fill(board, cell + 1)) return true;
        }
        place = '.';
        return false;
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int row = 0; row < 9; ++row) y1[row] = count(board[row].begin(), board[row].end(), '.');
        if (y1[8] < 9) fill(board, 0);
    }
};
