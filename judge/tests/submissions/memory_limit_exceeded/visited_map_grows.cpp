// mistake: remembers every counter value in a map that is never emptied
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        unordered_map<long long, array<long long, 32>> visited;
        for (long long state = 0;; ++state) visited[state].fill(state);
    }
};
