// mistake: the parameter has no &, so a copy is solved and the caller's board stays as it was
// evidence: has the parameter lost its `&`
class Solution {
public:
    void solveSudoku(vector<vector<char>> board) {
        for (int i = 0; i < 81; ++i)
            if (board[i / 9][i % 9] != '.') flip(i, board[i / 9][i % 9] - '1');
        solve(board);
    }
private:
    int u[27]{};
    void flip(int i, int d) { u[i / 9] ^= 1 << d; u[9 + i % 9] ^= 1 << d; u[18 + i / 27 * 3 + i % 9 / 3] ^= 1 << d; }
    bool solve(vector<vector<char>>& b) {
        int at = -1, most = -1, m = 0;
        for (int i = 0; i < 81; ++i) {
            if (b[i / 9][i % 9] != '.') continue;
            int x = u[i / 9] | u[9 + i % 9] | u[18 + i / 27 * 3 + i % 9 / 3];
            if (__builtin_popcount(x) > most) most = __builtin_popcount(x), at = i, m = x;
        }
        if (at < 0) return true;
        for (int d = 0; d < 9; ++d) {
            if (m >> d & 1) continue;
            flip(at, d);
            b[at / 9][at % 9] = '1' + d;
            if (solve(b)) return true;
            flip(at, d);
        }
        b[at / 9][at % 9] = '.';
        return false;
    }
};
