#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "judge/run/child.h"
#include "judge/run/landlock.h"
#include "judge/run/memory_file.h"

namespace judge {

/// Told, every few milliseconds of something that may take long, what is going on.
using OnProgress = std::function<void(const std::string& doing)>;

/// What a run of the compiler came to.
struct CompilerResult {
  bool succeeded = false;
  bool timed_out = false;
  std::string messages;  // stdout and stderr in order, any bytes, cut at 256 KiB
};

/// A running compiler, with nothing of the user's surroundings but PATH and HOME.
class CompilerProcess {
 public:
  static constexpr std::uint64_t any_file_size = ~0ULL;

  /// `temporary` takes the compiler's own temporary files; no file it writes may get larger than
  /// `largest_file_bytes`. With `file_rules` it is under those.
  CompilerProcess(const std::vector<std::string>& arguments, const std::filesystem::path& temporary,
                  std::uint64_t largest_file_bytes, const FileRules* file_rules = nullptr);

  /// Waits for its end, and ends it after the limit of wall time.
  CompilerResult finish(std::chrono::nanoseconds limit, const std::function<void()>& on_tick);

 private:
  MemoryFile messages_;
  Child child_;
};

}  // namespace judge
