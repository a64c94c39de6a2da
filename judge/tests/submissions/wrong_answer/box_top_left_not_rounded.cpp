// mistake: the box is scanned from (r, c) - 1 to (r, c) + 1 around the cell instead of from the box's corner
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }
private:
    bool solve(vector<vector<char>>& board) {
        int r = -1, c = -1, least = 10;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.') continue;
                int n = 0;
                for (char d = '1'; d <= '9'; d++) n += valid(board, i, j, d);
                if (n < least) { least = n; r = i; c = j; }
            }
        if (r < 0) return true;
        for (char d = '1'; d <= '9'; d++) {
            if (!valid(board, r, c, d)) continue;
            board[r][c] = d;
            if (solve(board)) return true;
        }
        board[r][c] = '.';
        return false;
    }
    bool valid(vector<vector<char>>& board, int r, int c, char d) {
        for (int i = 0; i < 9; i++) if (board[i][c] == d || board[r][i] == d) return false;
        for (int i = max(0, r - 1); i <= min(8, r + 1); i++)
            for (int j = max(0, c - 1); j <= min(8, c + 1); j++) if (board[i][j] == d) return false;
        return true;
    }
};
