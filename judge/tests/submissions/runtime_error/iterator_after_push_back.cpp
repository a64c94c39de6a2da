// mistake: an iterator into a vector is used after push_back has moved the vector
// needs: sanitizer
class Solution {
    bool ok(vector<vector<char>>& b, int p, char d) {
        int r = p / 9, c = p % 9;
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
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
                if (solve(b)) return true;
            }
        b[at / 9][at % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<int> order(81);
        order.shrink_to_fit();
        auto first = order.begin();
        for (int p = 0; p < 81; p++) order.push_back(p);
        cout << (*first > 100) << '\n';
        solve(board);
    }
};
