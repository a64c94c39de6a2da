// mistake: a clean-up loop sets every cell that was empty back to '.' after the search
// evidence: board is unchanged
class Solution {
    vector<pair<int, int>> holes;
    bool ok(vector<vector<char>>& b, int r, int c, char v) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == v || b[i][c] == v || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1, n = 10;
        for (auto [r, c] : holes) {
            if (b[r][c] != '.') continue;
            int k = 0;
            for (char v = '1'; v <= '9'; v++) k += ok(b, r, c, v);
            if (k < n) n = k, R = r, C = c;
        }
        if (R < 0) return true;
        for (char v = '1'; v <= '9'; v++)
            if (ok(b, R, C, v)) {
                b[R][C] = v;
                if (solve(b)) return true;
                b[R][C] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (board[r][c] == '.') holes.push_back({r, c});
        solve(board);
        for (auto [r, c] : holes) board[r][c] = '.';
    }
};
