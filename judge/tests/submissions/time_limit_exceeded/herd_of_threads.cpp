// mistake: sixty threads that are woken together, do next to nothing and wait again; each is ready
// to run while the others do, and that waiting summed up is more than the time that passes
// evidence: wall clock
#include <condition_variable>
#include <mutex>
#include <thread>
class Solution {
    mutex m;
    condition_variable wake;
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<thread> herd;
        for (int i = 0; i < 60; i++)
            herd.emplace_back([&] {
                unique_lock<mutex> lock(m);
                while (true) wake.wait(lock);
            });
        while (true) {
            this_thread::sleep_for(chrono::milliseconds(7));
            wake.notify_all();
        }
    }
};
