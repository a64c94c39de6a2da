#pragma once

#include <filesystem>
#include <variant>

#include "judge/build/program.h"
#include "judge/build/submission.h"
#include "judge/build/toolchain.h"

namespace judge {

/// A submission that does not compile: an ordinary result.
struct CompileFailure {
  std::string messages;  // the compiler's words, naming the user's own path and lines; any bytes
  std::chrono::nanoseconds compile_time{};
};

/// Compiles a submission as pasted, or takes the program from the cache if it, the headers it
/// includes from its own folder, the compiler and the judge's code behind it are all as they were.
/// Throws if the judge itself cannot work (a full disk).
std::variant<Program, CompileFailure> compile(const Submission& submission,
                                              const Toolchain& toolchain,
                                              const std::filesystem::path& cache,
                                              const OnProgress& on_progress);

}  // namespace judge
