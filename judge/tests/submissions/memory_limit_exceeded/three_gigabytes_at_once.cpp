// mistake: allocates and fills one table of 3 GiB
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<char> memo(3ull << 30, 1);
        board[0][0] = memo[12345] + '0';
    }
};
