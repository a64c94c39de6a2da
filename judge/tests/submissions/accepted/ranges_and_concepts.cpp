// about: C++20: concepts, std::ranges algorithms, designated initialisers, three-way comparison
#include <algorithm>
#include <concepts>
#include <compare>
template <typename T> concept Digitish = std::integral<T>;
struct Choice {
    int count, pos;
    auto operator<=>(const Choice&) const = default;
};
class Solution {
    std::array<unsigned, 27> used{};
    static constexpr std::array<int, 3> units(int p) { return {p / 9, 9 + p % 9, 18 + p / 27 * 3 + p % 9 / 3}; }
    unsigned open(int p) const { unsigned m = 0; for (int u : units(p)) m |= used[u]; return ~m & 511u; }
    void flip(int p, Digitish auto d) { for (int u : units(p)) used[u] ^= 1u << d; }
    bool solve(std::vector<int>& holes) {
        if (std::ranges::empty(holes)) return true;
        auto it = std::ranges::min_element(holes, std::ranges::less{}, [&](int p) { return Choice{.count = std::popcount(open(p)), .pos = p}; });
        int p = *it;
        *it = holes.back();
        holes.pop_back();
        for (int d = 0; d < 9; ++d) {
            if (!(open(p) >> d & 1u)) continue;
            flip(p, d);
            out[p] = d;
            if (solve(holes)) return true;
            flip(p, d);
        }
        holes.push_back(p);
        return false;
    }
    std::array<int, 81> out{};
public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<int> holes;
        for (int p = 0; p < 81; ++p)
            if (char x = board[p / 9][p % 9]; x == '.') holes.push_back(p);
            else flip(p, out[p] = x - '1');
        solve(holes);
        for (int p = 0; p < 81; ++p) board[p / 9][p % 9] = static_cast<char>('1' + out[p]);
    }
};
