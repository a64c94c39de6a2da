// mistake: divides by the number of rows that are already full, which is zero
// evidence: SIGFPE
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile int full = 0;
        volatile int cells = 0;
        for (auto& row : board) cells = cells + count(row.begin(), row.end(), 'x');
        volatile int average = (cells + 81) / full;
        board[0][0] = '0' + average % 10;
    }
};
