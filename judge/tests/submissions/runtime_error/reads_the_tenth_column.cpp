// mistake: a loop over the columns runs to c <= 9 and reads board[r][9]
// needs: sanitizer
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int fives = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c <= 9; c++)
                if (board[r][c] == '5') fives++;
        clog << fives << " fives\n";
        solve(board);
    }
private:
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int k = 0;
                for (char d = '1'; d <= '9'; d++) k += ok(b, r, c, d);
                if (k < n) n = k, R = r, C = c;
            }
        if (R < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (ok(b, R, C, d)) {
                b[R][C] = d;
                if (solve(b)) return true;
                b[R][C] = '.';
            }
        return false;
    }
};
