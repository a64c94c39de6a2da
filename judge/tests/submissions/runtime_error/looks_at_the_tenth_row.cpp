// mistake: takes the address of board[9] to see where the rows end, one row too far
// needs: sanitizer
class Solution {
    int m_[27]{};
    void flip(int p, int b) { m_[p / 9] ^= b; m_[9 + p % 9] ^= b; m_[18 + p / 27 * 3 + p % 9 / 3] ^= b; }
    int open(int p) { return 511 & ~(m_[p / 9] | m_[9 + p % 9] | m_[18 + p / 27 * 3 + p % 9 / 3]); }
    bool go(vector<char>** rows) {
        int q = -1;
        for (int p = 0; p < 81; p++)
            if ((*rows[p / 9])[p % 9] == '.' && (q < 0 || __builtin_popcount(open(p)) < __builtin_popcount(open(q)))) q = p;
        if (q < 0) return true;
        for (int m = open(q); m; m &= m - 1) {
            flip(q, m & -m);
            (*rows[q / 9])[q % 9] = '1' + __builtin_ctz(m);
            if (go(rows)) return true;
            flip(q, m & -m);
        }
        (*rows[q / 9])[q % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<char>* rows[10];
        for (int r = 0; r <= 9; r++) rows[r] = &board[r];
        unsigned char first = *(volatile unsigned char*)rows[9];
        if (first > 255) return;
        for (int p = 0; p < 81; p++) if (board[p / 9][p % 9] != '.') flip(p, 1 << (board[p / 9][p % 9] - '1'));
        go(rows);
    }
};
