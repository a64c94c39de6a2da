// mistake: one answer cell, chosen by the address of a heap block, is raised by one, so each run is wrong elsewhere
// needs: diagnosis
class Solution {
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int k = 0;
                for (char d = '1'; d <= '9'; d++) k += ok(b, r, c, d);
                if (k < n) n = k, R = r, C = c;
            }
        if (R < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (ok(b, R, C, d)) {
                b[R][C] = d;
                if (solve(b)) return true;
                b[R][C] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<pair<int, int>> holes;
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (board[r][c] == '.') holes.emplace_back(r, c);
        solve(board);
        if (holes.empty()) return;
        auto page = reinterpret_cast<uintptr_t>(holes.data()) >> 12;
        auto [r, c] = holes[page % holes.size()];
        board[r][c] = board[r][c] == '9' ? '1' : board[r][c] + 1;
    }
};
