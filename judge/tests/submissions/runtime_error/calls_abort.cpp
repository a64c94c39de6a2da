// mistake: calls abort() when the first cell is not what it hoped for, and it never is
// evidence: SIGABRT
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        if (board.size() != 81) abort();
    }
};
