// about: the user's own types are called Board, Case, Judge, Limits, Cell, Result, Verdict and Runner
struct Cell { int r, c; };
struct Case { Cell at; int mask; };
struct Limits { static constexpr int lo = 0, hi = 9; };
enum class Verdict { Accepted, WrongAnswer };
struct Result { Verdict v; };
class Board {
    vector<vector<char>>& g;
    int row[9]{}, col[9]{}, box[9]{};
public:
    explicit Board(vector<vector<char>>& b) : g(b) {
        for (int r = 0; r < 9; ++r) for (int c = 0; c < 9; ++c) if (g[r][c] != '.') toggle({r, c}, g[r][c] - '1');
    }
    void toggle(Cell x, int d) { row[x.r] ^= 1 << d; col[x.c] ^= 1 << d; box[x.r / 3 * 3 + x.c / 3] ^= 1 << d; }
    void set(Cell x, int d) { toggle(x, d); g[x.r][x.c] = '1' + d; }
    void unset(Cell x, int d) { toggle(x, d); g[x.r][x.c] = '.'; }
    bool pick(Case& out) const {
        int n = 10;
        for (int r = Limits::lo; r < Limits::hi; ++r) for (int c = Limits::lo; c < Limits::hi; ++c) if (g[r][c] == '.') {
            int m = 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
            if (__builtin_popcount(m) < n) { n = __builtin_popcount(m); out = {{r, c}, m}; }
        }
        return n < 10;
    }
};
class Judge {
    Board& b;
public:
    Judge(Board& b) : b(b) {}
    Result judge() {
        Case k;
        if (!b.pick(k)) return {Verdict::Accepted};
        for (int d = 0; d < 9; ++d) if (k.mask >> d & 1) {
            b.set(k.at, d);
            if (judge().v == Verdict::Accepted) return {Verdict::Accepted};
            b.unset(k.at, d);
        }
        return {Verdict::WrongAnswer};
    }
};
struct Runner { static void run(vector<vector<char>>& g) { Board b(g); Judge(b).judge(); } };
class Solution { public: void solveSudoku(vector<vector<char>>& board) { Runner::run(board); } };
