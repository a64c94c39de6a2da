// mistake: its first thread ends, and another one takes all the memory there is
// options: --memory-limit 64M
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

class Solution {
public:
    void solveSudoku(vector<vector<char>>&) {
        thread([] {
            for (int i = 0; i < 10; ++i) {
                char* piece = static_cast<char*>(malloc(10 << 20));
                memset(piece, 1, 10 << 20);
            }
            for (;;) this_thread::sleep_for(chrono::hours(1));
        }).detach();
        syscall(SYS_exit, 0);
    }
};
