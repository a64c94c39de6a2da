#pragma GCC optimize("O3,unroll-loops")
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
// about: GCC pragmas stand on the first two lines, before anything else
class Solution {
    unsigned rows[9] = {}, cols[9] = {}, boxes[9] = {};
    vector<int> cells;
    bool search(vector<vector<char>>& board, size_t k) {
        if (k == cells.size()) return true;
        size_t best = k;
        int fewest = 10;
        for (size_t i = k; i < cells.size(); ++i) {
            int r = cells[i] / 9, c = cells[i] % 9;
            int n = __builtin_popcount(0x1ffu & ~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]));
            if (n < fewest) { fewest = n; best = i; }
        }
        swap(cells[k], cells[best]);
        int r = cells[k] / 9, c = cells[k] % 9, b = r / 3 * 3 + c / 3;
        for (unsigned m = 0x1ffu & ~(rows[r] | cols[c] | boxes[b]); m; m &= m - 1) {
            unsigned bit = m & -m;
            rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit;
            board[r][c] = '1' + __builtin_ctz(bit);
            if (search(board, k + 1)) return true;
            rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit;
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 81; ++i) {
            char x = board[i / 9][i % 9];
            if (x == '.') { cells.push_back(i); continue; }
            unsigned bit = 1u << (x - '1');
            rows[i / 9] |= bit; cols[i % 9] |= bit; boxes[i / 27 * 3 + i % 9 / 3] |= bit;
        }
        search(board, 0);
    }
};
