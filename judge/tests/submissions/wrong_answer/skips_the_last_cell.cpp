// mistake: the scan ends at cell 79, so r9c9 stays empty when it was not given
class Solution {
    int row[9]{}, col[9]{}, box[9]{};
    static constexpr int LAST = 80;
    int mask(int p) const { return 511 & ~(row[p / 9] | col[p % 9] | box[p / 27 * 3 + p % 9 / 3]); }
    void flip(int p, int bit) { row[p / 9] ^= bit; col[p % 9] ^= bit; box[p / 27 * 3 + p % 9 / 3] ^= bit; }
    bool dfs(vector<vector<char>>& b) {
        int best = -1;
        for (int p = 0; p < LAST; ++p)
            if (b[p / 9][p % 9] == '.' && (best < 0 || __builtin_popcount(mask(p)) < __builtin_popcount(mask(best)))) best = p;
        if (best < 0) return true;
        for (int m = mask(best); m; m &= m - 1) {
            flip(best, m & -m);
            b[best / 9][best % 9] = '1' + __builtin_ctz(m);
            if (dfs(b)) return true;
            flip(best, m & -m);
        }
        b[best / 9][best % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int p = 0; p <= LAST; ++p) if (b[p / 9][p % 9] != '.') flip(p, 1 << (b[p / 9][p % 9] - '1'));
        dfs(b);
    }
};
