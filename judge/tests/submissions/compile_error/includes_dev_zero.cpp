// mistake: includes /dev/zero, a file without an end
// needs: sandbox
#include "/dev/zero"
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
