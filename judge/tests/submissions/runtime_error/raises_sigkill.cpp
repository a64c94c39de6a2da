// mistake: sends SIGKILL to itself
#include <csignal>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        raise(SIGKILL);
    }
};
