// mistake: takes a board with an empty box for unsolvable and returns
class Solution {
    array<int, 9> rows{}, cols{}, boxes{};
    bool place(vector<vector<char>>& b) {
        int at = -1, am = 0;
        for (int p = 0; p < 81; ++p) {
            if (b[p / 9][p % 9] != '.') continue;
            int m = 511 & ~(rows[p / 9] | cols[p % 9] | boxes[p / 27 * 3 + p % 9 / 3]);
            if (at < 0 || __builtin_popcount(m) < __builtin_popcount(am)) at = p, am = m;
        }
        if (at < 0) return true;
        for (int d = 0; d < 9; ++d) {
            if (!(am >> d & 1)) continue;
            add(at, 1 << d);
            b[at / 9][at % 9] = '1' + d;
            if (place(b)) return true;
            add(at, 1 << d);
        }
        b[at / 9][at % 9] = '.';
        return false;
    }
    void add(int p, int bit) { rows[p / 9] ^= bit; cols[p % 9] ^= bit; boxes[p / 27 * 3 + p % 9 / 3] ^= bit; }
public:
    void solveSudoku(vector<vector<char>>& b) {
        for (int p = 0; p < 81; ++p) if (b[p / 9][p % 9] != '.') add(p, 1 << (b[p / 9][p % 9] - '1'));
        for (int m : boxes) if (!m) return;
        place(b);
    }
};
