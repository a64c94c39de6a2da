// mistake: writes 100,000 bytes into a local array of 16
// evidence: SIGSEGV
class Solution {
    __attribute__((noinline)) static int copyRow(const char* from, size_t n) {
        char row[16];
        char* volatile to = row;
        memset(to, from[0], n);
        return row[3];
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile size_t n = 100000;
        int x = copyRow(board[0].data(), n);
        board[0][0] = '0' + x % 10;
    }
};
