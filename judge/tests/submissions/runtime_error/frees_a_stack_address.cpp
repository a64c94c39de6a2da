// mistake: calls free() on a local array
// evidence: SIGABRT
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        char cells[96];
        memset(cells, 0, sizeof cells);
        for (int i = 0; i < 81; i++) cells[i] = board[i / 9][i % 9];
        void* volatile p = cells + 8;
        free(p);
    }
};
