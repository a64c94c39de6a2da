// mistake: returns at once when the first row has no given at all
class Solution {
    bool can(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] == '.') {
                    int k = 0;
                    for (char d = '1'; d <= '9'; d++) k += can(b, r, c, d);
                    if (k < n) n = k, R = r, C = c;
                }
        if (R == -1) return true;
        for (char d = '1'; d <= '9'; d++)
            if (can(b, R, C, d)) {
                b[R][C] = d;
                if (solve(b)) return true;
                b[R][C] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        // nothing to start from
        if (count(board[0].begin(), board[0].end(), '.') == 9) return;
        solve(board);
    }
};
