// mistake: every step allocates a 64 KiB block of candidates, writes to it and never frees it
class Solution {
    char* volatile last;
public:
    void solveSudoku(vector<vector<char>>& board) {
        while (true) {
            char* p = new char[65536];
            for (int i = 0; i < 65536; i += 512) p[i] = board[i % 9][i % 7];
            last = p;
        }
    }
};
