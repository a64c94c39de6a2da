// about: a whole program is pasted, with its own include, using line and a main that reads stdin
#include <bits/stdc++.h>
using namespace std;

class Solution {
    int R[9] = {}, C[9] = {}, B[9] = {};
    bool go(vector<vector<char>>& b) {
        int br = -1, bc = -1, best = 10, bm = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int m = 511 & ~(R[r] | C[c] | B[r / 3 * 3 + c / 3]);
                int n = __builtin_popcount(m);
                if (n < best) best = n, br = r, bc = c, bm = m;
            }
        if (br < 0) return true;
        for (int d = 0; d < 9; d++) {
            if (!(bm >> d & 1)) continue;
            flip(br, bc, d);
            b[br][bc] = char('1' + d);
            if (go(b)) return true;
            b[br][bc] = '.';
            flip(br, bc, d);
        }
        return false;
    }
    void flip(int r, int c, int d) { R[r] ^= 1 << d; C[c] ^= 1 << d; B[r / 3 * 3 + c / 3] ^= 1 << d; }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') flip(r, c, board[r][c] - '1');
        go(board);
    }
};

int main(int argc, char** argv) {
    vector<vector<char>> b(9, vector<char>(9));
    for (auto& row : b) for (auto& x : row) if (!(cin >> x)) return 1;
    Solution().solveSudoku(b);
    for (auto& row : b) { for (char x : row) cout << x; cout << '\n'; }
}
