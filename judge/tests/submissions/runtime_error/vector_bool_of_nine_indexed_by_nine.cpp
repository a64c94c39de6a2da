// mistake: vector<bool>(9) is indexed with the digits 1 to 9, and 9 is one too many
// needs: sanitizer
class Solution {
    vector<vector<bool>> row, col, box;
    int ways(int r, int c) {
        int n = 0;
        for (int d = 1; d <= 9; d++) n += !row[r][d] && !col[c][d] && !box[r / 3 * 3 + c / 3][d];
        return n;
    }
    void mark(int r, int c, int d, bool v) { row[r][d] = v; col[c][d] = v; box[r / 3 * 3 + c / 3][d] = v; }
    bool dfs(vector<vector<char>>& b) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] == '.' && ways(r, c) < n) n = ways(r, c), R = r, C = c;
        if (R < 0) return true;
        for (int d = 1; d <= 9; d++) {
            if (row[R][d] || col[C][d] || box[R / 3 * 3 + C / 3][d]) continue;
            mark(R, C, d, true);
            b[R][C] = '0' + d;
            if (dfs(b)) return true;
            mark(R, C, d, false);
        }
        b[R][C] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int i = 0; i < 9; i++) {
            row.emplace_back(9, false);
            col.emplace_back(9, false);
            box.emplace_back(9, false);
        }
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (b[r][c] != '.') mark(r, c, b[r][c] - '0', true);
        dfs(b);
    }
};
