// mistake: a thread for each of more cells than the stacks of threads have room for
// evidence: asked for more than 512 MiB of memory inside solveSudoku, 8 MiB for each thread
#include <thread>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<jthread> threads;
        for (int i = 0; i < 120; i++)
            threads.emplace_back([] { this_thread::sleep_for(chrono::milliseconds(5)); });
    }
};
