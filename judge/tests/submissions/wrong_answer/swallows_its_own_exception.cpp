// mistake: throws when a cell has more than five candidates, catches that at the top and gives up silently
// evidence: left empty
class Solution {
    vector<char> candidates(const vector<vector<char>>& b, int r, int c) {
        vector<char> v;
        for (char d = '1'; d <= '9'; ++d) {
            bool used = false;
            for (int k = 0; k < 9; ++k)
                used = used || b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d;
            if (!used) v.push_back(d);
        }
        if (v.size() > 5) throw length_error("too many candidates");
        return v;
    }
    bool solve(vector<vector<char>>& b) {
        int R = -1, C = -1;
        vector<char> best;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') {
                    auto v = candidates(b, r, c);
                    if (R < 0 || v.size() < best.size()) best = v, R = r, C = c;
                }
        if (R < 0) return true;
        for (char d : best) {
            b[R][C] = d;
            if (solve(b)) return true;
        }
        b[R][C] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        try { solve(board); } catch (...) {}
    }
};
