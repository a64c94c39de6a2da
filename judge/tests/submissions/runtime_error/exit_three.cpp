// mistake: calls exit(3) where it should return
// evidence: exited with code 3 before returning
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        if (board[0].empty()) return;
        cerr << "cannot happen\n";
        exit(3);
    }
};
