// mistake: the digit loop stops before '9', so no board with a missing 9 can be finished
// evidence: board is unchanged
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { backtrack(board); }
private:
    bool backtrack(vector<vector<char>>& board) {
        int br = -1, bc = -1, bn = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    int n = 0;
                    for (char d = '1'; d < '9'; d++) n += fits(board, r, c, d);
                    if (n < bn) { bn = n; br = r; bc = c; }
                }
        if (br == -1) return true;
        for (char d = '1'; d < '9'; d++)
            if (fits(board, br, bc, d)) {
                board[br][bc] = d;
                if (backtrack(board)) return true;
                board[br][bc] = '.';
            }
        return false;
    }
    bool fits(const vector<vector<char>>& board, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (board[r][k] == d || board[k][c] == d || board[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
};
