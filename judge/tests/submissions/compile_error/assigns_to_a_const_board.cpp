// mistake: the board is taken by const reference and then written to
class Solution {
public:
    void solveSudoku(const vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) board[i][i] = '1' + i;
    }
};
