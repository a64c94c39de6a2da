// about: no member besides solveSudoku, everything is a lambda, even the loops
class Solution { public: void solveSudoku(vector<vector<char>>& b) {
    const auto times = [](int n, auto f) { for (int i = 0; i < n; ++i) f(i); };
    const auto peers = [] {
        array<array<int, 20>, 81> a{};
        for (int p = 0; p < 81; ++p) for (int q = 0, n = 0; q < 81; ++q)
            if (p != q && (p / 9 == q / 9 || p % 9 == q % 9 || (p / 27 == q / 27 && p % 9 / 3 == q % 9 / 3))) a[p][n++] = q;
        return a;
    }();
    array<int, 81> bits{};
    times(81, [&](int p) { if (char x = b[p / 9][p % 9]; x != '.') bits[p] = 1 << (x - '1'); });
    const auto open = [&](int p) { int m = 511; for (int q : peers[p]) m &= ~bits[q]; return m; };
    const auto solve = [&](const auto& me) -> bool {
        int p = -1, n = 10;
        times(81, [&](int q) { if (!bits[q]) if (int w = __builtin_popcount(open(q)); w < n) n = w, p = q; });
        if (p < 0) return true;
        for (int m = open(p); m; m &= m - 1) if (bits[p] = m & -m, me(me)) return true;
        return bits[p] = 0, false;
    };
    solve(solve);
    times(81, [&](int p) { if (bits[p]) b[p / 9][p % 9] = '1' + __builtin_ctz(bits[p]); });
} };
