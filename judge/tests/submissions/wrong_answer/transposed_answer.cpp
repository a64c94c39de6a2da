// mistake: the answer is written with rows and columns exchanged
// evidence: was given as
class Solution {
    int a[9][9];
    bool solve() {
        int x = -1, y = -1, mask = 0;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (a[i][j]) continue;
                int m = 0;
                for (int k = 0; k < 9; k++) m |= 1 << a[i][k] | 1 << a[k][j] | 1 << a[i / 3 * 3 + k / 3][j / 3 * 3 + k % 3];
                m = 1022 & ~m;
                if (x < 0 || __builtin_popcount(m) < __builtin_popcount(mask)) x = i, y = j, mask = m;
            }
        if (x < 0) return true;
        for (int d = 1; d <= 9; d++)
            if (mask >> d & 1) {
                a[x][y] = d;
                if (solve()) return true;
            }
        a[x][y] = 0;
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) a[i][j] = board[i][j] == '.' ? 0 : board[i][j] - '0';
        solve();
        for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) board[j][i] = a[i][j] + '0';
    }
};
