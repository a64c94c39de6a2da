#pragma once

#include <dlfcn.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace judge::worker {

// How a compiled submission is loaded and what it is called with: by the worker, by the process
// that a debugger looks into, and by the benchmark.

using Grid = std::vector<std::vector<char>>;

/// Calls solveSudoku on a fresh Solution; see entry.h.
using Entry = void (*)(Grid& board, void (*before)(), void (*after)());

/// The board of 81 characters as nine rows of nine. It is filled when it has its memory: an
/// operator new of the submission's sees an empty board.
inline Grid grid_of(const char* cells) {
  Grid board(9, std::vector<char>(9, '.'));
  for (std::size_t row = 0; row < 9; ++row) std::copy_n(cells + 9 * row, 9, board[row].data());
  return board;
}

/// nullptr if it cannot be loaded; dlerror() tells why.
inline Entry load_entry(const char* library) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  return handle == nullptr ? nullptr : reinterpret_cast<Entry>(dlsym(handle, "sudoku_judge_entry"));
}

}  // namespace judge::worker
