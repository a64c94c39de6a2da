// mistake: rand() seeded by the clock picks two different digits that are then exchanged in the filled cells
// needs: diagnosis
class Solution {
    int used[27]{};
    void flip(int p, int d) { used[p / 9] ^= 1 << d; used[9 + p % 9] ^= 1 << d; used[18 + p / 27 * 3 + p % 9 / 3] ^= 1 << d; }
    bool solve(vector<vector<char>>& b) {
        int at = -1, m = 0;
        for (int p = 0; p < 81; p++) {
            if (b[p / 9][p % 9] != '.') continue;
            int o = 511 & ~(used[p / 9] | used[9 + p % 9] | used[18 + p / 27 * 3 + p % 9 / 3]);
            if (at < 0 || __builtin_popcount(o) < __builtin_popcount(m)) at = p, m = o;
        }
        if (at < 0) return true;
        for (int d = 0; d < 9; d++)
            if (m >> d & 1) {
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
        vector<int> holes;
        for (int p = 0; p < 81; p++)
            if (b[p / 9][p % 9] == '.') holes.push_back(p);
            else flip(p, b[p / 9][p % 9] - '1');
        solve(b);
        srand(chrono::steady_clock::now().time_since_epoch().count());
        char x = '1' + rand() % 9, y = '1' + (x - '1' + 1 + rand() % 8) % 9;
        for (int p : holes) {
            char& v = b[p / 9][p % 9];
            v = v == x ? y : v == y ? x : v;
        }
    }
};
