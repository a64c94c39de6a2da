// mistake: makes the compiler say that the disk is full, which is not true
// evidence: No space left on device
#error No space left on device
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
