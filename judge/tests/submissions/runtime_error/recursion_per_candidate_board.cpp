// mistake: each level of an endless recursion keeps a copy of the board on the stack
// evidence: stack overflow
class Solution {
    struct G { char c[81]; int used[27]; };
    static int deeper(G g, int level) {
        volatile G mine = {};
        mine.c[level % 81] = g.c[(level + 1) % 81];
        g.used[level % 27]++;
        return deeper(g, level + 1) + mine.c[level % 81];
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        G g{};
        for (int i = 0; i < 81; i++) g.c[i] = board[i / 9][i % 9];
        board[0][0] = '0' + deeper(g, 0) % 10;
    }
};
