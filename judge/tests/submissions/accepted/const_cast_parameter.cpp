// about: takes the board by const reference and writes through a const_cast
class Solution {
public:
    void solveSudoku(const vector<vector<char>>& board) {
        auto& g = const_cast<vector<vector<char>>&>(board);
        int cells[9][9];
        for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) cells[i][j] = g[i][j] == '.' ? 0 : g[i][j] - '0';
        bt(cells);
        for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) g[i][j] = '0' + cells[i][j];
    }
private:
    bool bt(int a[9][9]) {
        int ci = -1, cj = -1, cm = 0;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (a[i][j]) continue;
                int m = 0;
                for (int k = 0; k < 9; k++) m |= (1 << a[i][k]) | (1 << a[k][j]) | (1 << a[i / 3 * 3 + k / 3][j / 3 * 3 + k % 3]);
                m = ~m & 1022;
                if (ci < 0 || __builtin_popcount(m) < __builtin_popcount(cm)) { ci = i; cj = j; cm = m; }
            }
        if (ci < 0) return true;
        for (int d = 1; d <= 9; d++)
            if (cm & 1 << d) {
                a[ci][cj] = d;
                if (bt(a)) return true;
            }
        a[ci][cj] = 0;
        return false;
    }
};
