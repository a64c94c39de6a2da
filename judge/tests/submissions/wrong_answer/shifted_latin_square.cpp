// mistake: fills the holes from a fixed shifted pattern, whatever the givens are
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] == '.') board[r][c] = '1' + (r * 3 + r / 3 + c) % 9;
    }
};
