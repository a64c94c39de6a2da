// mistake: throws an int that nobody catches
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int holes = 0;
        for (auto& row : board) holes += count(row.begin(), row.end(), '.');
        if (holes < 82) throw 42;
    }
};
