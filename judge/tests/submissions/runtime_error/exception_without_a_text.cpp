// mistake: throws an exception whose what() returns no text at all
// evidence: uncaught exception of type Speechless inside solveSudoku
struct Speechless : exception {
    const char* what() const noexcept override { return nullptr; }
};
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        if (board[0][0] != 'x') throw Speechless();
    }
};
