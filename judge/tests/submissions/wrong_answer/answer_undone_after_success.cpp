// mistake: the recursion returns nothing, so the search undoes the answer it has found and ends with the given board
// evidence: board is unchanged
class Solution {
    bool can(vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (b[r][i] == d || b[i][c] == d) return false;
            if (b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }
    void dfs(vector<vector<char>>& b) {
        int br = -1, bc = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] == '.') {
                    int k = 0;
                    for (char d = '1'; d <= '9'; d++) k += can(b, r, c, d);
                    if (k < n) n = k, br = r, bc = c;
                }
        if (br == -1) return;
        for (char d = '1'; d <= '9'; d++)
            if (can(b, br, bc, d)) {
                b[br][bc] = d;
                dfs(b);
                b[br][bc] = '.';
            }
    }
public:
    void solveSudoku(vector<vector<char>>& board) { dfs(board); }
};
