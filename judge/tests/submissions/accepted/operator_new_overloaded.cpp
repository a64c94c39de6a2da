// about: replaces the global operator new and delete with counting ones built on malloc
#include <cstdlib>
#include <new>
static size_t allocations;
void* operator new(size_t n) { ++allocations; if (void* p = malloc(n ? n : 1)) return p; throw bad_alloc(); }
void* operator new[](size_t n) { return operator new(n); }
void operator delete(void* p) noexcept { free(p); }
void operator delete[](void* p) noexcept { free(p); }
void operator delete(void* p, size_t) noexcept { free(p); }
void operator delete[](void* p, size_t) noexcept { free(p); }
class Solution {
    struct Node { int pos, mask; };
    array<int, 9> row{}, col{}, box{};
    void toggle(int p, int d) { for (int* x : {&row[p / 9], &col[p % 9], &box[p / 27 * 3 + p % 9 / 3]}) *x ^= 1 << d; }
    unique_ptr<Node> pick(const vector<vector<char>>& b) {
        unique_ptr<Node> best;
        for (int p = 0; p < 81; ++p) {
            if (b[p / 9][p % 9] != '.') continue;
            int m = 511 & ~(row[p / 9] | col[p % 9] | box[p / 27 * 3 + p % 9 / 3]);
            if (!best || __builtin_popcount(m) < __builtin_popcount(best->mask)) best.reset(new Node{p, m});
        }
        return best;
    }
    bool solve(vector<vector<char>>& b) {
        auto n = pick(b);
        if (!n) return true;
        for (int d = 0; d < 9; ++d) {
            if (!(n->mask >> d & 1)) continue;
            toggle(n->pos, d);
            b[n->pos / 9][n->pos % 9] = '1' + d;
            if (solve(b)) return true;
            b[n->pos / 9][n->pos % 9] = '.';
            toggle(n->pos, d);
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int p = 0; p < 81; ++p) if (b[p / 9][p % 9] != '.') toggle(p, b[p / 9][p % 9] - '1');
        solve(b);
    }
};
