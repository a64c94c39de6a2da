#include <vector>
// about: starts with a UTF-8 byte order mark and has CRLF line ends, as a Windows editor saves it
using namespace std;

class Solution {
    int used[27] = {};
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.')
                    flip(r, c, board[r][c] - '1');
        fill(board);
    }
    void flip(int r, int c, int d) {
        used[r] ^= 1 << d;
        used[9 + c] ^= 1 << d;
        used[18 + r / 3 * 3 + c / 3] ^= 1 << d;
    }
    bool fill(vector<vector<char>>& board) {
        int x = -1, y = -1, most = -1, u = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    int m = used[r] | used[9 + c] | \
                            used[18 + r / 3 * 3 + c / 3];
                    int n = __builtin_popcount(m);
                    if (n > most) { most = n; x = r; y = c; u = m; }
                }
        if (x < 0) return true;
        for (int d = 0; d < 9; d++) {
            if (u & (1 << d)) continue;
            flip(x, y, d);
            board[x][y] = '1' + d;
            if (fill(board)) return true;
            flip(x, y, d);
        }
        board[x][y] = '.';
        return false;
    }
};
