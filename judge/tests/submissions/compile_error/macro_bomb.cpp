// mistake: nested macros expand to about two billion additions
// needs: sandbox
#define A(x) x + x + x + x + x + x + x + x
#define B(x) A(A(A(x)))
#define C(x) B(B(x))
#define D(x) C(B(x))
int boom(int one) { return D(A(A(one))) + undeclared; }
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
