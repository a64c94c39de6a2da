#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <variant>

#include "judge/build/compile.h"
#include "judge/sudoku/rules.h"
#include "judge/worker/program_entry.h"

namespace judge {

/// A solution, compiled as the judge compiles it for the verdict, and the same program loaded into
/// this process. Nothing protects the process from it.
class LoadedSolution {
 public:
  LoadedSolution(const Submission& submission, const Toolchain& toolchain,
                 const std::filesystem::path& cache)
      : compiled_(compile(submission, toolchain, cache)) {
    const auto* program = std::get_if<Program>(&compiled_);
    if (program == nullptr) return;
    entry_ = worker::load_entry(program->library.c_str());
    if (entry_ == nullptr) throw std::runtime_error(submission.path.string() + " cannot be loaded");
  }

  /// Otherwise it cannot be called.
  bool has_compiled() const { return entry_ != nullptr; }
  const CompileResult& compiled() const { return compiled_; }

  /// A fresh Solution and its solveSudoku, and nothing else.
  void operator()(worker::Grid& grid) const {
    entry_(
        grid, [] {}, [] {});
  }

  /// The vectors, the solve, and what came of it.
  Answer solve(const Board& board) const {
    worker::Grid grid = worker::grid_of(board.cells().data());
    (*this)(grid);
    return answer_of(grid);
  }

  static Answer answer_of(const worker::Grid& grid) {
    Answer answer;
    answer.rows = grid.size();
    for (std::size_t row = 0; row < 9 && row < grid.size(); ++row) {
      answer.row_lengths[row] = grid[row].size();
      for (std::size_t column = 0; column < 9 && column < grid[row].size(); ++column)
        answer.cells[row * 9 + column] = grid[row][column];
    }
    return answer;
  }

 private:
  static CompileResult compile(const Submission& submission, const Toolchain& toolchain,
                               const std::filesystem::path& cache) {
    const auto say_nothing = [](const std::string&) {};
    return Compilation(submission, toolchain, cache, say_nothing).finish(say_nothing);
  }

  CompileResult compiled_;
  worker::Entry entry_ = nullptr;
};

}  // namespace judge
