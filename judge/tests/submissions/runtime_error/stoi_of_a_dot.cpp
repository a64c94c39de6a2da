// mistake: converts every cell with stoi, and the first '.' is no number
// evidence: stoi
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int grid[9][9];
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                grid[r][c] = stoi(string(1, board[r][c]));
        cout << grid[8][8];
    }
};
