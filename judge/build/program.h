#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace judge {

/// A submission that has been compiled.
struct Program {
  std::filesystem::path worker;   // the executable that runs it: judge/worker/worker.cpp
  std::filesystem::path library;  // the submission as a shared library
  std::string compiler;           // `g++ 12.2.0 -std=c++23 -O2`
  std::chrono::nanoseconds compile_time{};
  bool from_cache = false;  // nothing had to be compiled
  bool is_sanitized = false;
};

}  // namespace judge
