// mistake: rewrites the digit placed last; on a full board nothing was placed and the default '.' goes into r1c1
// evidence: leaves it empty
class Solution {
    int last = 0;
    char lastDigit = '.';
    bool ok(vector<vector<char>>& b, int p, char d) {
        for (int k = 0; k < 9; k++)
            if (b[p / 9][k] == d || b[k][p % 9] == d || b[p / 27 * 3 + k / 3][p % 9 / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        int at = -1, n = 10;
        for (int p = 0; p < 81; p++) {
            if (b[p / 9][p % 9] != '.') continue;
            int k = 0;
            for (char d = '1'; d <= '9'; d++) k += ok(b, p, d);
            if (k < n) n = k, at = p;
        }
        if (at < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (ok(b, at, d)) {
                b[at / 9][at % 9] = d;
                last = at, lastDigit = d;
                if (solve(b)) return true;
            }
        b[at / 9][at % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        solve(b);
        b[last / 9][last % 9] = lastDigit;
    }
};
