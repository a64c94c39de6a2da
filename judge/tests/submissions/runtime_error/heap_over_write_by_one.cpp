// mistake: a helper writes a terminator one past the end of an array of 81 bytes
// needs: sanitizer
// evidence: heap_over_write_by_one.cpp:5 in Solution::terminate, called at
class Solution {
    __attribute__((noinline)) static void terminate(char* text, int size) { text[size] = '\0'; }
    int R[9]{}, C[9]{}, B[9]{};
    void f(int p, int b) { R[p / 9] ^= b; C[p % 9] ^= b; B[p / 27 * 3 + p % 9 / 3] ^= b; }
    bool go(char* g) {
        int q = -1, m = 0;
        for (int p = 0; p < 81; p++) {
            if (g[p] != '.') continue;
            int o = 511 & ~(R[p / 9] | C[p % 9] | B[p / 27 * 3 + p % 9 / 3]);
            if (q < 0 || __builtin_popcount(o) < __builtin_popcount(m)) q = p, m = o;
        }
        if (q < 0) return true;
        for (; m; m &= m - 1) {
            f(q, m & -m);
            g[q] = '1' + __builtin_ctz(m);
            if (go(g)) return true;
            f(q, m & -m);
        }
        g[q] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        char* g = (char*)malloc(81);
        for (int p = 0; p < 81; p++) {
            g[p] = board[p / 9][p % 9];
            if (g[p] != '.') f(p, 1 << (g[p] - '1'));
        }
        terminate(g, 81);
        go(g);
        puts(g);
        for (int p = 0; p < 81; p++) board[p / 9][p % 9] = g[p];
        free(g);
    }
};
