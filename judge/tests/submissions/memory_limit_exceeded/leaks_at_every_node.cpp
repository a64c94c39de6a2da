// mistake: every search node allocates a table of 4 MiB with new and never deletes it
class Solution {
    int nodes = 0;
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b, int p) {
        int* volatile memo = new int[1 << 20];
        memo[0] = ++nodes;
        if (p == 81) return true;
        if (b[p / 9][p % 9] != '.') return solve(b, p + 1);
        for (char d = '1'; d <= '9'; d++)
            if (ok(b, p / 9, p % 9, d)) {
                b[p / 9][p % 9] = d;
                if (solve(b, p + 1)) return true;
            }
        b[p / 9][p % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        while (nodes < 100000000) {
            auto copy = board;
            solve(copy, 0);
        }
    }
};
