#pragma once

#include <dlfcn.h>

#include <vector>

namespace judge::worker {

// How a compiled submission is loaded and what it is called with: by the worker, by the process
// that a debugger looks into, and by the benchmark.

using Grid = std::vector<std::vector<char>>;

/// Calls solveSudoku on a fresh Solution; see entry.h.
using Entry = void (*)(Grid& board, void (*before)(), void (*after)());

/// The board of 81 characters as nine rows of nine.
inline Grid grid_of(const char* cells) {
  Grid board;
  board.reserve(9);
  for (const char* row = cells; row != cells + 81; row += 9) board.emplace_back(row, row + 9);
  return board;
}

/// nullptr if it cannot be loaded; dlerror() tells why.
inline Entry load_entry(const char* library) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  return handle == nullptr ? nullptr : reinterpret_cast<Entry>(dlsym(handle, "sudoku_judge_entry"));
}

}  // namespace judge::worker
