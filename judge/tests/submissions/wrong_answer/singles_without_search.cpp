// mistake: naked and hidden singles but no search, so hard boards stay unfinished
// evidence: left empty
class Solution {
    int cand[81];
    vector<vector<int>> units;
    void fix(vector<vector<char>>& b, int p, int d) {
        b[p / 9][p % 9] = '1' + d;
        for (auto& u : units)
            if (find(u.begin(), u.end(), p) != u.end())
                for (int q : u) cand[q] &= ~(1 << d);
        cand[p] = 0;
    }
public:
    Solution() : units(27) {
        for (int p = 0; p < 81; ++p) {
            cand[p] = 511;
            units[p / 9].push_back(p);
            units[9 + p % 9].push_back(p);
            units[18 + p / 27 * 3 + p % 9 / 3].push_back(p);
        }
    }
    void solveSudoku(vector<vector<char>>& b) {
        for (int p = 0; p < 81; ++p) if (b[p / 9][p % 9] != '.') fix(b, p, b[p / 9][p % 9] - '1');
        bool moved;
        do {
            moved = false;
            for (int p = 0; p < 81; ++p)
                if (__builtin_popcount(cand[p]) == 1) fix(b, p, __builtin_ctz(cand[p])), moved = true;
            for (auto& u : units)
                for (int d = 0; d < 9; ++d) {
                    int n = 0, at = 0;
                    for (int p : u) if (cand[p] >> d & 1) ++n, at = p;
                    if (n == 1) fix(b, at, d), moved = true;
                }
        } while (moved);
    }
};
