// mistake: the box's first column is computed from the row: both corners use r / 3 * 3
class Solution {
public:
    bool ok(vector<vector<char>>& g, int r, int c, char v) {
        int x = r / 3 * 3, y = r / 3 * 3;
        for (int i = 0; i < 9; ++i) {
            if (g[r][i] == v) return false;
            if (g[i][c] == v) return false;
            if (g[x + i / 3][y + i % 3] == v) return false;
        }
        return true;
    }
    bool go(vector<vector<char>>& g) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (g[r][c] != '.') continue;
                for (char v = '1'; v <= '9'; ++v)
                    if (ok(g, r, c, v)) {
                        g[r][c] = v;
                        if (go(g)) return true;
                        g[r][c] = '.';
                    }
                return false;
            }
        return true;
    }
    void solveSudoku(vector<vector<char>>& board) { go(board); }
};
