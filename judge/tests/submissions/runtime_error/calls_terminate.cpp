// mistake: calls std::terminate when it has filled nothing
// evidence: std::terminate
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int filled = 0;
        if (board.size() == 9 && filled == 0) std::terminate();
    }
};
