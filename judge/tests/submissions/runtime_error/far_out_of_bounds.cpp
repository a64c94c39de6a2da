// mistake: the cell index is multiplied by a million million, so the write lands far outside any memory
// evidence: SIGSEGV
class Solution {
    int used[9] = {};
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile long long scale = 1000000000000LL;
        volatile int* volatile p = used;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                p[(r * 9 + c) * scale] = board[r][c];
    }
};
