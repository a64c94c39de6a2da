// about: one lambda in a std::function that calls itself
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<int> rows(9), cols(9), boxes(9);
        auto toggle = [&](int r, int c, int d) {
            rows[r] ^= 1 << d;
            cols[c] ^= 1 << d;
            boxes[r / 3 * 3 + c / 3] ^= 1 << d;
        };
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') toggle(r, c, board[r][c] - '1');
        function<bool()> dfs = [&]() -> bool {
            int br = -1, bc = -1, bm = 0;
            for (int r = 0; r < 9; ++r)
                for (int c = 0; c < 9; ++c) {
                    if (board[r][c] != '.') continue;
                    int m = ~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]) & 0x1ff;
                    if (br < 0 || __builtin_popcount(m) < __builtin_popcount(bm)) br = r, bc = c, bm = m;
                }
            if (br < 0) return true;
            for (int d = 0; d < 9; ++d) {
                if (!(bm >> d & 1)) continue;
                toggle(br, bc, d);
                board[br][bc] = '1' + d;
                if (dfs()) return true;
                toggle(br, bc, d);
                board[br][bc] = '.';
            }
            return false;
        };
        dfs();
    }
};
