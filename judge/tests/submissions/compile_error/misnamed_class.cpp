// mistake: the class is called Solver instead of Solution
// evidence: Solution
class Solver {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board[0][0] = '1';
    }
};
