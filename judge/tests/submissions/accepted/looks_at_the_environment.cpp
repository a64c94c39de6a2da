// about: asks getenv, getpid, getcwd, the clock and a random device, and solves in a shuffled digit order
#include <random>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        const char* home = getenv("HOME");
        if (home) cout << strlen(home) << '\n';
        char cwd[256];
        if (getcwd(cwd, sizeof cwd)) cout << "cwd has " << strlen(cwd) << " letters\n";
        cout << (getpid() > 0) << '\n';
        string digits = "123456789";
        mt19937 rng(chrono::steady_clock::now().time_since_epoch().count());
        shuffle(digits.begin(), digits.end(), rng);
        solve(board, digits);
    }
    bool solve(vector<vector<char>>& board, const string& digits) {
        int rr = -1, cc = -1, least = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') continue;
                int n = 0;
                for (char d : digits) n += can(board, r, c, d);
                if (n < least) least = n, rr = r, cc = c;
            }
        if (rr < 0) return true;
        for (char d : digits) {
            if (!can(board, rr, cc, d)) continue;
            board[rr][cc] = d;
            if (solve(board, digits)) return true;
            board[rr][cc] = '.';
        }
        return false;
    }
    static bool can(const vector<vector<char>>& b, int r, int c, char d) {
        const int R = r / 3 * 3, C = c / 3 * 3;
        for (int i = 0; i < 9; i++) {
            if (b[r][i] == d || b[i][c] == d) return false;
            if (b[R + i / 3][C + i % 3] == d) return false;
        }
        return true;
    }
};
