// mistake: prints the solved board to stdout instead of writing it into the board
// evidence: board is unchanged
class Solution {
    int g[9][9], n = 0;
    bool ok(int r, int c, int d) {
        for (int k = 0; k < 9; k++)
            if (g[r][k] == d || g[k][c] == d || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve() {
        int R = -1, C = -1, best = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (!g[r][c]) {
                    int k = 0;
                    for (int d = 1; d <= 9; d++) k += ok(r, c, d);
                    if (k < best) best = k, R = r, C = c;
                }
        if (R < 0) return true;
        for (int d = 1; d <= 9; d++)
            if (ok(R, C, d)) {
                g[R][C] = d;
                if (solve()) return true;
            }
        g[R][C] = 0;
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) g[r][c] = board[r][c] == '.' ? 0 : board[r][c] - '0';
        solve();
        for (auto& row : g) { for (int d : row) printf("%d", d); puts(""); }
    }
};
