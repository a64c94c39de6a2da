// mistake: sleeps a thousand seconds, using no CPU at all
// evidence: wall clock
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        this_thread::sleep_for(chrono::seconds(1000));
    }
};
