// mistake: fills every cell with '1'
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board = vector<vector<char>>(9, vector<char>(9, '1'));
    }
};
