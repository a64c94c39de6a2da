// mistake: installs a handler that resets SIGSEGV to its default and then reads a bad address
// evidence: SIGSEGV
#include <csignal>
static void onCrash(int s) {
    signal(s, SIG_DFL);
}
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        signal(SIGSEGV, onCrash);
        volatile uintptr_t where = 64;
        board[0][0] = *reinterpret_cast<volatile char*>(where);
    }
};
