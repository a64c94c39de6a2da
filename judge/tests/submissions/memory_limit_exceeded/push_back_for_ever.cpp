// mistake: the list of partial boards grows for ever because finished ones are never taken out
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<string> states;
        string s;
        for (auto& row : board) s.append(row.begin(), row.end());
        while (true) states.push_back(s);
    }
};
