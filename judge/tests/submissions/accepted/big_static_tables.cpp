// about: ten megabytes of static tables and another five on the stack, all within the limits
static int huge_[2621440];
static unsigned char popcnt[1 << 20];
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        if (!popcnt[1]) for (int i = 1; i < 1 << 20; ++i) popcnt[i] = popcnt[i >> 1] + (i & 1);
        volatile char local[5 << 20];
        for (size_t i = 0; i < sizeof local; i += 4096) local[i] = 1;
        int* used = huge_ + 1310720;
        fill(used, used + 27, 0);
        for (int p = 0; p < 81; ++p) if (board[p / 9][p % 9] != '.') flip(used, p, board[p / 9][p % 9] - '1');
        solve(board, used);
    }
private:
    void flip(int* u, int p, int d) { u[p / 9] ^= 1 << d; u[9 + p % 9] ^= 1 << d; u[18 + p / 27 * 3 + p % 9 / 3] ^= 1 << d; }
    bool solve(vector<vector<char>>& board, int* u) {
        int best = -1, mask = 0;
        for (int p = 0; p < 81; ++p) {
            if (board[p / 9][p % 9] != '.') continue;
            int m = 511 & ~(u[p / 9] | u[9 + p % 9] | u[18 + p / 27 * 3 + p % 9 / 3]);
            if (best < 0 || popcnt[m] < popcnt[mask]) { best = p; mask = m; }
        }
        if (best < 0) return true;
        for (int d = 0; d < 9; ++d) {
            if (!(mask >> d & 1)) continue;
            flip(u, best, d);
            board[best / 9][best % 9] = '1' + d;
            if (solve(board, u)) return true;
            flip(u, best, d);
            board[best / 9][best % 9] = '.';
        }
        return false;
    }
};
