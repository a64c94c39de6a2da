// mistake: frees the same table twice
// needs: sanitizer
// evidence: SIGABRT
// evidence: AddressSanitizer found a double free inside solveSudoku, at
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
