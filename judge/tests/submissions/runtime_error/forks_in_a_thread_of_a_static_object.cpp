// mistake: a static object starts a thread, and that forks
// evidence: blocked system call: clone
// needs: sandbox
#include <thread>
#include <unistd.h>
struct Early {
    Early() { thread([] { if (fork() == 0) for (;;) pause(); }).join(); }
} early;
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {}
};
