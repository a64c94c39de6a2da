// mistake: tries only digits that occur among the givens, so boards that lack one digit stay unsolved
class Solution {
    set<char> digits;
    bool legal(const vector<vector<char>>& g, int r, int c, char d) {
        for (int k = 0; k < 9; ++k)
            if (g[r][k] == d || g[k][c] == d || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& g) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (g[r][c] != '.') continue;
                int k = count_if(digits.begin(), digits.end(), [&](char d) { return legal(g, r, c, d); });
                if (k < n) n = k, R = r, C = c;
            }
        if (R < 0) return true;
        for (char d : digits)
            if (legal(g, R, C, d)) {
                g[R][C] = d;
                if (solve(g)) return true;
                g[R][C] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board) for (char x : row) if (x != '.') digits.insert(x);
        solve(board);
    }
};
