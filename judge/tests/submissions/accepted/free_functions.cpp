// about: free functions without any class, as a helper file has them; the judge calls ::solveSudoku
struct Tables {
    bool row[9][9], column[9][9], box[9][9];
};
bool fill(vector<vector<char>>& board, Tables& used, int cell) {
    if (cell == 81) return true;
    const int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3;
    if (board[r][c] != '.') return fill(board, used, cell + 1);
    for (int d = 0; d < 9; d++) {
        if (used.row[r][d] || used.column[c][d] || used.box[b][d]) continue;
        used.row[r][d] = used.column[c][d] = used.box[b][d] = true;
        board[r][c] = char('1' + d);
        if (fill(board, used, cell + 1)) return true;
        used.row[r][d] = used.column[c][d] = used.box[b][d] = false;
    }
    board[r][c] = '.';
    return false;
}
void solveSudoku(vector<vector<char>>& board) {
    Tables used{};
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
            if (board[r][c] != '.')
                used.row[r][board[r][c] - '1'] = used.column[c][board[r][c] - '1'] =
                    used.box[r / 3 * 3 + c / 3][board[r][c] - '1'] = true;
    fill(board, used, 0);
}
