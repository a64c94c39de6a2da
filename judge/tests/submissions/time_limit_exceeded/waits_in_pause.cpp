// mistake: waits for a signal that never comes
// evidence: wall clock
#include <unistd.h>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        while (true) pause();
    }
};
