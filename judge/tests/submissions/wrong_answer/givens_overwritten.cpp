// mistake: ignores the givens and writes its own valid grid over them
// evidence: was given as
class Solution {
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; ++k)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool fill(vector<vector<char>>& b, int p) {
        if (p == 81) return true;
        char& x = b[p / 9][p % 9];
        for (char d = '1'; d <= '9'; ++d)
            if (ok(b, p / 9, p % 9, d)) {
                x = d;
                if (fill(b, p + 1)) return true;
                x = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board) row.assign(9, '.');
        fill(board, 0);
    }
};
