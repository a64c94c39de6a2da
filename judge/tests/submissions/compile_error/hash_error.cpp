// mistake: stops itself with #error unless it is built on the author's machine
// evidence: build me locally
#ifndef MY_OWN_MACHINE
#error build me locally only
#endif
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
