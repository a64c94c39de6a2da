// mistake: a detached thread spins while the main thread waits for a flag that it never sets
// evidence: CPU
#include <thread>
#include <atomic>
static atomic<int> turn{0};
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        thread([] { while (turn.load() < 1000000) turn.store(turn.load() % 1000 + 1); }).detach();
        while (turn.load() < 1000000) this_thread::yield();
    }
};
