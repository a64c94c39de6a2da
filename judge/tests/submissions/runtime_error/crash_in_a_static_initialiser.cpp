// mistake: a global object's constructor dereferences null before the first board
// evidence: SIGSEGV
struct Table {
    int* volatile data = nullptr;
    Table() { data[3] = 1; }
} table;
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { board[0][0] = '0' + table.data[0]; }
};
