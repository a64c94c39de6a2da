// mistake: the rows are widened to ten cells for 1-based indexing and stay that way
class Solution {
    int row[10]{}, col[10]{}, box[4][4]{};
    int& bx(int r, int c) { return box[(r + 2) / 3][(c + 2) / 3]; }
    bool rec(vector<vector<char>>& b) {
        int R = 0, C = 0, m = 0;
        for (int r = 1; r <= 9; r++)
            for (int c = 1; c <= 9; c++) {
                if (b[r - 1][c] != '.') continue;
                int o = 1022 & ~(row[r] | col[c] | bx(r, c));
                if (!R || __builtin_popcount(o) < __builtin_popcount(m)) R = r, C = c, m = o;
            }
        if (!R) return true;
        for (int d = 1; d <= 9; d++) {
            if (!(m & 1 << d)) continue;
            row[R] ^= 1 << d, col[C] ^= 1 << d, bx(R, C) ^= 1 << d;
            b[R - 1][C] = '0' + d;
            if (rec(b)) return true;
            row[R] ^= 1 << d, col[C] ^= 1 << d, bx(R, C) ^= 1 << d;
        }
        b[R - 1][C] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 1; r <= 9; r++) {
            b[r - 1].insert(b[r - 1].begin(), '0');
            for (int c = 1; c <= 9; c++)
                if (b[r - 1][c] != '.') { int k = 1 << (b[r - 1][c] - '0'); row[r] |= k; col[c] |= k; bx(r, c) |= k; }
        }
        rec(b);
    }
};
