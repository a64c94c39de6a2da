// mistake: the search is noexcept and throws to come back at once; the catch is never reached
// evidence: uncaught exception of type Solution::Solved
class Solution {
    struct Solved {};
    void fill(vector<vector<char>>& board, int cell) noexcept {
        if (cell == 81) throw Solved();
        char& here = board[cell / 9][cell % 9];
        if (here == '.') here = '1';
        fill(board, cell + 1);
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        try {
            fill(board, 0);
        } catch (const Solved&) {
        }
    }
};
