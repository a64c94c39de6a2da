// mistake: the method is called solvesudoku, with a small s
// evidence: solveSudoku
class Solution {
public:
    void solvesudoku(vector<vector<char>>& board) {
        board[0][0] = '1';
    }
};
