// mistake: when no digit fits, the cell is not set back to '.', so the search skips it later
class Solution {
    bool fits(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; ++k) {
            if (k != c && b[r][k] == d) return false;
            if (k != r && b[k][c] == d) return false;
            int x = r / 3 * 3 + k / 3, y = c / 3 * 3 + k % 3;
            if ((x != r || y != c) && b[x][y] == d) return false;
        }
        return true;
    }
    bool fill(vector<vector<char>>& b, int p) {
        if (p == 81) return true;
        int r = p / 9, c = p % 9;
        if (b[r][c] != '.') return fill(b, p + 1);
        for (char d = '1'; d <= '9'; ++d)
            if (fits(b, r, c, d)) {
                b[r][c] = d;
                if (fill(b, p + 1)) return true;
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { fill(board, 0); }
};
