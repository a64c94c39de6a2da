// mistake: a local array of 128 MiB does not fit on the stack
// evidence: stack overflow
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile char memo[128 << 20];
        for (size_t i = 0; i < sizeof memo; i += 1024) memo[i] = board[i % 9][0];
        board[0][0] = memo[1024];
    }
};
