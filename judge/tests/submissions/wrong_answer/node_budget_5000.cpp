// mistake: gives up after 5000 search nodes
class Solution {
    int nodes = 0;
    bool ok(const vector<vector<char>>& g, int r, int c, char x) {
        for (int k = 0; k < 9; k++)
            if (g[r][k] == x || g[k][c] == x || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == x) return false;
        return true;
    }
    bool solve(vector<vector<char>>& g, int p) {
        if (++nodes > 5000) return false;
        while (p < 81 && g[p / 9][p % 9] != '.') p++;
        if (p == 81) return true;
        for (char x = '1'; x <= '9'; x++) {
            if (!ok(g, p / 9, p % 9, x)) continue;
            g[p / 9][p % 9] = x;
            if (solve(g, p + 1)) return true;
        }
        g[p / 9][p % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
};
