// mistake: answers are cached by which cells are filled, not by what is in them
class Solution {
    bool can(const vector<vector<char>>& g, int p, char d) {
        int r = p / 9, c = p % 9;
        for (int k = 0; k < 9; k++)
            if (g[r][k] == d || g[k][c] == d || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool solve(vector<vector<char>>& g) {
        int at = -1, n = 10;
        for (int p = 0; p < 81; p++) {
            if (g[p / 9][p % 9] != '.') continue;
            int k = 0;
            for (char d = '1'; d <= '9'; d++) k += can(g, p, d);
            if (k < n) n = k, at = p;
        }
        if (at < 0) return true;
        for (char d = '1'; d <= '9'; d++)
            if (can(g, at, d)) {
                g[at / 9][at % 9] = d;
                if (solve(g)) return true;
            }
        g[at / 9][at % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& g) {
        static map<string, vector<vector<char>>> cache;
        string key;
        for (auto& row : g) for (char x : row) key += x == '.' ? '0' : '1';
        auto [it, fresh] = cache.try_emplace(key);
        if (fresh) { solve(g); it->second = g; }
        else g = it->second;
    }
};
