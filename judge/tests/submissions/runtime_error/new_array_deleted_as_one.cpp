// mistake: an array from new[] is released with delete instead of delete[]
// needs: sanitizer
class Solution {
    int* g;
    bool ok(int r, int c, int d) {
        for (int k = 0; k < 9; k++)
            if (g[r * 9 + k] == d || g[k * 9 + c] == d || g[(r / 3 * 3 + k / 3) * 9 + c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve() {
        int at = -1, n = 10;
        for (int p = 0; p < 81; p++) {
            if (g[p]) continue;
            int k = 0;
            for (int d = 1; d <= 9; d++) k += ok(p / 9, p % 9, d);
            if (k < n) n = k, at = p;
        }
        if (at < 0) return true;
        for (int d = 1; d <= 9; d++)
            if (ok(at / 9, at % 9, d)) {
                g[at] = d;
                if (solve()) return true;
            }
        g[at] = 0;
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        g = new int[81];
        for (int p = 0; p < 81; p++) g[p] = board[p / 9][p % 9] == '.' ? 0 : board[p / 9][p % 9] - '0';
        solve();
        for (int p = 0; p < 81; p++) board[p / 9][p % 9] = '0' + g[p];
        delete g;
    }
};
