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
  bool timed_out = false;  // stopped at the limit of CPU time
  std::string messages;    // stdout and stderr in order, any bytes, cut at 256 KiB
};

/// Whether the messages say that the disk did not take what the compiler wrote. A submission can
/// make the compiler say so, too.
bool blames_the_disk(const CompilerResult& result);

/// A running compiler, with nothing of the user's surroundings but PATH and HOME.
class CompilerProcess {
 public:
  static constexpr std::uint64_t any_file_size = ~0ULL;

  /// Starts it. `temporary` takes the compiler's own temporary files; no file it writes may get
  /// larger than `largest_file_bytes`. With `file_rules` it is under those.
  CompilerProcess(const std::vector<std::string>& arguments, const std::filesystem::path& temporary,
                  std::uint64_t largest_file_bytes, std::chrono::seconds cpu_limit,
                  const FileRules* file_rules = nullptr);

  /// Waits for its end. It is ended when one of its processes has used the limit of CPU time, or
  /// after a multiple of that on the wall.
  CompilerResult finish(const std::function<void()>& on_tick);

 private:
  std::chrono::seconds cpu_limit_;
  MemoryFile messages_;
  Child child_;
};

}  // namespace judge
