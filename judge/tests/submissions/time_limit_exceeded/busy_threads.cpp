// mistake: four threads spin and the main thread waits for them
// evidence: CPU
#include <thread>
#include <atomic>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        atomic<bool> found{false};
        vector<thread> pool;
        for (int i = 0; i < 4; i++)
            pool.emplace_back([&] { while (!found.load()) {} });
        for (auto& t : pool) t.join();
    }
};
