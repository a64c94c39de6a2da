// about: comments, strings and even identifiers that are not ASCII — 数独, судоку, σουντόκου
class Solution {
    int größe = 9;
    int 行[9] = {}, 列[9] = {}, 宫[9] = {};
    // возвращает маску свободных цифр
    int свободно(int r, int c) { return 511 & ~(行[r] | 列[c] | 宫[r / 3 * 3 + c / 3]); }
    void πλήκτρο(int r, int c, int bit) { 行[r] ^= bit; 列[c] ^= bit; 宫[r / 3 * 3 + c / 3] ^= bit; }
    bool 回溯(vector<vector<char>>& b) {
        int x = -1, y = -1, least = größe + 1;
        for (int r = 0; r < größe; ++r)
            for (int c = 0; c < größe; ++c)
                if (b[r][c] == '.' && __builtin_popcount(свободно(r, c)) < least) {
                    least = __builtin_popcount(свободно(r, c));
                    x = r; y = c;
                }
        if (x < 0) { cout << "完成 ✔ готово 🎉 \u202e abc\n"; return true; }
        for (int m = свободно(x, y); m; m &= m - 1) {
            πλήκτρο(x, y, m & -m);
            b[x][y] = '1' + __builtin_ctz(m);
            if (回溯(b)) return true;
            πλήκτρο(x, y, m & -m);
        }
        b[x][y] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < größe; ++r)
            for (int c = 0; c < größe; ++c)
                if (board[r][c] != '.') πλήκτρο(r, c, 1 << (board[r][c] - '1'));
        回溯(board);
    }
};
