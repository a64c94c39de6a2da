// mistake: writes the numbers 1 to 9 instead of the characters '1' to '9'
// evidence: not the character
class Solution {
    int g[9][9];
    bool solve() {
        int R = -1, C = -1, M = 0, n = 10;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (!g[r][c]) {
                    int m = 0x3fe;
                    for (int k = 0; k < 9; ++k) m &= ~(1 << g[r][k] | 1 << g[k][c] | 1 << g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]);
                    if (__builtin_popcount(m) < n) n = __builtin_popcount(m), R = r, C = c, M = m;
                }
        if (R < 0) return true;
        for (int d = 1; d <= 9; ++d) {
            if (!(M >> d & 1)) continue;
            g[R][C] = d;
            if (solve()) return true;
        }
        g[R][C] = 0;
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) g[r][c] = board[r][c] == '.' ? 0 : board[r][c] - '0';
        solve();
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) board[r][c] = g[r][c];
    }
};
