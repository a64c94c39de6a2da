// mistake: writes into a string literal, which is read-only memory
// evidence: SIGSEGV
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile char* volatile digits = (char*)"123456789";
        for (int i = 0; i < 9; i++) digits[i] = board[0][i];
    }
};
