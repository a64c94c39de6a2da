#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "judge/run/phase.h"
#include "judge/sudoku/rules.h"

namespace judge {

// How a worker process can end before it has answered, one type a kind. These are facts: what they
// mean for the verdict is decided in `judge/verdict/`.

/// The process exited by itself.
struct Exited {
  int code;
};
/// A signal ended it.
struct Signalled {
  int number;               // as in <csignal>
  bool stack_overflow;      // SIGSEGV, with the bad address at the end of the main thread's stack
  bool was_unseen = false;  // SIGSEGV, and the worker's handler did not run
};
/// An exception that nobody caught. `what` is empty where it is no std::exception.
struct UncaughtException {
  std::string type;  // demangled: `std::out_of_range`; empty: std::terminate without an exception
  std::string what;
  bool left_noexcept = false;  // a function that lets none out: one that is noexcept, a destructor
};
/// A failed `assert`.
struct FailedAssert {
  std::string expression;
  std::string file;
  unsigned line;
};
/// A sanitizer, or a check of the standard library, found a fault and ended the process.
struct SanitizerFinding {
  std::string tool;     // `AddressSanitizer`, `UndefinedBehaviorSanitizer`, `libstdc++`
  std::string message;  // `heap-buffer-overflow: READ of size 1`
};
/// One case used more CPU time than its limit.
struct CpuLimitHit {
  std::chrono::nanoseconds limit;
};
/// One case took longer by the clock on the wall than the backstop allows, having used `cpu`.
struct WallLimitHit {
  std::chrono::nanoseconds limit;
  std::chrono::nanoseconds cpu;
};
/// The process had more live memory than its limit, or was refused some and ended by that.
struct MemoryLimitHit {
  std::uint64_t limit_bytes;
  bool was_refused = false;
  bool was_for_a_thread = false;  // what was refused: the stack of another one
};
/// The process printed more than its limit, in all its cases together, or wrote more than that to
/// another file.
struct OutputLimitHit {
  std::uint64_t limit_bytes;
  std::uint64_t earlier_bytes = 0;  // of what was printed, those of the cases before
  bool was_a_file = false;
};

/// The sandbox ended the process at a system call.
struct BlockedCall {
  std::string name;  // `socket`; empty where the process could not say, its signal being blocked
};
/// The compiled submission could not be loaded.
struct LoadFailure {
  std::string reason;
};

using Ending =
    std::variant<Exited, Signalled, UncaughtException, FailedAssert, SanitizerFinding, CpuLimitHit,
                 WallLimitHit, MemoryLimitHit, OutputLimitHit, BlockedCall, LoadFailure>;

/// A place in the submission's source.
struct SourceLine {
  std::string file;
  unsigned line = 0;
  std::string function;
};

/// `solveSudoku` returned.
struct Answered {
  Answer answer;
  std::chrono::nanoseconds time;  // inside `solveSudoku`, by the monotonic clock
  /// CPU time of all threads meanwhile; 0 but in a comparison of long solves.
  std::chrono::nanoseconds cpu_time = {};
};
/// The process ended first.
struct Died {
  Ending ending;
  Phase phase;  // what was going on then
  /// Where, innermost first, as offsets into the program's library; only of a sanitized program.
  std::vector<std::uint64_t> frames = {};
  /// The same in the submission's own lines, once they have been looked up.
  std::vector<SourceLine> lines = {};
  /// By the clock on the wall, since the case, the loading or the end had begun.
  std::chrono::nanoseconds time = {};
};

/// The facts of one case.
struct CaseRun {
  std::variant<Answered, Died> outcome;
  std::string output;  // what stdout and stderr got during the case, any bytes, in order; capped
  bool output_is_cut = false;
};

}  // namespace judge
