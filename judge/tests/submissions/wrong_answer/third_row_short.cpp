// mistake: after solving, the last cell of row 3 is popped off
// evidence: row 3 came back with 8 cells
class Solution {
    bool fits(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; ++i)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        vector<array<int, 3>> v;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') {
                    int n = 0;
                    for (char d = '1'; d <= '9'; ++d) n += fits(b, r, c, d);
                    v.push_back({n, r, c});
                }
        if (v.empty()) return true;
        auto [n, r, c] = *min_element(v.begin(), v.end());
        for (char d = '1'; d <= '9'; ++d)
            if (fits(b, r, c, d)) {
                b[r][c] = d;
                if (solve(b)) return true;
            }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        solve(board);
        board[2].pop_back();
    }
};
