// about: no recursion at all, an explicit stack of choices
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        struct Frame { int pos, rest, bit; };
        int row[9] = {}, col[9] = {}, box[9] = {};
        auto toggle = [&](int p, int bit) { row[p / 9] ^= bit; col[p % 9] ^= bit; box[p / 27 * 3 + p % 9 / 3] ^= bit; };
        auto next = [&]() {
            Frame f{-1, 0, 0};
            int least = 10;
            for (int p = 0; p < 81; ++p) {
                if (board[p / 9][p % 9] != '.') continue;
                int m = 511 & ~(row[p / 9] | col[p % 9] | box[p / 27 * 3 + p % 9 / 3]);
                if (__builtin_popcount(m) < least) { least = __builtin_popcount(m); f.pos = p; f.rest = m; }
            }
            return f;
        };
        for (int p = 0; p < 81; ++p)
            if (board[p / 9][p % 9] != '.') toggle(p, 1 << (board[p / 9][p % 9] - '1'));
        stack<Frame> st;
        for (Frame f = next(); f.pos >= 0;) {
            st.push(f);
            while (true) {
                Frame& t = st.top();
                if (t.bit) { toggle(t.pos, t.bit); board[t.pos / 9][t.pos % 9] = '.'; t.bit = 0; }
                if (t.rest) {
                    t.bit = t.rest & -t.rest;
                    t.rest ^= t.bit;
                    toggle(t.pos, t.bit);
                    board[t.pos / 9][t.pos % 9] = '1' + __builtin_ctz(t.bit);
                    break;
                }
                st.pop();
                if (st.empty()) return;
            }
            f = next();
        }
    }
};
