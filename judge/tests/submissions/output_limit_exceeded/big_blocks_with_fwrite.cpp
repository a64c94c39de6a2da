// mistake: dumps blocks of 256 KiB with fwrite, forty of them
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<char> block(256 << 10, '#');
        for (int i = 0; i < 40; i++) fwrite(block.data(), 1, block.size(), stdout);
        fflush(stdout);
    }
};
