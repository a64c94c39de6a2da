// mistake: rows are never checked, only columns and boxes
// evidence: row
class Solution {
    int col[9]{}, box[9]{};
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++)
            if (b[r][c] != '.') { int m = 1 << (b[r][c] & 15); col[c] |= m; box[r / 3 * 3 + c / 3] |= m; }
        rec(b, 0, 0);
    }
    // column by column, so that the search stays short
    bool rec(vector<vector<char>>& b, int r, int c) {
        if (r == 9) r = 0, c++;
        if (c == 9) return true;
        if (b[r][c] != '.') return rec(b, r + 1, c);
        int& x = col[c];
        int& y = box[r / 3 * 3 + c / 3];
        for (int d = 1; d <= 9; d++) {
            int m = 1 << d;
            if ((x | y) & m) continue;
            x |= m, y |= m, b[r][c] = '0' | d;
            if (rec(b, r + 1, c)) return true;
            x &= ~m, y &= ~m, b[r][c] = '.';
        }
        return false;
    }
};
