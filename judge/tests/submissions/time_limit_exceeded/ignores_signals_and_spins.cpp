// mistake: ignores every signal that can be ignored and then spins
// evidence: CPU
#include <csignal>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int s = 1; s < 65; s++) signal(s, SIG_IGN);
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, nullptr);
        volatile int x = 0;
        while (true) x = x + 1 & 255;
    }
};
