// mistake: fills only cells with one candidate left and stops when there are none
// evidence: left empty
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (bool moved = true; moved;) {
            moved = false;
            for (int r = 0; r < 9; ++r)
                for (int c = 0; c < 9; ++c) {
                    if (board[r][c] != '.') continue;
                    int m = 0;
                    for (int k = 0; k < 9; ++k)
                        for (char x : {board[r][k], board[k][c], board[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]})
                            if (x != '.') m |= 1 << (x - '1');
                    m ^= 511;
                    if (__builtin_popcount(m) == 1) {
                        board[r][c] = '1' + __builtin_ctz(m);
                        moved = true;
                    }
                }
        }
    }
};
