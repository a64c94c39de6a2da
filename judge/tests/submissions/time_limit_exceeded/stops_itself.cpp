// mistake: stops itself with SIGSTOP, and nobody sends SIGCONT
// evidence: wall clock
#include <csignal>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        raise(SIGSTOP);
    }
};
