// mistake: a row that was used as a sentinel is left at the end of the board
// evidence: 10 rows
class Solution {
    int r_[9]{}, c_[9]{}, b_[9]{};
    bool rec(vector<vector<char>>& g) {
        int R = -1, C = -1, m = 0, n = 10;
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c)
            if (g[r][c] == '.') {
                int o = 511 & ~(r_[r] | c_[c] | b_[r / 3 * 3 + c / 3]);
                if (__builtin_popcount(o) < n) n = __builtin_popcount(o), R = r, C = c, m = o;
            }
        if (R < 0) return true;
        for (int d = 0; d < 9; ++d) if (m >> d & 1) {
            put(R, C, 1 << d); g[R][C] = '1' + d;
            if (rec(g)) return true;
            put(R, C, 1 << d); g[R][C] = '.';
        }
        return false;
    }
    void put(int r, int c, int bit) { r_[r] ^= bit; c_[c] ^= bit; b_[r / 3 * 3 + c / 3] ^= bit; }
public:
    void solveSudoku(vector<vector<char>>& g) {
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) if (g[r][c] != '.') put(r, c, 1 << (g[r][c] - '1'));
        g.push_back(vector<char>(9, '#'));
        rec(g);
    }
};
