// about: const on everything, the search is a pure function that returns an optional grid
class Solution {
    using Grid = array<signed char, 81>;
    static int open(const Grid& g, const int p) {
        const int r = p / 9, c = p % 9, top = r / 3 * 27 + c / 3 * 3;
        int m = 0;
        for (int k = 0; k < 9; ++k) m |= 1 << g[r * 9 + k] | 1 << g[k * 9 + c] | 1 << g[top + k / 3 * 9 + k % 3];
        return ~m & 0x3fe;
    }
    static optional<const Grid> solved(const Grid& g) {
        int where = -1, mask = 0, least = 10;
        for (int p = 0; p < 81; ++p)
            if (g[p] == 0)
                if (const int m = open(g, p), n = __builtin_popcount(m); n < least) { least = n; where = p; mask = m; }
        if (where < 0) return g;
        for (int d = 1; d <= 9; ++d)
            if (mask >> d & 1) {
                Grid h = g;
                h[where] = static_cast<signed char>(d);
                if (const auto a = solved(h)) return *a;
            }
        return nullopt;
    }
public:
    void solveSudoku(vector<vector<char>>& board) const {
        Grid g{};
        for (int p = 0; p < 81; ++p) if (const char x = board[p / 9][p % 9]; x != '.') g[p] = static_cast<signed char>(x - '0');
        if (const auto a = solved(g))
            for (int p = 0; p < 81; ++p) board[p / 9][p % 9] = static_cast<char>('0' + (*a)[p]);
    }
};
