// mistake: prints the same debug line in an endless loop
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (long i = 0;; i++) printf("step %ld: still solving\n", i);
    }
};
