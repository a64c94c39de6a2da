// mistake: the loops use <= 9 with at(), so the tenth cell is asked for
// evidence: std::out_of_range
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int givens = 0;
        for (int r = 0; r <= 9; ++r)
            for (int c = 0; c <= 9; ++c)
                if (board.at(r).at(c) != '.') ++givens;
        printf("%d\n", givens);
    }
};
