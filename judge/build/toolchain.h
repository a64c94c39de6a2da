#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "judge/build/compiler_process.h"
#include "judge/run/sandbox.h"

namespace judge {

/// A compiler with all that is made once for it: what it is, the newest standard and the fastest
/// linker that it has, the precompiled prelude, and the worker that its submissions run in.
struct Toolchain {
  std::vector<std::string> compiler;       // the words to start it
  std::string title;                       // `g++ 12.2.0 -std=c++23 -O2`
  std::vector<std::string> compile_flags;  // the precompiled prelude among them
  std::vector<std::string> link_flags;
  std::filesystem::path worker;
  std::filesystem::path folder;                     // of the cache, where all of it lies
  bool is_confined = available_sandbox().landlock;  // when it compiles a submission
  std::string key;  // changes whenever a program compiled before would have to be compiled anew
};

/// The words that start the compiler: those of the environment's `CXX`, otherwise the first of g++,
/// clang++ and c++ that is there; the program as a path. Throws BadInput if there is none.
std::vector<std::string> find_compiler();

/// Takes the toolchain of `compiler` from the cache, or makes it there, which takes seconds. Throws
/// BadInput for what is no C++20 compiler.
Toolchain prepare_toolchain(const std::vector<std::string>& compiler,
                            const std::filesystem::path& cache, const OnProgress& on_progress);

/// The judge's code that is compiled behind each submission.
std::string entry_text();

}  // namespace judge
