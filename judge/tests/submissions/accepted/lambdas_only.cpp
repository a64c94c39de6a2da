// about: no member besides solveSudoku, everything is a lambda, even the loops
class Solution { public: void solveSudoku(vector<vector<char>>& b) {
    const auto times = [](int n, auto f) { for (int i = 0; i < n; ++i) f(i); };
    const auto peers = [] {
        array<vector<int>, 81> a;
        for (int p = 0; p < 81; ++p) for (int q = 0; q < 81; ++q)
            if (p != q && (p / 9 == q / 9 || p % 9 == q % 9 || (p / 27 == q / 27 && p % 9 / 3 == q % 9 / 3))) a[p].push_back(q);
        return a;
    }();
    const auto at = [&](int p) -> char& { return b[p / 9][p % 9]; };
    const auto ok = [&](int p, char d) { return none_of(peers[p].begin(), peers[p].end(), [&](int q) { return at(q) == d; }); };
    const auto ways = [&](int p) { int n = 0; times(9, [&](int d) { n += ok(p, '1' + d); }); return n; };
    const auto solve = [&](const auto& me) -> bool {
        int p = -1, n = 10;
        times(81, [&](int q) { if (at(q) == '.') if (int w = ways(q); w < n) n = w, p = q; });
        if (p < 0) return true;
        for (char d : string_view("123456789")) if (ok(p, d)) { at(p) = d; if (me(me)) return true; at(p) = '.'; }
        return false;
    };
    solve(solve);
} };
