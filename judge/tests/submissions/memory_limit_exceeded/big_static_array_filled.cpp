// mistake: a global array of 700 MiB is filled in the first call
static int memo[700 << 18];
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (size_t i = 0; i < sizeof memo / sizeof *memo; i++) memo[i] = i * board[0][0];
        volatile int x = memo[board[1][1]];
        board[0][0] = '1' + x % 9;
    }
};
