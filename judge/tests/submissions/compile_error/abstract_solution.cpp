// mistake: Solution has a pure virtual function left, so no object can be made
// evidence: abstract
class Solution {
protected:
    virtual bool backtrack(vector<vector<char>>& board) = 0;
public:
    virtual ~Solution() = default;
    void solveSudoku(vector<vector<char>>& board) { backtrack(board); }
};
