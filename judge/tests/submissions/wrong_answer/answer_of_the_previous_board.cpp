// mistake: the working grid is static and only its empty cells are loaded, so every board after the first gets the first answer
class Solution {
    static char grid[81];
    bool fit(int p, char d) {
        for (int q = 0; q < 81; ++q)
            if (grid[q] == d && (q / 9 == p / 9 || q % 9 == p % 9 || (q / 27 == p / 27 && q % 9 / 3 == p % 9 / 3))) return false;
        return true;
    }
    bool go() {
        int best = -1, least = 10;
        for (int p = 0; p < 81; ++p)
            if (grid[p] == '.') {
                int n = 0;
                for (char d = '1'; d <= '9'; ++d) n += fit(p, d);
                if (n < least) least = n, best = p;
            }
        if (best < 0) return true;
        for (char d = '1'; d <= '9'; ++d)
            if (fit(best, d)) {
                grid[best] = d;
                if (go()) return true;
                grid[best] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int p = 0; p < 81; ++p) if (!grid[p]) grid[p] = board[p / 9][p % 9];
        go();
        for (int p = 0; p < 81; ++p) board[p / 9][p % 9] = grid[p];
    }
};
char Solution::grid[81];
