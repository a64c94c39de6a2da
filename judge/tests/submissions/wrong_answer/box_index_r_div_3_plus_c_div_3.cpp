// mistake: the box index is r / 3 + c / 3 (the factor 3 is missing), so different boxes share a number
class Solution {
    int rows[9] = {}, cols[9] = {}, boxes[9] = {};
    static int boxOf(int r, int c) { return r / 3 + c / 3; }
    bool solve(vector<vector<char>>& b) {
        int br = -1, bc = -1, bm = 0, n = 10;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (b[r][c] != '.') continue;
                int m = 511 & ~(rows[r] | cols[c] | boxes[boxOf(r, c)]);
                if (__builtin_popcount(m) < n) n = __builtin_popcount(m), br = r, bc = c, bm = m;
            }
        if (br < 0) return true;
        for (int m = bm; m; m &= m - 1) {
            int bit = m & -m;
            rows[br] |= bit; cols[bc] |= bit; boxes[boxOf(br, bc)] |= bit;
            b[br][bc] = '1' + __builtin_ctz(bit);
            if (solve(b)) return true;
            rows[br] &= ~bit; cols[bc] &= ~bit; boxes[boxOf(br, bc)] &= ~bit;
            b[br][bc] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') {
                    int bit = 1 << (board[r][c] - '1');
                    rows[r] |= bit; cols[c] |= bit; boxes[boxOf(r, c)] |= bit;
                }
        solve(board);
    }
};
