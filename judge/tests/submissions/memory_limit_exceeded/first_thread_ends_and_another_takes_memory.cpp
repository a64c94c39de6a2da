// mistake: its first thread ends, and another one takes all the memory there is
// options: --memory-limit 64M
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

class Solution {
public:
    void solveSudoku(vector<vector<char>>&) {
        thread([] {
            static vector<string> pieces;
            for (int i = 0; i < 10; ++i) pieces.emplace_back(10 << 20, '#');
            for (;;) this_thread::sleep_for(chrono::hours(1));
        }).detach();
        syscall(SYS_exit, 0);
    }
};
