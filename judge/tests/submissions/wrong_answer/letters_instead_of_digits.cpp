// mistake: counts up from 'A', so the answer has the letters A to I in place of 1 to 9
// evidence: not a digit
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    bool rec(vector<vector<char>>& b) {
        int x = -1, y = -1, m = 0;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') {
                    int o = 511 & ~(R[r] | C[c] | B[r / 3 * 3 + c / 3]);
                    if (x < 0 || __builtin_popcount(o) < __builtin_popcount(m)) x = r, y = c, m = o;
                }
        if (x < 0) return true;
        for (int d = 0; d < 9; ++d)
            if (m & (1 << d)) {
                R[x] ^= 1 << d, C[y] ^= 1 << d, B[x / 3 * 3 + y / 3] ^= 1 << d;
                b[x][y] = 'A' + d;
                if (rec(b)) return true;
                R[x] ^= 1 << d, C[y] ^= 1 << d, B[x / 3 * 3 + y / 3] ^= 1 << d;
                b[x][y] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] != '.') {
                    int bit = 1 << (b[r][c] - '1');
                    R[r] |= bit, C[c] |= bit, B[r / 3 * 3 + c / 3] |= bit;
                }
        rec(b);
    }
};
