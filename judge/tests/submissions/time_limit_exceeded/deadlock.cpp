// mistake: holds a mutex while it waits for a thread that needs the same mutex
// evidence: wall clock
#include <mutex>
#include <thread>
class Solution {
    mutex m;
public:
    void solveSudoku(vector<vector<char>>& board) {
        lock_guard<mutex> outer(m);
        thread t([&] {
            lock_guard<mutex> inner(m);
            board[0][0] = '1';
        });
        t.join();
    }
};
