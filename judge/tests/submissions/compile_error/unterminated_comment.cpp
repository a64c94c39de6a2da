// mistake: a block comment is opened after the class and never closed, so it would swallow what follows
// evidence: comment
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = '1'; }
};
/* complexity: O(9^m)
