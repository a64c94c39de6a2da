// mistake: guesses only in cells with exactly two candidates and gives up when there are none
class Solution {
    static int open(const vector<vector<char>>& b, int r, int c) {
        int m = 511;
        for (int k = 0; k < 9; ++k)
            for (char x : {b[r][k], b[k][c], b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]}) if (x != '.') m &= ~(1 << (x - '1'));
        return m;
    }
    bool rec(vector<vector<char>>& b) {
        int pr = -1, pc = -1, pm = 0;
        bool full = true;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (b[r][c] != '.') continue;
                full = false;
                int m = open(b, r, c), n = __builtin_popcount(m);
                if (n == 0) return false;
                if (n <= 2 && (pr < 0 || n < __builtin_popcount(pm))) pr = r, pc = c, pm = m;
            }
        if (full) return true;
        if (pr < 0) return false;
        for (int m = pm; m; m &= m - 1) {
            b[pr][pc] = '1' + __builtin_ctz(m);
            if (rec(b)) return true;
        }
        b[pr][pc] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) { rec(board); }
};
