// mistake: calls exit(0) as soon as it has an answer
// evidence: exited with code 0 before returning
class Solution {
    static bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    void go(vector<vector<char>>& b, int p) {
        while (p < 81 && b[p / 9][p % 9] != '.') p++;
        if (p == 81) exit(0);
        for (char d = '1'; d <= '9'; d++)
            if (ok(b, p / 9, p % 9, d)) {
                b[p / 9][p % 9] = d;
                go(b, p + 1);
            }
        b[p / 9][p % 9] = '.';
    }
public:
    void solveSudoku(vector<vector<char>>& board) { go(board, 0); }
};
