// about: the file ends in a line comment with no newline after it
class Solution {
    int a[9] = {}, b[9] = {}, e[9] = {};
    void f(int i, int d) { a[i / 9] ^= 1 << d, b[i % 9] ^= 1 << d, e[i / 27 * 3 + i % 9 / 3] ^= 1 << d; }
    int m(int i) { return 511 & ~(a[i / 9] | b[i % 9] | e[i / 27 * 3 + i % 9 / 3]); }
    bool s(vector<vector<char>>& g) {
        int x = -1;
        for (int i = 0; i < 81; i++)
            if (g[i / 9][i % 9] == '.' && (x < 0 || __builtin_popcount(m(i)) < __builtin_popcount(m(x)))) x = i;
        if (x < 0) return true;
        for (int d = 0, o = m(x); d < 9; d++)
            if (o >> d & 1) {
                f(x, d);
                g[x / 9][x % 9] = '1' + d;
                if (s(g)) return true;
                f(x, d);
            }
        g[x / 9][x % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        for (int i = 0; i < 81; i++) if (g[i / 9][i % 9] != '.') f(i, g[i / 9][i % 9] - '1');
        s(g);
    }
};
// the end