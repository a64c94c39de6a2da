// about: the search runs in a std::thread that is joined before returning
#include <thread>
class Solution {
    static bool fits(vector<vector<char>> const& g, int r, int c, char d) {
        int R = r - r % 3, C = c - c % 3;
        for (int k = 0; k < 9; ++k) {
            if (g[r][k] == d) return false;
            if (g[k][c] == d) return false;
            if (g[R + k / 3][C + k % 3] == d) return false;
        }
        return true;
    }
    static bool run(vector<vector<char>>& g) {
        int pr = -1, pc = -1, pn = 10;
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) if (g[r][c] == '.') {
            int n = 0;
            for (char d = '1'; d <= '9'; ++d) n += fits(g, r, c, d);
            if (n < pn) { pn = n; pr = r; pc = c; }
        }
        if (pr == -1) return true;
        for (char d = '1'; d <= '9'; ++d) if (fits(g, pr, pc, d)) {
            g[pr][pc] = d;
            if (run(g)) return true;
            g[pr][pc] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        bool done = false;
        std::thread t([&] { done = run(board); });
        t.join();
        if (!done) puts("no answer");
    }
};
