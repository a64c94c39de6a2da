// mistake: the outer loop over the rows is missing when the answer is copied back, only row 1 is filled in
// evidence: left empty
class Solution {
    char g[9][9];
    bool ok(int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (g[r][k] == d || g[k][c] == d || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve() {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (g[r][c] == '.') {
                    int k = 0;
                    for (char d = '1'; d <= '9'; d++) k += ok(r, c, d);
                    if (k < n) n = k, R = r, C = c;
                }
        if (R < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (ok(R, C, d)) {
                g[R][C] = d;
                if (solve()) return true;
            }
        g[R][C] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) copy(board[r].begin(), board[r].end(), g[r]);
        solve();
        int r = 0;
        copy(g[r], g[r] + 9, board[r].begin());
    }
};
