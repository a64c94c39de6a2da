// mistake: its global `slice` is also std::slice of <valarray>, which LeetCode includes as well
// evidence: reference to 'slice' is ambiguous
vector<int> slice(9);

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            for (char& place : row)
                if (place == '.') ++slice[0];
    }
};
