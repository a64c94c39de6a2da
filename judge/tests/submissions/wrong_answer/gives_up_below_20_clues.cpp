// mistake: believes that fewer than 20 clues cannot have a unique answer and returns
// evidence: board is unchanged
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int clues = 0;
        for (const auto& row : board) clues += 9 - count(row.begin(), row.end(), '.');
        if (clues < 20) return;
        solve(board);
    }
private:
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1, M = 0, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int m = 0;
                for (int k = 0; k < 9; k++)
                    for (char x : {b[r][k], b[k][c], b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]}) if (x != '.') m |= 1 << (x - '1');
                m = ~m & 511;
                if (__builtin_popcount(m) < n) n = __builtin_popcount(m), R = r, C = c, M = m;
            }
        if (R < 0) return true;
        for (; M; M &= M - 1) {
            b[R][C] = '1' + __builtin_ctz(M);
            if (solve(b)) return true;
        }
        b[R][C] = '.';
        return false;
    }
};
