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

#include <vector>

namespace {

using Grid = std::vector<std::vector<char>>;
using Entry = void (*)(Grid& board, void (*before)(), void (*after)());

[[noreturn]] void fail(const char* what) {
  fprintf(stderr, "%s\n", what);
  _exit(2);
}

Grid read_board(const char* cells) {
  if (strlen(cells) != 81) fail("the board has not 81 cells");
  Grid board;
  board.reserve(9);
  for (int row = 0; row < 9; ++row) board.emplace_back(cells + row * 9, cells + row * 9 + 9);
  return board;
}

Entry load(const char* library) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) fail(dlerror());
  void* entry = dlsym(handle, "sudoku_judge_entry");
  if (entry == nullptr) fail(dlerror());
  return reinterpret_cast<Entry>(entry);
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
  Grid board = read_board(words[2]);
  load(words[1])(board, sudoku_judge_before_solve, sudoku_judge_after_solve);
  return 0;
}
