// mistake: the recursion calls itself with the same cell and has no end
// evidence: stack overflow
class Solution {
    int dfs(vector<vector<char>>& board, int r, int c) {
        volatile char seen[200];
        seen[r] = board[r][c];
        int below = dfs(board, r, c);
        return below + seen[r];
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        board[0][0] = (char)dfs(board, 0, 0);
    }
};
