// mistake: the std::thread is destroyed without join or detach, which calls std::terminate
// evidence: std::terminate
#include <thread>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        thread t([] { this_thread::sleep_for(chrono::milliseconds(200)); });
        board[0][0] = '1';
    }
};
