#pragma once

#include <sys/types.h>

#include <chrono>

namespace judge {

/// Stops a debugged process from outside when it has used its time, and again whenever it has gone
/// on for a while, so that its debugger sees where it is. By SIGSTOP, which no program can block.
class Stopper {
 public:
  /// `debugger` is the process whose child is to be stopped.
  Stopper(pid_t debugger, std::chrono::nanoseconds cpu_limit);

  /// To be called every few milliseconds.
  void look();

 private:
  pid_t debugger_;
  pid_t debugged_ = 0;  // 0: not there yet
  std::chrono::nanoseconds cpu_limit_;
  std::chrono::nanoseconds wall_limit_;
  std::chrono::nanoseconds wall_{};  // in which its debugger did not hold it
  std::chrono::steady_clock::time_point last_look_;
};

}  // namespace judge
