// mistake: an initialised array of 3 GiB would make the object file as large
// needs: sandbox
char table[3ull << 30] = {1, 2, 3};
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = table[board[1][1] * 1000000ull]; }
};
