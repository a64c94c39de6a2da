// mistake: keeps a log in a file in memory, which grows beyond the limit
// evidence: wrote more than 1 MiB to a file inside solveSudoku
#include <sys/mman.h>
#include <unistd.h>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        const int log = memfd_create("log", 0);
        const string line(1000, board[0][0]);
        while (write(log, line.data(), line.size()) > 0) {}
    }
};
