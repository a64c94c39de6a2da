// about: exceptions as control flow: the search throws when it is done and the caller catches it
class Solution {
    struct Found {};
    int r_[9]{}, c_[9]{}, b_[9]{};
    void search(vector<vector<char>>& g) {
        int R = -1, C = -1, m = 0, n = 10;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (g[r][c] == '.') {
                    int o = 511 & ~(r_[r] | c_[c] | b_[r / 3 * 3 + c / 3]), k = __builtin_popcount(o);
                    if (k < n) { n = k; R = r; C = c; m = o; }
                }
        if (R < 0) throw Found{};
        for (int d = 0; d < 9; ++d)
            if (m & (1 << d)) {
                flip(R, C, d);
                g[R][C] = '1' + d;
                search(g);
                flip(R, C, d);
            }
        g[R][C] = '.';
    }
    void flip(int r, int c, int d) { r_[r] ^= 1 << d; c_[c] ^= 1 << d; b_[r / 3 * 3 + c / 3] ^= 1 << d; }
public:
    void solveSudoku(vector<vector<char>>& g) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (g[r][c] != '.') flip(r, c, g[r][c] - '1');
        try { search(g); } catch (const Found&) {}
        try { (void)g.at(9); } catch (const std::out_of_range& e) { cerr << "(expected) " << e.what() << '\n'; }
    }
};
