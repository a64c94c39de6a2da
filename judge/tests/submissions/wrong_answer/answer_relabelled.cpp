// mistake: after solving, the digits 1 and 2 are swapped everywhere: a full valid grid, but givens have changed
// evidence: was given as
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    void x(int p, int b) { R[p / 9] ^= b; C[p % 9] ^= b; B[p / 27 * 3 + p % 9 / 3] ^= b; }
    int m(int p) { return 1022 & ~(R[p / 9] | C[p % 9] | B[p / 27 * 3 + p % 9 / 3]); }
    bool go(vector<vector<char>>& g) {
        int q = -1;
        for (int p = 0; p < 81; p++)
            if (g[p / 9][p % 9] == '.' && (q < 0 || __builtin_popcount(m(p)) < __builtin_popcount(m(q)))) q = p;
        if (q < 0) return true;
        for (int d = 1; d < 10; d++) {
            if (!(m(q) >> d & 1)) continue;
            x(q, 1 << d);
            g[q / 9][q % 9] = '0' + d;
            if (go(g)) return true;
            x(q, 1 << d);
        }
        g[q / 9][q % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        for (int p = 0; p < 81; p++) if (g[p / 9][p % 9] != '.') x(p, 1 << (g[p / 9][p % 9] - '0'));
        go(g);
        for (auto& row : g)
            for (char& ch : row)
                if (ch == '1') ch = '2';
                else if (ch == '2') ch = '1';
    }
};
