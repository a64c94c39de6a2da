// mistake: throws when a cell has no digit left, instead of going back
// evidence: no digit fits at r
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] != '.') continue;
                char d = '1';
                while (d <= '9' && clash(board, r, c, d)) ++d;
                if (d > '9') throw runtime_error("no digit fits at r" + to_string(r + 1) + "c" + to_string(c + 1));
                board[r][c] = d;
            }
    }
private:
    static bool clash(const vector<vector<char>>& b, int r, int c, char d) {
        for (int k = 0; k < 9; ++k)
            if (b[r][k] == d || b[k][c] == d || b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) return true;
        return false;
    }
};
