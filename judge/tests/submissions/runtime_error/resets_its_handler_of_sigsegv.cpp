// mistake: a null pointer, with a handler of its own that prints and leaves the rest to the default
// evidence: SIGSEGV (segmentation fault) inside solveSudoku, unseen by the judge's handler
// evidence: or the code handles, resets or blocks that signal itself
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        signal(SIGSEGV, [](int number) {
            fputs("segfault!\n", stderr);
            signal(number, SIG_DFL);
        });
        volatile int* cell = nullptr;
        *cell = board[0][0];
    }
};
