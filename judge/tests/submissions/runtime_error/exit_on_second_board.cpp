// mistake: a static counter ends the process with code 0 at the second board
// evidence: exited with code 0 before returning
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    void f(int p, int d) { R[p / 9] ^= 1 << d; C[p % 9] ^= 1 << d; B[p / 27 * 3 + p % 9 / 3] ^= 1 << d; }
    bool go(vector<vector<char>>& g) {
        int q = -1, m = 0;
        for (int p = 0; p < 81; p++) {
            if (g[p / 9][p % 9] != '.') continue;
            int o = 511 & ~(R[p / 9] | C[p % 9] | B[p / 27 * 3 + p % 9 / 3]);
            if (q < 0 || __builtin_popcount(o) < __builtin_popcount(m)) q = p, m = o;
        }
        if (q < 0) return true;
        for (int d = 0; d < 9; d++) {
            if (!(m >> d & 1)) continue;
            f(q, d);
            g[q / 9][q % 9] = '1' + d;
            if (go(g)) return true;
            f(q, d);
        }
        g[q / 9][q % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        static int calls = 0;
        if (++calls == 2) exit(0);
        for (int p = 0; p < 81; p++) if (g[p / 9][p % 9] != '.') f(p, g[p / 9][p % 9] - '1');
        go(g);
    }
};
