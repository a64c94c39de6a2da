// mistake: sends itself the signal of a file that is too long, and has written nothing
// evidence: SIGXFSZ (file size limit exceeded) inside solveSudoku, by a timer or a signal
#include <csignal>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        raise(SIGXFSZ);
    }
};
