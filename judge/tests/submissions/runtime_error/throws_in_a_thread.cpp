// mistake: an exception leaves the thread's function, which ends the program
// evidence: std::logic_error
#include <thread>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        thread t([&] {
            if (board.size() == 9) throw logic_error("worker gave up");
        });
        t.join();
    }
};
