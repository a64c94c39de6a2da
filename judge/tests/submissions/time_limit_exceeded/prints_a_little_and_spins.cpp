// mistake: prints one line and then loops for ever; the output stays far below its limit
// evidence: CPU
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        cout << "solving..." << endl;
        volatile bool solved = false;
        size_t h = 0;
        while (!solved) for (auto& row : board) for (char x : row) h = h * 31 + x;
        cout << h;
    }
};
