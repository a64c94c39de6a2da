// mistake: calls through a function pointer that holds the number 16
// evidence: SIGSEGV
class Solution {
    typedef bool (*Solver)(vector<vector<char>>&);
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile uintptr_t table[2] = {16, 32};
        Solver s = reinterpret_cast<Solver>(table[0]);
        if (!s(board)) board[0][0] = '.';
    }
};
