// mistake: the file includes itself without an end
// evidence: nested
#include __FILE__
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
