// about: harmless code in __attribute__((constructor)), an atexit handler and a static object's destructor
static int started = 0;
__attribute__((constructor)) static void early() { started = 1; }
__attribute__((destructor)) static void late() { started = 0; }
static void bye() { fputs("bye\n", stderr); }
struct Tidy { ~Tidy() { cout << "tidy" << endl; } } tidy;
class Solution {
    int m[3][9]{};
    void t(int p, int b) { m[0][p / 9] ^= b; m[1][p % 9] ^= b; m[2][p / 27 * 3 + p % 9 / 3] ^= b; }
    int f(int p) { return 511 & ~(m[0][p / 9] | m[1][p % 9] | m[2][p / 27 * 3 + p % 9 / 3]); }
    bool go(char* g) {
        int q = -1;
        for (int p = 0; p < 81; p++) if (g[p] == '.' && (q < 0 || __builtin_popcount(f(p)) < __builtin_popcount(f(q)))) q = p;
        if (q < 0) return 1;
        for (int s = f(q); s; s &= s - 1) {
            int b = s & -s;
            t(q, b); g[q] = '1' + __builtin_ctz(b);
            if (go(g)) return 1;
            t(q, b); g[q] = '.';
        }
        return 0;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        static bool once = (atexit(bye), true);
        if (!once || !started) return;
        char g[81];
        for (int p = 0; p < 81; p++) { g[p] = board[p / 9][p % 9]; if (g[p] != '.') t(p, 1 << (g[p] - '1')); }
        go(g);
        for (int p = 0; p < 81; p++) board[p / 9][p % 9] = g[p];
    }
};
