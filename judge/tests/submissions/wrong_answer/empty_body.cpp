// mistake: the body is empty, as LeetCode hands it out
// evidence: board is unchanged
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        
    }
};
