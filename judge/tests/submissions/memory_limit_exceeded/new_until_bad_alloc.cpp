// mistake: asks for more and more memory until new throws bad_alloc, which nobody catches
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<unique_ptr<vector<int>>> keep;
        for (size_t n = 1 << 20;; n += n / 2) keep.push_back(make_unique<vector<int>>(n, board[0][0]));
    }
};
