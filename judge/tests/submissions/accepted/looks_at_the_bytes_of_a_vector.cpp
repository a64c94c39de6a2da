// style: takes the board for three pointers, which a vector is to the ABI, and not to a build with
// libstdc++'s debug containers
struct Row { char *first, *last, *end; };
struct Rows { Row *first, *last, *end; };
class Solution {
    Row* row;
    int rows[9], columns[9], boxes[9];
    bool solve(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
        char& cell = row[r].first[c];
        if (cell != '.') return solve(k + 1);
        for (int free = 511 & ~(rows[r] | columns[c] | boxes[b]); free; free &= free - 1) {
            int bit = free & -free;
            cell = '1' + __builtin_ctz(bit);
            rows[r] ^= bit, columns[c] ^= bit, boxes[b] ^= bit;
            if (solve(k + 1)) return true;
            rows[r] ^= bit, columns[c] ^= bit, boxes[b] ^= bit;
        }
        cell = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        Rows all;
        memcpy(&all, (void*)&board, sizeof all);
        row = all.first;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (row[r].first[c] != '.') {
                    int bit = 1 << (row[r].first[c] - '1');
                    rows[r] |= bit, columns[c] |= bit, boxes[r / 3 * 3 + c / 3] |= bit;
                }
        solve(0);
    }
};
