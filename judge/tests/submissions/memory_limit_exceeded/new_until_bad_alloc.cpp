// mistake: doubles its table without end until new throws bad_alloc, which nobody catches
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<unique_ptr<char[]>> keep;
        for (size_t n = 1 << 20;; n *= 2) {
            keep.emplace_back(new char[n]);
            keep.back()[n / 2] = board[0][0];
        }
    }
};
