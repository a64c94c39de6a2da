// mistake: the parameter is a vector of strings
// evidence: solveSudoku
class Solution {
public:
    void solveSudoku(vector<string>& board) {
        for (string& row : board) replace(row.begin(), row.end(), '.', '1');
    }
};
