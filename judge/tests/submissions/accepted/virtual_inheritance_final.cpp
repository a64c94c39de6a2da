// about: virtual inheritance, overrides and a final class
struct Unit { virtual ~Unit() = default; int rows[9]{}; };
struct WithCols : virtual Unit { int cols[9]{}; };
struct WithBoxes : virtual Unit { int boxes[9]{}; };
struct Base : WithCols, WithBoxes {
    virtual bool search(vector<vector<char>>&) = 0;
    virtual int open(int r, int c) const { return 0x1FF & ~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]); }
    void toggle(int r, int c, int bit) { rows[r] ^= bit; cols[c] ^= bit; boxes[r / 3 * 3 + c / 3] ^= bit; }
};
class Solution final : public Base {
    bool search(vector<vector<char>>& b) override {
        pair<int, pair<int, int>> best{10, {-1, -1}};
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') best = min(best, {__builtin_popcount(open(r, c)), {r, c}});
        auto [r, c] = best.second;
        if (r < 0) return true;
        for (int m = open(r, c); m; m &= m - 1) {
            int bit = m & -m;
            toggle(r, c, bit);
            b[r][c] = char('1' + __builtin_ctz(bit));
            if (search(b)) return true;
            toggle(r, c, bit);
        }
        b[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') toggle(r, c, 1 << (board[r][c] - '1'));
        search(board);
    }
};
