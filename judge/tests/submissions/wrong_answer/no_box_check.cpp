// mistake: boxes are never checked, only rows and columns
class Solution {
    bitset<10> inRow[9], inCol[9];
    bool next(vector<vector<char>>& board, int at) {
        while (at < 81 && board[at / 9][at % 9] != '.') ++at;
        if (at == 81) return true;
        const int r = at / 9, c = at % 9;
        for (int d = 1; d <= 9; ++d) {
            if (inRow[r][d] || inCol[c][d]) continue;
            inRow[r][d] = inCol[c][d] = true;
            board[r][c] = static_cast<char>('0' + d);
            if (next(board, at + 1)) return true;
            inRow[r][d] = inCol[c][d] = false;
            board[r][c] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (int d = board[r][c] - '0'; board[r][c] != '.') inRow[r][d] = inCol[c][d] = true;
        next(board, 0);
    }
};
