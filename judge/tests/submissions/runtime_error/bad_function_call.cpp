// mistake: the std::function is called before the recursive lambda is stored in it
// evidence: bad_function_call
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        function<bool(int, int)> dfs;
        bool done = dfs(0, 0);
        dfs = [&](int r, int c) { return r == 9 || dfs(r + 1, c) || done; };
    }
};
