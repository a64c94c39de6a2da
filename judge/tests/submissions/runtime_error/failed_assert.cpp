// mistake: asserts that row 1 has 81 cells
// evidence: board[0].size() == 81
#include <cassert>
#undef NDEBUG
#include <cassert>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        assert(board[0].size() == 81);
        board[0][0] = '1';
    }
};
