// mistake: takes it for granted that stdout can be cut off like a file, and aborts where it cannot
#include <unistd.h>
class Solution {
    bool ok(vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; k++)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return false;
        return true;
    }
    bool go(vector<vector<char>>& b) {
        int R = -1, C = -1, least = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int n = 0;
                for (char d = '1'; d <= '9'; d++) n += ok(b, r, c, d);
                if (n < least) least = n, R = r, C = c;
            }
        if (R < 0) return true;
        for (char d = '1'; d <= '9'; d++) {
            if (!ok(b, R, C, d)) continue;
            b[R][C] = d;
            if (go(b)) return true;
            b[R][C] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        cout << "something" << endl;
        if (ftruncate(1, 0) != 0) abort();
        go(board);
    }
};
