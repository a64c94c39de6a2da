// about: templates all the way: unit masks by index, grid type deduced
template <int N> struct Mask {
    unsigned bits = 0;
    bool has(int d) const { static_assert(N <= 32); return bits >> d & 1u; }
    void flip(int d) { bits ^= 1u << d; }
};
template <typename Grid, int K = 3, int N = K * K>
class Backtracker {
    Grid& g;
    array<Mask<N>, N> rows{}, cols{}, boxes{};
    template <typename F> void each(F f) { for (int r = 0; r < N; ++r) for (int c = 0; c < N; ++c) f(r, c); }
    void flip(int r, int c, int d) { rows[r].flip(d); cols[c].flip(d); boxes[r / K * K + c / K].flip(d); }
    bool can(int r, int c, int d) const { return !rows[r].has(d) && !cols[c].has(d) && !boxes[r / K * K + c / K].has(d); }
public:
    explicit Backtracker(Grid& g) : g(g) { each([&](int r, int c) { if (g[r][c] != '.') flip(r, c, g[r][c] - '1'); }); }
    bool operator()() {
        int br = -1, bc = -1, bn = N + 1;
        each([&](int r, int c) {
            if (g[r][c] != '.') return;
            int n = 0;
            for (int d = 0; d < N; ++d) n += can(r, c, d);
            if (n < bn) bn = n, br = r, bc = c;
        });
        if (bn > N) return true;
        for (int d = 0; d < N; ++d) if (can(br, bc, d)) {
            flip(br, bc, d);
            g[br][bc] = static_cast<typename Grid::value_type::value_type>('1' + d);
            if ((*this)()) return true;
            g[br][bc] = '.';
            flip(br, bc, d);
        }
        return false;
    }
};
class Solution { public: void solveSudoku(vector<vector<char>>& board) { Backtracker{board}(); } };
