// about: asks for memory that no limit would see, files and shared pages, and does without what it
// about: does not get; jumps out of a signal handler on a stack of its own, and asks where its stack is
// needs: sandbox
#include <csetjmp>
#include <csignal>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

static sigjmp_buf back;
static char other_stack[1 << 16];

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        bool refused = true;
        int file = memfd_create("hoard", 0);
        if (file >= 0) refused = false;
        if (mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) refused = false;
        int zeros = open("/dev/zero", O_RDONLY);
        if (zeros >= 0 && mmap(nullptr, 4096, PROT_READ, MAP_SHARED, zeros, 0) != MAP_FAILED) refused = false;
        close(zeros);

        stack_t stack{};
        stack.ss_sp = other_stack;
        stack.ss_size = sizeof other_stack;
        stack_t before;
        sigaltstack(&stack, &before);
        struct sigaction action{};
        action.sa_handler = [](int) { siglongjmp(back, 1); };
        action.sa_flags = SA_ONSTACK;
        sigaction(SIGUSR1, &action, nullptr);
        if (!sigsetjmp(back, 1)) raise(SIGUSR1);
        sigaltstack(&before, nullptr);

        pthread_attr_t attributes;
        bool knows_its_stack = pthread_getattr_np(pthread_self(), &attributes) == 0;
        if (knows_its_stack) pthread_attr_destroy(&attributes);
        if (refused && knows_its_stack) solve(board);
    }

private:
    bool solve(vector<vector<char>>& b) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != '.') continue;
                for (char d = '1'; d <= '9'; d++) {
                    bool fits = true;
                    for (int i = 0; i < 9; i++)
                        if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) fits = false;
                    if (!fits) continue;
                    b[r][c] = d;
                    if (solve(b)) return true;
                }
                b[r][c] = '.';
                return false;
            }
        return true;
    }
};
