// about: everything lives in namespaces called judge and detail, brought in by using; also a global named board and one named solution
namespace judge {
namespace detail {
struct State { int row[9], col[9], box[9]; };
inline int boxOf(int r, int c) { return 3 * (r / 3) + c / 3; }
}
using detail::State;
class Engine {
    State s{};
public:
    vector<vector<char>>* b = nullptr;
    void load() {
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) { char x = (*b)[r][c]; if (x != '.') mark(r, c, 1 << (x - '1')); }
    }
    void mark(int r, int c, int bit) { s.row[r] ^= bit; s.col[c] ^= bit; s.box[detail::boxOf(r, c)] ^= bit; }
    bool go() {
        int R = -1, C = -1, M = 0, k = 10;
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) {
            if ((*b)[r][c] != '.') continue;
            int m = ~(s.row[r] | s.col[c] | s.box[detail::boxOf(r, c)]) & 0777;
            if (__builtin_popcount(m) < k) k = __builtin_popcount(m), R = r, C = c, M = m;
        }
        if (R < 0) return true;
        for (int d = 0; d < 9; ++d) {
            if (~M >> d & 1) continue;
            mark(R, C, 1 << d);
            (*b)[R][C] = "123456789"[d];
            if (go()) return true;
            mark(R, C, 1 << d);
        }
        (*b)[R][C] = '.';
        return false;
    }
};
}
using namespace judge;
vector<vector<char>>* board;
Engine* solution;
class Solution {
public:
    void solveSudoku(vector<vector<char>>& grid) {
        board = &grid;
        Engine e;
        solution = &e;
        solution->b = board;
        solution->load();
        solution->go();
        solution = nullptr;
    }
};
