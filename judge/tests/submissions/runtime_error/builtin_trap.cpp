// mistake: runs into __builtin_trap()
// evidence: SIGILL
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        if (board.size() != 9) return;
        __builtin_trap();
    }
};
