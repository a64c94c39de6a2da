// mistake: solveSudoku cannot be called on a temporary object, as `Solution().solveSudoku(board)` does
// evidence: call of Solution().solveSudoku(board)
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
    void solveSudoku(vector<vector<char>>& board) & { fill(board, 0); }
};
