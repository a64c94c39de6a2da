// mistake: for (;;) counts for ever inside solveSudoku
// evidence: CPU
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        volatile unsigned long n = 0;
        for (;;) n = n + 1;
    }
};
