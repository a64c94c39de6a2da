// mistake: gives up after 100,000 search nodes and leaves the hardest boards as they were
class Solution {
    const int LIMIT = 100000;
    int count = 0, rows[9]{}, cols[9]{}, boxes[9]{};
    bool search(vector<vector<char>>& board, int pos) {
        if (pos == 81) return true;
        if (count++ >= LIMIT) return false;
        int r = pos / 9, c = pos % 9, b = r / 3 * 3 + c / 3;
        if (board[r][c] != '.') return search(board, pos + 1);
        for (int avail = 511 & ~(rows[r] | cols[c] | boxes[b]); avail; avail &= avail - 1) {
            int bit = avail & -avail;
            rows[r] |= bit; cols[c] |= bit; boxes[b] |= bit;
            board[r][c] = '1' + __builtin_ctz(bit);
            if (search(board, pos + 1)) return true;
            rows[r] &= ~bit; cols[c] &= ~bit; boxes[b] &= ~bit;
        }
        board[r][c] = '.';
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 81; i++)
            if (char x = board[i / 9][i % 9]; x != '.') {
                int bit = 1 << (x - '1');
                rows[i / 9] |= bit; cols[i % 9] |= bit; boxes[i / 27 * 3 + i % 9 / 3] |= bit;
            }
        search(board, 0);
    }
};
