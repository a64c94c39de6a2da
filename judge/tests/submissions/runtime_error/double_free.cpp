// mistake: frees the same table twice
// evidence: SIGABRT
class Solution {
    void* volatile table;
public:
    void solveSudoku(vector<vector<char>>& board) {
        table = malloc(4000);
        memset(table, board[0][0], 4000);
        void* volatile again = table;
        free(table);
        free(again);
    }
};
