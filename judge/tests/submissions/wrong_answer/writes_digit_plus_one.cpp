// mistake: d already runs from 1, yet '1' + d is written, so every filled cell is one too high
class Solution {
    int row[9]{}, col[9]{}, box[9]{};
    vector<array<int, 3>> put;
    vector<pair<int, int>> e;
    bool dfs() {
        if (e.empty()) return true;
        auto left = [&](pair<int, int> p) { return 1022 & ~(row[p.first] | col[p.second] | box[p.first / 3 * 3 + p.second / 3]); };
        auto it = min_element(e.begin(), e.end(), [&](auto a, auto b) { return __builtin_popcount(left(a)) < __builtin_popcount(left(b)); });
        swap(*it, e.back());
        auto [r, c] = e.back();
        e.pop_back();
        for (int d = 1, m = left({r, c}); d <= 9; ++d)
            if (m >> d & 1) {
                row[r] ^= 1 << d; col[c] ^= 1 << d; box[r / 3 * 3 + c / 3] ^= 1 << d;
                put.push_back({r, c, d});
                if (dfs()) return true;
                put.pop_back();
                row[r] ^= 1 << d; col[c] ^= 1 << d; box[r / 3 * 3 + c / 3] ^= 1 << d;
            }
        e.emplace_back(r, c);
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (b[r][c] == '.') e.emplace_back(r, c);
                else { int bit = 1 << (b[r][c] - '0'); row[r] |= bit; col[c] |= bit; box[r / 3 * 3 + c / 3] |= bit; }
        dfs();
        for (auto [r, c, d] : put) b[r][c] = '1' + d;
    }
};
