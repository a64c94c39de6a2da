// mistake: skips a given by calling itself with the same cell, in a loop that therefore never moves on
// evidence: CPU
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile int r = 0, c = 0;
        while (r < 9) {
            if (board[r][c] == '.') {
                for (char d = '1'; d <= '9' && board[r][c] == '.'; d++)
                    if (fits(board, r, c, d)) board[r][c] = d;
            } else {
                continue;
            }
            c = c + 1;
            if (c == 9) { c = 0; r = r + 1; }
        }
    }
    bool fits(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
};
