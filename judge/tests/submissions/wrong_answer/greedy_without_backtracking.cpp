// mistake: writes the first digit that fits into every cell and never goes back
// evidence: left empty
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] == '.')
                    for (char d = '1'; d <= '9'; d++)
                        if (isOk(board, i, j, d)) {
                            board[i][j] = d;
                            break;
                        }
    }
    bool isOk(vector<vector<char>>& board, int i, int j, char d) {
        for (int k = 0; k < 9; k++) {
            if (board[i][k] == d) return false;
            if (board[k][j] == d) return false;
            if (board[i / 3 * 3 + k / 3][j / 3 * 3 + k % 3] == d) return false;
        }
        return true;
    }
};
