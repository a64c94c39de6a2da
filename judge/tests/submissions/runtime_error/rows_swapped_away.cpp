// mistake: swaps the board with an empty one and then writes to row 0
// evidence: SIGSEGV
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<vector<char>> none;
        swapBoards(board, none);
        for (int i = 0; i < 9; i++) board[i][i] = '1';
    }
    __attribute__((noinline)) void swapBoards(vector<vector<char>>& a, vector<vector<char>>& b) { a.swap(b); }
};
