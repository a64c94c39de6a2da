// about: std::async tries the candidates of the first hole, each on a copy of the board
#include <future>
using Grid = vector<vector<char>>;
class Solution {
    struct Masks { int r[9] = {}, c[9] = {}, b[9] = {}; };
    static int cand(const Masks& m, int r, int c) { return 511 & ~(m.r[r] | m.c[c] | m.b[r / 3 * 3 + c / 3]); }
    static void flip(Masks& m, int r, int c, int d) { m.r[r] ^= 1 << d; m.c[c] ^= 1 << d; m.b[r / 3 * 3 + c / 3] ^= 1 << d; }
    static bool rec(Grid& g, Masks& m) {
        int R = -1, C = 0, n = 10;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (g[r][c] == '.' && __builtin_popcount(cand(m, r, c)) < n) n = __builtin_popcount(cand(m, r, c)), R = r, C = c;
        if (R < 0) return true;
        for (int s = cand(m, R, C), d; s; s &= s - 1) {
            d = __builtin_ctz(s);
            flip(m, R, C, d); g[R][C] = '1' + d;
            if (rec(g, m)) return true;
            flip(m, R, C, d); g[R][C] = '.';
        }
        return false;
    }
public:
    void solveSudoku(Grid& g) {
        Masks m;
        int hr = -1, hc = -1;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (g[r][c] != '.') flip(m, r, c, g[r][c] - '1');
                else hr = r, hc = c;
        if (hr < 0) return;
        for (int s = cand(m, hr, hc); s; s &= s - 1) {
            int d = __builtin_ctz(s);
            auto f = async(launch::async, [g, m, d, hr, hc]() mutable {
                flip(m, hr, hc, d);
                g[hr][hc] = '1' + d;
                return make_pair(rec(g, m), g);
            });
            auto [ok, h] = f.get();
            if (ok) { g = h; return; }
        }
    }
};
