// mistake: the helper backtrack is declared and called but defined nowhere, which the linker finds
// evidence: `backtrack` is declared but never defined
// evidence: error: undefined: backtrack(vector<vector<char>>&, int)
bool backtrack(vector<vector<char>>& board, int cell);
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { backtrack(board, 0); }
};
