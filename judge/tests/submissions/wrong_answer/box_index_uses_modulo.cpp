// mistake: the box index is r % 3 * 3 + c % 3, so the "boxes" are scattered cells
class Solution {
    bool row[9][9] = {}, col[9][9] = {}, box[9][9] = {};
    int ways(int r, int c) {
        int n = 0;
        for (int d = 0; d < 9; d++) n += !row[r][d] && !col[c][d] && !box[r % 3 * 3 + c % 3][d];
        return n;
    }
    bool dfs(vector<vector<char>>& b) {
        int r = -1, c = -1, least = 10;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (b[i][j] == '.' && ways(i, j) < least) least = ways(i, j), r = i, c = j;
        if (r < 0) return true;
        int k = r % 3 * 3 + c % 3;
        for (int d = 0; d < 9; d++) {
            if (row[r][d] || col[c][d] || box[k][d]) continue;
            row[r][d] = col[c][d] = box[k][d] = true;
            b[r][c] = '1' + d;
            if (dfs(b)) return true;
            row[r][d] = col[c][d] = box[k][d] = false;
        }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] != '.') row[r][b[r][c] - '1'] = col[c][b[r][c] - '1'] = box[r % 3 * 3 + c % 3][b[r][c] - '1'] = true;
        dfs(b);
    }
};
