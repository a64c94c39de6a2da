#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "judge/build/files.h"
#include "judge/build/program.h"
#include "judge/build/submission.h"
#include "judge/build/toolchain.h"

namespace judge {

/// A submission that does not compile: an ordinary result.
struct CompileFailure {
  std::string messages;     // the compiler's words, naming the user's own path and lines; any bytes
  std::string guess;        // the likeliest reason, one plain sentence; may be empty
  std::string why_stopped;  // why the compiler did not come to an end; empty if it did
  std::chrono::nanoseconds compile_time{};
};

using CompileResult = std::variant<Program, CompileFailure>;

/// What a failed run of the compiler comes to. `folder` is where it worked.
CompileFailure failure_of(const CompilerResult& result, std::string_view submission,
                          const std::filesystem::path& folder);

/// Compiles a submission as pasted, beside whatever the judge does meanwhile, or takes the program
/// from the cache if it, the headers it includes from its own folder, the compiler and the judge's
/// code behind it are all as they were.
class Compilation {
 public:
  /// Starts the compiler, if it is needed; may first have to make more of the toolchain. Throws if
  /// the judge itself cannot work.
  Compilation(const Submission& submission, const Toolchain& toolchain,
              const std::filesystem::path& cache, const OnProgress& on_preparing);

  /// The program, if it need not be compiled; otherwise null.
  const Program* program_in_cache() const { return compiler_ ? nullptr : &program_; }

  /// Whether more of the toolchain had to be made.
  bool has_made_prelude() const { return has_made_prelude_; }

  /// Waits for the end; to be called once. Throws if the judge itself cannot work (a full disk).
  CompileResult finish(const OnProgress& on_progress);

 private:
  struct CacheEntry {
    std::filesystem::path program;
    std::filesystem::path includes;
  };
  static CacheEntry cache_entry(const std::filesystem::path& cache, const Submission& submission,
                                const Toolchain& toolchain);
  static bool is_up_to_date(const CacheEntry& entry);
  void start_compiler(const Needs& needs, const OnProgress& on_preparing);
  CompilerResult wait_for_compiler(const OnProgress& on_progress);
  void publish(const std::filesystem::path& library);

  Submission submission_;
  Toolchain toolchain_;
  Needs needs_;
  CacheEntry entry_;
  Program program_;
  std::chrono::steady_clock::time_point start_;
  bool has_made_prelude_ = false;
  std::optional<TemporaryFolder> folder_;    // none if the program came from the cache
  std::optional<FileRules> file_rules_;      // none if the compiler is not confined
  std::optional<CompilerProcess> compiler_;  // likewise
};

}  // namespace judge
