// mistake: columns are never checked, only rows and boxes
// evidence: column
class Solution {
public:
    void solveSudoku(vector<vector<char>>& b) {
        function<bool(int)> place = [&](int p) {
            if (p == 81) return true;
            int r = p / 9, c = p % 9;
            if (b[r][c] != '.') return place(p + 1);
            for (char d = '1'; d <= '9'; ++d) {
                bool clash = false;
                for (int k = 0; k < 9; ++k) {
                    clash |= b[r][k] == d;
                    clash |= b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d;
                }
                if (clash) continue;
                b[r][c] = d;
                if (place(p + 1)) return true;
                b[r][c] = '.';
            }
            return false;
        };
        place(0);
    }
};
