// mistake: a semicolon is missing after the return statement
// evidence: expected
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
    bool solve(vector<vector<char>>& board, int p) {
        if (p == 81) return true
        return solve(board, p + 1);
    }
};
