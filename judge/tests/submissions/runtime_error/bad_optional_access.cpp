// mistake: asks an empty optional for its value when no cell has a single candidate
// evidence: bad_optional_access
class Solution {
    optional<pair<int, int>> single(const vector<vector<char>>& b) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (b[r][c] != '.') continue;
                set<char> s;
                for (int k = 0; k < 9; ++k) s.insert({b[r][k], b[k][c]});
                if (s.size() == 10) return pair{r, c};
            }
        return nullopt;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 82; ++i) {
            auto [r, c] = single(board).value();
            board[r][c] = '1';
        }
    }
};
