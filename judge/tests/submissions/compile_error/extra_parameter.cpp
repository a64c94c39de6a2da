// mistake: solveSudoku takes a second parameter without a default
// evidence: solveSudoku
class Solution {
public:
    bool solveSudoku(vector<vector<char>>& board, int start) {
        return start == 81 || solveSudoku(board, start + 1);
    }
};
