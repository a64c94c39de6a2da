// mistake: there is a closing brace too many after solveSudoku, so the class ends early
// evidence: expected
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        go(board, 0);
    }}
    bool go(vector<vector<char>>& board, int p) { return p == 81 || go(board, p + 1); }
};
