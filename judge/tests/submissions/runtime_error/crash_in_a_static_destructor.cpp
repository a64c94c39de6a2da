// mistake: every answer is right, but a static object's destructor crashes after the last board
// evidence: SIGSEGV
struct Stats {
    int boards = 0;
    int* volatile where = nullptr;
    ~Stats() { *where = boards; }
};
static Stats stats;
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    bool go(vector<vector<char>>& g) {
        int x = -1, y = -1, m = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (g[r][c] != '.') continue;
                int o = 511 & ~(R[r] | C[c] | B[r / 3 * 3 + c / 3]);
                if (x < 0 || __builtin_popcount(o) < __builtin_popcount(m)) x = r, y = c, m = o;
            }
        if (x < 0) return true;
        for (; m; m &= m - 1) {
            t(x, y, m & -m);
            g[x][y] = '1' + __builtin_ctz(m);
            if (go(g)) return true;
            t(x, y, m & -m);
        }
        g[x][y] = '.';
        return false;
    }
    void t(int r, int c, int bit) { R[r] ^= bit; C[c] ^= bit; B[r / 3 * 3 + c / 3] ^= bit; }
public:
    void solveSudoku(vector<vector<char>>& g) {
        stats.boards++;
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (g[r][c] != '.') t(r, c, 1 << (g[r][c] - '1'));
        go(g);
    }
};
