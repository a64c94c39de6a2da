// mistake: the last closing brace and its semicolon are missing
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board) {
            row[0] = '1';
        }
    }
