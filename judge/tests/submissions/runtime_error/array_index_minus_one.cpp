// mistake: an empty cell is 0, and 0 - 1 is used as the index of a table of nine
// needs: sanitizer
class Solution {
    struct { int before, count[9], after; } t{};
    bool ok(int (*g)[9], int r, int c, int d) {
        for (int k = 0; k < 9; k++)
            if (g[r][k] == d || g[k][c] == d || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(int (*g)[9]) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (g[r][c]) continue;
                int k = 0;
                for (int d = 1; d <= 9; d++) k += ok(g, r, c, d);
                if (k < n) n = k, R = r, C = c;
            }
        if (R < 0) return true;
        for (int d = 1; d <= 9; d++)
            if (ok(g, R, C, d)) {
                g[R][C] = d;
                if (solve(g)) return true;
            }
        g[R][C] = 0;
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        int g[9][9];
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                g[r][c] = board[r][c] == '.' ? 0 : board[r][c] - '0';
                volatile int i = g[r][c] - 1;
                if (c == 0) cout << t.count[i] << ' ';
            }
        g[0][0] += t.count[0] * 0;
        solve(g);
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) board[r][c] = '0' + g[r][c];
    }
};
