// mistake: subtracts more than there is, so a string of a negative length is asked for
// evidence: length_error
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        size_t holes = 0;
        for (auto& row : board) holes += count(row.begin(), row.end(), '.');
        string pad(holes - 82, ' ');
        cout << pad;
    }
};
