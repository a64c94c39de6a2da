// mistake: some 3,000 lines of macro expansion, each of which uses another undeclared name
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define E1 int CAT(cell, __COUNTER__) = CAT(missing, __COUNTER__);
#define E10 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1
#define E100 E10 E10 E10 E10 E10 E10 E10 E10 E10 E10
#define E1000 E100 E100 E100 E100 E100 E100 E100 E100 E100 E100
E1000
E1000
E1000
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
