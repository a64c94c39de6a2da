// mistake: the worker thread reads through a null pointer
// evidence: SIGSEGV
#include <thread>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<vector<char>>* volatile shared = nullptr;
        thread worker([&] { (*shared)[0][0] = '1'; });
        worker.join();
    }
};
