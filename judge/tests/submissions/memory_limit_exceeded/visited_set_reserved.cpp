// mistake: reserves a hash table for a million million boards, eight terabytes of buckets
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        unordered_set<string> visited;
        visited.reserve(1000000000000ull);
        string s;
        for (auto& row : board) s.append(row.begin(), row.end());
        visited.insert(s);
    }
};
