// mistake: an #ifdef has no #endif, so whatever follows the class would be dropped
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = '1'; }
};
#ifdef LOCAL
int main() {}
