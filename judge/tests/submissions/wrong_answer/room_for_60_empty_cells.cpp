// mistake: the list of empty cells has room for 60 only; the rest is never filled in
// evidence: left empty
class Solution {
    int er[60], ec[60], n = 0;
    bool free(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool dfs(vector<vector<char>>& b, int left) {
        if (!left) return true;
        int best = -1, bn = 10;
        for (int i = 0; i < n; i++) {
            if (b[er[i]][ec[i]] != '.') continue;
            int k = 0;
            for (char d = '1'; d <= '9'; d++) k += free(b, er[i], ec[i], d);
            if (k < bn) bn = k, best = i;
        }
        for (char d = '1'; d <= '9'; d++)
            if (free(b, er[best], ec[best], d)) {
                b[er[best]][ec[best]] = d;
                if (dfs(b, left - 1)) return true;
                b[er[best]][ec[best]] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] == '.' && n < 60) er[n] = r, ec[n++] = c;
        dfs(b, n);
    }
};
