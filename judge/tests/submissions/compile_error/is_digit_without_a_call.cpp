// mistake: passes isdigit as a function, but <locale>, which LeetCode includes, has another one
// evidence: all_of
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            if (!all_of(row.begin(), row.end(), isdigit)) return;
    }
};
