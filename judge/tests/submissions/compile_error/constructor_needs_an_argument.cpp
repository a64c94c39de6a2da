// mistake: the only constructor of Solution takes an argument, so new Solution() cannot work
// evidence: Solution cannot be made without arguments: its constructor needs some
class Solution {
    int n;
public:
    explicit Solution(int size) : n(size) {}
    void solveSudoku(vector<vector<char>>& board) { board.resize(n); }
};
