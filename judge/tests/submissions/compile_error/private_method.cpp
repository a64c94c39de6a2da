// mistake: there is no public: in front of solveSudoku
// evidence: solveSudoku
class Solution {
    void solveSudoku(vector<vector<char>>& board) {
        board[0][0] = '1';
    }
};
