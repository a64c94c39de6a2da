// mistake: turns '.' into '0' and then looks for '.' to fill in, so nothing is filled
// evidence: not a digit
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board) replace(row.begin(), row.end(), '.', '0');
        solve(board);
    }
private:
    bool solve(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    for (char d = '1'; d <= '9'; d++)
                        if (valid(board, r, c, d)) {
                            board[r][c] = d;
                            if (solve(board)) return true;
                            board[r][c] = '.';
                        }
                    return false;
                }
        return true;
    }
    bool valid(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
};
