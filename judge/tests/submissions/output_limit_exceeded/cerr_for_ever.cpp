// mistake: writes to cerr in an endless loop
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        while (true)
            for (auto& row : board) cerr << string(row.begin(), row.end()) << "\n--------------------------------\n";
    }
};
