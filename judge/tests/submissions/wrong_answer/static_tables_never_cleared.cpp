// mistake: the used tables are static and never cleared, so the second board starts with the first one's digits
class Solution {
    static int row[9], col[9], box[9];
    bool dfs(vector<vector<char>>& b) {
        int p = -1, m = 0;
        for (int i = 0; i < 81; ++i)
            if (b[i / 9][i % 9] == '.') {
                int o = 511 & ~(row[i / 9] | col[i % 9] | box[i / 27 * 3 + i % 9 / 3]);
                if (p < 0 || __builtin_popcount(o) < __builtin_popcount(m)) p = i, m = o;
            }
        if (p < 0) return true;
        for (int d = 0; d < 9; ++d)
            if (m >> d & 1) {
                set(p, 1 << d);
                b[p / 9][p % 9] = '1' + d;
                if (dfs(b)) return true;
                b[p / 9][p % 9] = '.';
                set(p, 1 << d);
            }
        return false;
    }
    void set(int p, int bit) { row[p / 9] ^= bit; col[p % 9] ^= bit; box[p / 27 * 3 + p % 9 / 3] ^= bit; }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int i = 0; i < 81; ++i)
            if (int x = b[i / 9][i % 9]; x != '.') {
                int bit = 1 << (x - '1');
                row[i / 9] |= bit; col[i % 9] |= bit; box[i / 27 * 3 + i % 9 / 3] |= bit;
            }
        dfs(b);
    }
};
int Solution::row[9], Solution::col[9], Solution::box[9];
