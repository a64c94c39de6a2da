// mistake: the loops run while i < 8, so the last row and the last column are never looked at
// evidence: left empty
class Solution {
    bool can(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (b[i][c] == d || b[r][i] == d) return false;
            if (b[i / 3 + r / 3 * 3][i % 3 + c / 3 * 3] == d) return false;
        }
        return true;
    }
    bool run(vector<vector<char>>& b) {
        for (int i = 0; i < 8; i++)
            for (int j = 0; j < 8; j++)
                if (b[i][j] == '.') {
                    for (char d = '1'; d <= '9'; d++)
                        if (can(b, i, j, d)) {
                            b[i][j] = d;
                            if (run(b)) return true;
                            b[i][j] = '.';
                        }
                    return false;
                }
        return true;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { run(board); }
};
