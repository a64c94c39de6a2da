// The process in which a debugger looks at a submission: `worker LIBRARY BOARD BYTES`. In place of
// worker.cpp, which waits for orders of the judge and lives in a sandbox that no debugger can look
// into: this one solves one board of 81 characters and ends. What the submission meets is the same
// where it can be: a library that is loaded late, an empty stdin, a limit of memory.
//
// It is compiled without debug information, so that a debugger shows the submission alone.

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "judge/worker/program_entry.h"

namespace {

using judge::worker::Entry;
using judge::worker::Grid;

[[noreturn]] void fail(const char* what) {
  fprintf(stderr, "%s\n", what);
  _exit(2);
}

void empty_stdin() {
  const int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0) fail("/dev/null cannot be opened");
  close(nothing);
}

void limit_memory(const char* bytes) {
  const rlim_t amount = strtoull(bytes, nullptr, 10);
  const rlimit limit{amount, amount};
  if (setrlimit(RLIMIT_DATA, &limit) != 0) fail("setrlimit failed");
}

}  // namespace

// The debugger finds these by their names, see judge/debugger/gdb_session.py.
extern "C" {

volatile int sudoku_judge_returned = 0;

__attribute__((noinline)) void sudoku_judge_before_solve() {
  asm volatile("");  // so that the call is not found to be without effect
}

__attribute__((noinline)) void sudoku_judge_after_solve() {
  sudoku_judge_returned = 1;
}
}

int main(int count, char** words) {
  if (count != 4) fail("usage: worker LIBRARY BOARD BYTES");
  if (chdir("/") != 0) fail("chdir failed");
  empty_stdin();
  limit_memory(words[3]);
  if (strlen(words[2]) != 81) fail("the board has not 81 cells");
  Grid board = judge::worker::grid_of(words[2]);
  const Entry entry = judge::worker::load_entry(words[1]);
  if (entry == nullptr) fail(dlerror());
  entry(board, sudoku_judge_before_solve, sudoku_judge_after_solve);
  return 0;
}
