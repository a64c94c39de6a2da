// about: works on a copy and moves a brand-new outer vector into the board
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<vector<char>> copy;
        for (const auto& r : board) copy.emplace_back(r.begin(), r.end());
        if (solve(copy)) board = std::move(copy);
        board.reserve(64);
        for (auto& r : board) r.shrink_to_fit();
    }
private:
    bool solve(vector<vector<char>>& b) {
        int br = -1, bc = -1;
        vector<char> options;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') {
                    vector<char> o = possible(b, r, c);
                    if (br == -1 || o.size() < options.size()) { options = o; br = r; bc = c; }
                }
        if (br == -1) return true;
        for (char d : options) {
            b[br][bc] = d;
            if (solve(b)) return true;
        }
        b[br][bc] = '.';
        return false;
    }
    vector<char> possible(const vector<vector<char>>& b, int r, int c) {
        bool seen[128] = {};
        for (int k = 0; k < 9; ++k) {
            seen[(int)b[r][k]] = seen[(int)b[k][c]] = true;
            seen[(int)b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]] = true;
        }
        vector<char> o;
        for (char d = '1'; d <= '9'; ++d) if (!seen[(int)d]) o.push_back(d);
        return o;
    }
};
