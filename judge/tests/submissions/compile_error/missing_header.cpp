// mistake: includes a header that exists only on the author's machine
// evidence: debug_helpers.h
#include "debug_helpers.h"
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { dbg(board); }
};
