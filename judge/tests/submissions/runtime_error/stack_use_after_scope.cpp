// mistake: keeps a pointer to a local array of an inner block and reads it after the block
// needs: sanitizer
class Solution {
    int u[27]{};
    void flip(int p, int d) { u[p / 9] ^= 1 << d; u[9 + p % 9] ^= 1 << d; u[18 + p / 27 * 3 + p % 9 / 3] ^= 1 << d; }
    bool solve(vector<vector<char>>& b) {
        int at = -1, most = -1, m = 0;
        for (int p = 0; p < 81; ++p) {
            if (b[p / 9][p % 9] != '.') continue;
            int x = u[p / 9] | u[9 + p % 9] | u[18 + p / 27 * 3 + p % 9 / 3];
            if (__builtin_popcount(x) > most) most = __builtin_popcount(x), at = p, m = x;
        }
        if (at < 0) return true;
        for (int d = 0; d < 9; ++d) {
            if (m >> d & 1) continue;
            flip(at, d);
            b[at / 9][at % 9] = '1' + d;
            if (solve(b)) return true;
            flip(at, d);
        }
        b[at / 9][at % 9] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& b) {
        int* volatile perDigit = nullptr;
        {
            int count[10] = {};
            for (auto& row : b) for (char x : row) if (x != '.') count[x - '0']++;
            perDigit = count;
        }
        cout << "ones: " << perDigit[1] << '\n';
        for (int p = 0; p < 81; ++p) if (b[p / 9][p % 9] != '.') flip(p, b[p / 9][p % 9] - '1');
        solve(b);
    }
};
