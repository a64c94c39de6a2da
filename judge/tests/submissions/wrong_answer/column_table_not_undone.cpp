// mistake: on the way back the row and box tables are undone, the column table is not
class Solution {
    bool R[9][10]{}, C[9][10]{}, B[9][10]{};
    bool dfs(vector<vector<char>>& b, int r, int c) {
        if (r == 9) return true;
        int nr = c == 8 ? r + 1 : r, nc = c == 8 ? 0 : c + 1, k = r / 3 * 3 + c / 3;
        if (b[r][c] != '.') return dfs(b, nr, nc);
        for (int d = 1; d <= 9; d++) {
            if (R[r][d] || C[c][d] || B[k][d]) continue;
            R[r][d] = C[c][d] = B[k][d] = true;
            b[r][c] = d + '0';
            if (dfs(b, nr, nc)) return true;
            R[r][d] = B[k][d] = false;
            b[r][c] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] != '.') R[r][b[r][c] - '0'] = C[c][b[r][c] - '0'] = B[r / 3 * 3 + c / 3][b[r][c] - '0'] = true;
        dfs(b, 0, 0);
    }
};
