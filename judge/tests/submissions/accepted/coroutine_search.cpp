// about: a C++20 coroutine hands out the candidates of a cell one by one
#include <coroutine>
struct Digits {
    struct promise_type {
        char now = 0;
        Digits get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(char d) { now = d; return {}; }
        void return_void() {}
        void unhandled_exception() { throw; }
    };
    std::coroutine_handle<promise_type> h;
    Digits(std::coroutine_handle<promise_type> h) : h(h) {}
    Digits(Digits&& o) : h(std::exchange(o.h, nullptr)) {}
    ~Digits() { if (h) h.destroy(); }
    bool next() { h.resume(); return !h.done(); }
    char get() const { return h.promise().now; }
};
class Solution {
    using G = vector<vector<char>>;
    static bool can(const G& g, int r, int c, char d) {
        for (int k = 0; k < 9; ++k)
            if (g[r][k] == d || g[k][c] == d || g[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    static Digits digits(G& g, int r, int c) {
        for (char d = '1'; d <= '9'; ++d) if (can(g, r, c, d)) co_yield d;
    }
    bool solve(G& g) {
        int R = -1, C = -1, n = 10;
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) if (g[r][c] == '.') {
            int k = 0;
            for (char d = '1'; d <= '9'; ++d) k += can(g, r, c, d);
            if (k < n) n = k, R = r, C = c;
        }
        if (R < 0) return true;
        Digits ds = digits(g, R, C);
        while (ds.next()) {
            g[R][C] = ds.get();
            if (solve(g)) return true;
            g[R][C] = '.';
        }
        return false;
    }
public:
    void solveSudoku(G& board) { solve(board); }
};
