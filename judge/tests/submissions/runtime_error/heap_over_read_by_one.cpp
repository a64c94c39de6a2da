// mistake: the copy of the board has 81 cells and the loop reads cell 81 as well
// needs: sanitizer
class Solution {
    int seen = 0;
    bool ok(const char* g, int p, char d) {
        for (int k = 0; k < 9; k++)
            if (g[p / 9 * 9 + k] == d || g[k * 9 + p % 9] == d || g[(p / 27 * 3 + k / 3) * 9 + p % 9 / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(char* g) {
        int at = -1, n = 10;
        for (int p = 0; p < 81; p++)
            if (g[p] == '.') {
                int k = 0;
                for (char d = '1'; d <= '9'; d++) k += ok(g, p, d);
                if (k < n) n = k, at = p;
            }
        if (at < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (ok(g, at, d)) {
                g[at] = d;
                if (solve(g)) return true;
            }
        g[at] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        char* g = new char[81];
        for (int p = 0; p < 81; p++) g[p] = board[p / 9][p % 9];
        for (int p = 0; p <= 81; p++) seen += g[p] != '.';
        if (seen < 0) return;
        cerr << seen << '\n';
        solve(g);
        for (int p = 0; p < 81; p++) board[p / 9][p % 9] = g[p];
        delete[] g;
    }
};
