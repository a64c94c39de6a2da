// mistake: guesses one cell and then uses singles only; boards that need two guesses stay unsolved
class Solution {
    using G = vector<vector<char>>;
    int options(const G& b, int r, int c) {
        int m = 0;
        for (int k = 0; k < 9; ++k)
            for (char x : {b[r][k], b[k][c], b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3]}) if (x != '.') m |= 1 << (x - '1');
        return m ^ 511;
    }
    // 1 solved, 0 stuck, -1 contradiction
    int singles(G& b) {
        while (true) {
            bool moved = false, hole = false;
            for (int r = 0; r < 9; ++r)
                for (int c = 0; c < 9; ++c) {
                    if (b[r][c] != '.') continue;
                    int m = options(b, r, c);
                    if (!m) return -1;
                    if (m & (m - 1)) { hole = true; continue; }
                    b[r][c] = '1' + __builtin_ctz(m);
                    moved = true;
                }
            if (!hole) return 1;
            if (!moved) return 0;
        }
    }
public:
    void solveSudoku(G& board) {
        if (singles(board) == 1) return;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] == '.')
                    for (int m = options(board, r, c); m; m &= m - 1) {
                        G t = board;
                        t[r][c] = '1' + __builtin_ctz(m);
                        if (singles(t) == 1) { board = t; return; }
                    }
    }
};
