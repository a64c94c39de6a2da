// mistake: takes the first empty cell with at(0) without asking whether there is one; only a full board shows it
// evidence: std::out_of_range
class Solution {
    vector<pair<int, int>> empties;
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b, int r, int c) {
        for (char d = '1'; d <= '9'; d++) {
            if (!ok(b, r, c, d)) continue;
            b[r][c] = d;
            int nr = -1, nc = -1, n = 10;
            for (auto [x, y] : empties) {
                if (b[x][y] != '.') continue;
                int k = 0;
                for (char e = '1'; e <= '9'; e++) k += ok(b, x, y, e);
                if (k < n) n = k, nr = x, nc = y;
            }
            if (nr < 0 || solve(b, nr, nc)) return true;
        }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (board[r][c] == '.') empties.push_back({r, c});
        auto [r, c] = empties.at(0);
        solve(board, r, c);
    }
};
