// about: a generic lambda that takes itself as its first argument; trailing return types throughout
struct Solution {
    auto solveSudoku(vector<vector<char>>& board) -> void {
        using U = uint16_t;
        auto used = array<array<U, 9>, 3>{};
        auto flip = [&used](int p, U bit) { used[0][p / 9] ^= bit; used[1][p % 9] ^= bit; used[2][p / 27 * 3 + p % 9 / 3] ^= bit; };
        auto open = [&used](int p) -> U { return 0x1ff & ~(used[0][p / 9] | used[1][p % 9] | used[2][p / 27 * 3 + p % 9 / 3]); };
        auto holes = vector<int>{};
        for (auto p = 0; p < 81; ++p) {
            if (auto x = board[p / 9][p % 9]; x == '.') holes.push_back(p);
            else flip(p, U(1u << (x - '1')));
        }
        auto rec = [&](auto&& self, vector<int>::iterator from) -> bool {
            if (from == holes.end()) return true;
            iter_swap(from, min_element(from, holes.end(), [&](int a, int b) {
                return __builtin_popcount(open(a)) < __builtin_popcount(open(b)); }));
            auto p = *from;
            for (U m = open(p); m; m &= m - 1) {
                auto bit = U(m & -m);
                flip(p, bit);
                board[p / 9][p % 9] = char('1' + __builtin_ctz(bit));
                if (self(self, next(from))) return true;
                flip(p, bit);
            }
            return false;
        };
        rec(rec, holes.begin());
    }
};
