// about: naked and hidden singles until nothing moves, then a guess on a copied state
class Solution {
    struct S { int cand[81]; };
    static const vector<vector<int>>& units() {
        static vector<vector<int>> u = [] {
            vector<vector<int>> a(27);
            for (int i = 0; i < 81; ++i) { a[i / 9].push_back(i); a[9 + i % 9].push_back(i); a[18 + i / 27 * 3 + i % 9 / 3].push_back(i); }
            return a;
        }();
        return u;
    }
    bool propagate(S& s) {
        bool moved = true;
        while (moved) {
            moved = false;
            for (auto& u : units()) {
                int once = 0, twice = 0;
                for (int i : u) {
                    if (!s.cand[i]) return false;
                    twice |= once & s.cand[i];
                    once |= s.cand[i];
                    if (!(s.cand[i] & (s.cand[i] - 1)))
                        for (int j : u)
                            if (j != i && (s.cand[j] & s.cand[i])) { s.cand[j] &= ~s.cand[i]; moved = true; }
                }
                if (once != 511) return false;
                for (int i : u) {
                    int only = s.cand[i] & ~twice & once;
                    if (only && only != s.cand[i]) {
                        if (only & (only - 1)) return false;
                        s.cand[i] = only;
                        moved = true;
                    }
                }
            }
        }
        return true;
    }
    bool solve(S& s) {
        if (!propagate(s)) return false;
        int p = -1, n = 10;
        for (int i = 0; i < 81; ++i) {
            int k = __builtin_popcount(s.cand[i]);
            if (k > 1 && k < n) n = k, p = i;
        }
        if (p < 0) return true;
        for (int m = s.cand[p]; m; m &= m - 1) {
            S t = s;
            t.cand[p] = m & -m;
            if (solve(t)) { s = t; return true; }
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        S s;
        for (int i = 0; i < 81; ++i) s.cand[i] = board[i / 9][i % 9] == '.' ? 511 : 1 << (board[i / 9][i % 9] - '1');
        solve(s);
        for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = '1' + __builtin_ctz(s.cand[i]);
    }
};
