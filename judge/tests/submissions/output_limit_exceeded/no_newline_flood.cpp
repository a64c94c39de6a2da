// mistake: prints dots for ever, without a single newline, flushing each
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        while (true) cout << "........................................................................" << flush;
    }
};
