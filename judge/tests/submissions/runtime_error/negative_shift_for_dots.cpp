// mistake: computes 1 << (x - '1') for '.' too, a shift by minus three
// needs: sanitizer
class Solution {
    int row[9]{}, col[9]{}, box[9]{};
    bool dfs(vector<vector<char>>& b) {
        int R = -1, C = -1, m = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int o = 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
                if (R < 0 || __builtin_popcount(o) < __builtin_popcount(m)) R = r, C = c, m = o;
            }
        if (R < 0) return true;
        for (int d = 0; d < 9; d++)
            if (m >> d & 1) {
                flip(R, C, 1 << d);
                b[R][C] = '1' + d;
                if (dfs(b)) return true;
                flip(R, C, 1 << d);
            }
        b[R][C] = '.';
        return false;
    }
    void flip(int r, int c, int bit) { row[r] ^= bit; col[c] ^= bit; box[r / 3 * 3 + c / 3] ^= bit; }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                int bit = 1 << (b[r][c] - '1');
                flip(r, c, bit & 511);
            }
        dfs(b);
    }
};
