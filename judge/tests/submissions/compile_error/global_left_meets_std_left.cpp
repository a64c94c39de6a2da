// mistake: its global `left` is also std::left, the manipulator of streams: `using namespace std;` makes the name ambiguous
// evidence: reference to 'left' is ambiguous
int left = 0;

class Solution {
    bool fill(vector<vector<char>>& board, int cell) {
        if (cell == 81) return left == 0;
        char& place = board[cell / 9][cell % 9];
        if (place != '.') return fill(board, cell + 1);
        for (place = '1'; place <= '9'; ++place) {
            bool fits = true;
            for (int i = 0; i < 9; ++i) {
                int row = cell / 9, col = cell % 9;
                int boxRow = row / 3 * 3 + i / 3, boxCol = col / 3 * 3 + i % 3;
                if (i != col && board[row][i] == place) fits = false;
                if (i != row && board[i][col] == place) fits = false;
                if ((boxRow != row || boxCol != col) && board[boxRow][boxCol] == place) fits = false;
            }
            --left;
            if (fits && fill(board, cell + 1)) return true;
            ++left;
        }
        place = '.';
        return false;
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        left = 0;
        for (auto& row : board) left += count(row.begin(), row.end(), '.');
        fill(board, 0);
    }
};
