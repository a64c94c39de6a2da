// mistake: includes /dev/zero, a file without an end (clang takes it for an empty file), and uses a name that is not in it
// needs: sandbox
#include "/dev/zero"
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { fillWithZeros(board); }
};
