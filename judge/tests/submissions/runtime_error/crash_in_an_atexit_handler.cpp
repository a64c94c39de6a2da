// mistake: every answer is right, but a handler registered with atexit aborts
// evidence: SIGABRT
static void goodbye() { abort(); }
class Solution {
    array<bitset<9>, 27> used;
    void flip(int p, int d) { used[p / 9].flip(d), used[9 + p % 9].flip(d), used[18 + p / 27 * 3 + p % 9 / 3].flip(d); }
    bool go(vector<vector<char>>& g) {
        int q = -1;
        bitset<9> u;
        for (int p = 0; p < 81; ++p) {
            if (g[p / 9][p % 9] != '.') continue;
            auto v = used[p / 9] | used[9 + p % 9] | used[18 + p / 27 * 3 + p % 9 / 3];
            if (q < 0 || v.count() > u.count()) q = p, u = v;
        }
        if (q < 0) return true;
        for (int d = 0; d < 9; ++d) {
            if (u[d]) continue;
            flip(q, d);
            g[q / 9][q % 9] = '1' + d;
            if (go(g)) return true;
            flip(q, d);
        }
        g[q / 9][q % 9] = '.';
        return false;
    }
public:
    Solution() { static int once = atexit(goodbye); (void)once; }
    void solveSudoku(vector<vector<char>>& g) {
        for (int p = 0; p < 81; ++p) if (g[p / 9][p % 9] != '.') flip(p, g[p / 9][p % 9] - '1');
        go(g);
    }
};
