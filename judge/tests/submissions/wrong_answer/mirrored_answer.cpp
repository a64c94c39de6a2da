// mistake: the solved rows are reversed at the end
// evidence: was given as
class Solution {
    static bool free(const string& s, int p, char d) {
        for (int q = 0; q < 81; ++q)
            if (s[q] == d && (q / 9 == p / 9 || q % 9 == p % 9 || (q / 27 == p / 27 && q % 9 / 3 == p % 9 / 3))) return false;
        return true;
    }
    static bool solve(string& s) {
        int best = -1, n = 10;
        for (int p = 0; p < 81; ++p) {
            if (s[p] != '.') continue;
            int k = 0;
            for (char d = '1'; d <= '9'; ++d) k += free(s, p, d);
            if (k < n) n = k, best = p;
        }
        if (best < 0) return true;
        for (char d = '1'; d <= '9'; ++d)
            if (free(s, best, d)) {
                s[best] = d;
                if (solve(s)) return true;
                s[best] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        string s;
        for (auto& row : board) s.append(row.begin(), row.end());
        solve(s);
        for (int r = 0; r < 9; ++r) board[r].assign(s.rbegin() + 9 * (8 - r), s.rbegin() + 9 * (9 - r));
    }
};
