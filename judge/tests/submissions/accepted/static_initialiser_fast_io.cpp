// about: the static-lambda trick for fast input and output, plus a static const initialiser
static auto _ = []() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cout.tie(nullptr);
    return 0;
}();
static const int init = []() { srand(7); return 1; }();
static const array<array<int, 9>, 9> BOX = [] {
    array<array<int, 9>, 9> a{};
    for (int i = 0; i < 81; ++i) a[i / 9][i % 9] = i / 27 * 3 + i % 9 / 3;
    return a;
}();

class Solution {
    int r_[9] = {0}, c_[9] = {0}, b_[9] = {0};
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j)
                if (board[i][j] != '.') put(i, j, 1 << (board[i][j] - '0'));
        solve(board);
    }
    void put(int i, int j, int bit) { r_[i] ^= bit; c_[j] ^= bit; b_[BOX[i][j]] ^= bit; }
    bool solve(vector<vector<char>>& board) {
        int x = -1, y = -1, mask = 0, least = 10;
        for (int i = 0; i < 9 && least > 1; ++i)
            for (int j = 0; j < 9 && least > 1; ++j)
                if (board[i][j] == '.') {
                    int m = 0x3fe & ~(r_[i] | c_[j] | b_[BOX[i][j]]), k = __builtin_popcount(m);
                    if (k < least) { least = k; x = i; y = j; mask = m; }
                }
        if (x == -1) return true;
        for (int d = 1; d <= 9; ++d)
            if (mask >> d & 1) {
                put(x, y, 1 << d);
                board[x][y] = '0' + d;
                if (solve(board)) return true;
                board[x][y] = '.';
                put(x, y, 1 << d);
            }
        return false;
    }
};
