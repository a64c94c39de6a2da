// about: struct instead of class, and solveSudoku is a static member function that returns bool
struct Solution {
    static bool ok(const vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; ++i)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }
    static bool solveSudoku(vector<vector<char>>& b) {
        int br = -1, bc = -1;
        string opts(10, ' ');
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') {
                    string o;
                    for (char d = '1'; d <= '9'; ++d) if (ok(b, r, c, d)) o += d;
                    if (o.size() < opts.size()) { opts = o; br = r; bc = c; }
                }
        if (br < 0) return true;
        for (char d : opts) {
            b[br][bc] = d;
            if (solveSudoku(b)) return true;
        }
        b[br][bc] = '.';
        return false;
    }
};
