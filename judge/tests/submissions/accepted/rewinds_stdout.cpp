// about: prints, rewinds stdout and moves it far ahead, cuts it off and makes it longer, as if it
// were a file
// needs: sandbox
#include <fcntl.h>
#include <unistd.h>
class Solution {
    int R[9]{}, C[9]{}, B[9]{};
    void f(int p, int b) { R[p / 9] ^= b; C[p % 9] ^= b; B[p / 27 * 3 + p % 9 / 3] ^= b; }
    bool go(vector<vector<char>>& g) {
        int q = -1, m = 0;
        for (int p = 0; p < 81; p++) {
            if (g[p / 9][p % 9] != '.') continue;
            int o = 511 & ~(R[p / 9] | C[p % 9] | B[p / 27 * 3 + p % 9 / 3]);
            if (q < 0 || __builtin_popcount(o) < __builtin_popcount(m)) q = p, m = o;
        }
        if (q < 0) return true;
        for (; m; m &= m - 1) {
            f(q, m & -m);
            g[q / 9][q % 9] = '1' + __builtin_ctz(m);
            if (go(g)) return true;
            f(q, m & -m);
        }
        g[q / 9][q % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        printf("before\n");
        rewind(stdout);
        lseek(1, 2 << 20, SEEK_SET);
        lseek(dup(1), 4, SEEK_CUR);
        if (ftruncate(1, 0) == 0 || fallocate(1, 0, 0, 2 << 20) == 0) abort();
        if (pwrite(1, "far", 3, 3 << 20) == 3) abort();
        fcntl(1, F_SETFL, O_APPEND);
        cout << "after" << endl;
        for (int p = 0; p < 81; p++) if (g[p / 9][p % 9] != '.') f(p, 1 << (g[p / 9][p % 9] - '1'));
        go(g);
    }
};
