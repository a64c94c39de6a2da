// about: leaves the recursion with longjmp (no destructors are skipped)
#include <csetjmp>
static jmp_buf finished;
static char cell[81];
static int used[27];
static void flip(int p, int d) {
    used[p / 9] ^= 1 << d;
    used[9 + p % 9] ^= 1 << d;
    used[18 + p / 27 * 3 + p % 9 / 3] ^= 1 << d;
}
static void descend() {
    int p = -1, mask = 0, n = 10;
    for (int i = 0; i < 81; ++i) {
        if (cell[i] >= 0) continue;
        int m = 511 & ~(used[i / 9] | used[9 + i % 9] | used[18 + i / 27 * 3 + i % 9 / 3]);
        if (__builtin_popcount(m) < n) { n = __builtin_popcount(m); p = i; mask = m; }
    }
    if (p < 0) longjmp(finished, 1);
    for (int d = 0; d < 9; ++d)
        if (mask >> d & 1) {
            flip(p, d); cell[p] = d;
            descend();
            flip(p, d); cell[p] = -1;
        }
}
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        memset(used, 0, sizeof used);
        for (int i = 0; i < 81; ++i) {
            cell[i] = board[i / 9][i % 9] == '.' ? -1 : board[i / 9][i % 9] - '1';
            if (cell[i] >= 0) flip(i, cell[i]);
        }
        if (setjmp(finished) == 0) descend();
        for (int i = 0; i < 81; ++i) board[i / 9][i % 9] = cell[i] + '1';
    }
};
