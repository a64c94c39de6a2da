// mistake: once, sends itself a SIGSEGV that looks as if the kernel had sent it, and goes on
// needs: sandbox
// evidence: blocked system call: rt_tgsigqueueinfo
#include <csignal>
#include <sys/syscall.h>
#include <unistd.h>
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        static bool once = false;
        if (once) return;
        once = true;
        siginfo_t fault{};
        fault.si_signo = SIGSEGV;
        fault.si_code = SEGV_MAPERR;
        fault.si_addr = reinterpret_cast<void*>(16);
        syscall(SYS_rt_tgsigqueueinfo, getpid(), syscall(SYS_gettid), SIGSEGV, &fault);
    }
};
