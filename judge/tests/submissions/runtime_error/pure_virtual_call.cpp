// mistake: the base constructor calls a pure virtual function through a helper
// evidence: pure virtual
struct Strategy {
    Strategy() { prepare(); }
    virtual ~Strategy() {}
    __attribute__((noinline)) void prepare() { reset(); }
    virtual void reset() = 0;
};
struct Backtracking : Strategy {
    int used[27];
    void reset() override { memset(used, 0, sizeof used); }
};
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        Backtracking b;
        board[0][0] = '1' + b.used[0];
    }
};
