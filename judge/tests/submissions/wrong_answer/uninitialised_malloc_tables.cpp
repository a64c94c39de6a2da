// mistake: the tables come from malloc and are never zeroed, so later boards start with what the heap still holds
// needs: diagnosis
class Solution {
    int *row, *col, *box;
    bool dfs(vector<vector<char>>& b) {
        int R = -1, C = -1, m = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int o = 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
                if (R < 0 || __builtin_popcount(o) < __builtin_popcount(m)) R = r, C = c, m = o;
            }
        if (R < 0) return true;
        for (int d = 0; d < 9; d++) {
            int k = 1 << d;
            if (!(m & k)) continue;
            row[R] |= k, col[C] |= k, box[R / 3 * 3 + C / 3] |= k;
            b[R][C] = '1' + d;
            if (dfs(b)) return true;
            row[R] &= ~k, col[C] &= ~k, box[R / 3 * 3 + C / 3] &= ~k;
        }
        b[R][C] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        int* t = (int*)malloc(27 * sizeof(int));
        row = t, col = t + 9, box = t + 18;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] != '.') {
                    int k = 1 << (b[r][c] - '1');
                    row[r] |= k, col[c] |= k, box[r / 3 * 3 + c / 3] |= k;
                }
        dfs(b);
        free(t);
    }
};
