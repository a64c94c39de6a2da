// mistake: a static initialiser never ends, so the first board is never reached
// evidence: CPU
static int table = [] {
    volatile int x = 1;
    while (x) x = x * 3 | 1;
    return 0;
}();
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = '1'; }
};
