// mistake: asserts at compile time that a box has four columns
// evidence: a box is 3 by 3
constexpr int BOX = 3;
static_assert(BOX == 4, "a box is 3 by 3");
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
