// about: prints to cout, cerr, printf and clog without flushing, no newline at the end
class Solution {
    int depth = 0, calls = 0;
    bool legal(vector<vector<char>>& b, int r, int c, char v) {
        for (int i = 0; i < 9; i++) if (b[i][c] == v) return false;
        for (int j = 0; j < 9; j++) if (b[r][j] == v) return false;
        for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
            for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++) if (b[i][j] == v) return false;
        return true;
    }
    bool solve(vector<vector<char>>& b) {
        calls++;
        int br = -1, bc = -1, bn = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                int n = 0;
                for (char v = '1'; v <= '9'; v++) n += legal(b, r, c, v);
                if (n < bn) bn = n, br = r, bc = c;
            }
        if (br < 0) return true;
        for (char v = '1'; v <= '9'; v++)
            if (legal(b, br, bc, v)) {
                b[br][bc] = v;
                if (calls < 8) printf("trying %c at (%d,%d)\n", v, br, bc);
                if (solve(b)) return true;
                b[br][bc] = '.';
            }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        cout << "start of solveSudoku\n";
        cerr << "debug: first cell is " << board[0][0];
        solve(board);
        for (auto& row : board) { for (char x : row) cout << x << ' '; cout << "\n"; }
        clog << "calls=" << calls;
        printf("bye");
    }
};
