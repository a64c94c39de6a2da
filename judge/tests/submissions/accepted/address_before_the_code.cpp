https://leetcode.com/problems/sudoku-solver/solutions/
// about: the address of the page stands before the code
/*
 * Approach: always continue with the cell that has the fewest valid digits.
 * Time complexity:  O(9^m), m = number of empty cells
 * Space complexity: O(m)
 */
class Solution {
private:
    // can digit ch stand at (row, col)?
    bool isValid(vector<vector<char>>& board, int row, int col, char ch) {
        for (int i = 0; i < 9; i++) {
            if (board[i][col] == ch) return false;                                           // column
            if (board[row][i] == ch) return false;                                           // row
            if (board[3 * (row / 3) + i / 3][3 * (col / 3) + i % 3] == ch) return false;     // 3x3 box
        }
        return true;
    }
    int countValid(vector<vector<char>>& board, int row, int col) {
        int cnt = 0;
        for (char ch = '1'; ch <= '9'; ch++)
            if (isValid(board, row, col, ch)) cnt++;
        return cnt;
    }
    bool backtrack(vector<vector<char>>& board) {
        multimap<int, pair<int, int>> sorted;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] == '.') sorted.insert({countValid(board, i, j), {i, j}});
        if (sorted.empty()) return true; // nothing left: solved
        auto [i, j] = sorted.begin()->second;
        for (char ch = '1'; ch <= '9'; ch++) {
            if (isValid(board, i, j, ch)) {
                board[i][j] = ch;                     // choose
                if (backtrack(board)) return true;    // explore
                board[i][j] = '.';                    // unchoose
            }
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        backtrack(board);
    }
};
