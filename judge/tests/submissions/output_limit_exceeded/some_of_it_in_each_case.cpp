// mistake: prints 40 KiB for each board, which is too much for all of them together
// evidence: in the cases before: the limit is for all together
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        cout << string(40 << 10, '#') << endl;
        solve(board, 0);
    }
private:
    bool solve(vector<vector<char>>& b, int p) {
        while (p < 81 && b[p / 9][p % 9] != '.') p++;
        if (p == 81) return true;
        const int r = p / 9, c = p % 9;
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int i = 0; i < 9; i++)
                if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) ok = false;
            if (!ok) continue;
            b[r][c] = d;
            if (solve(b, p + 1)) return true;
        }
        b[r][c] = '.';
        return false;
    }
};
