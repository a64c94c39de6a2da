// mistake: a thread calls itself without end, on its own stack
// evidence: SIGSEGV
// evidence: a stack overflow in a thread (8 MiB each), or the code handles
class Solution {
    int dive(int depth) {
        volatile char frame[500];
        frame[0] = depth;
        return dive(depth + 1) + frame[0];
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        int found = 0;
        thread searcher([&] { found = dive(0); });
        searcher.join();
        board[0][0] = '0' + found;
    }
};
