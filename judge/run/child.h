#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "judge/run/descriptor.h"

namespace judge {

/// What to start, and in what surroundings.
struct Command {
  std::vector<std::string> arguments;    // the first one is the program's path
  std::vector<std::string> environment;  // `NAME=value`; nothing else is passed on
  std::string folder;                    // to start in; empty: this process's own
  /// Descriptors of this process that become 0, 1, 2, … of the child; it gets no others.
  std::vector<int> descriptors;
  struct ResourceLimit {
    decltype(RLIMIT_CORE) resource;
    rlim_t amount;
  };
  std::vector<ResourceLimit> resource_limits;  // soft and hard
  std::optional<int> file_rules;               // descriptor of a FileRules to be under
  bool starts_others = false;                  // processes that have to end with the judge as well
};

/// How a process ended, in the words of the kernel.
struct ExitCode {
  int code;
};
struct EndSignal {
  int number;
};
using EndOfProcess = std::variant<ExitCode, EndSignal>;

/// A running child process and all that it starts. The child leads a process group of its own, so a
/// Ctrl-C of the terminal reaches the judge alone; it dies with the judge, whatever ends the judge.
/// Destroying a Child kills its whole group and whatever else of it was left behind.
class Child {
 public:
  /// Starts the command; throws std::system_error with the failed step's name.
  explicit Child(const Command& command);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  pid_t pid() const { return pid_; }

  /// Waits for the end at most so long; nullopt if the child is still alive then. After the first
  /// answer every call gives the same one.
  std::optional<EndOfProcess> wait(std::chrono::nanoseconds at_most);

  /// CPU time of all its threads so far.
  std::chrono::nanoseconds cpu_time() const;

  /// CPU time that it and the processes it waited for had used up at its end; 0 before.
  std::chrono::nanoseconds final_cpu_time() const { return final_cpu_time_; }

  /// Ends it and its group now.
  void kill();

 private:
  void reap_group();

  pid_t pid_ = -1;
  clockid_t cpu_clock_{};
  Descriptor pid_descriptor_;
  Descriptor life_line_;  // the guard sees when this end is closed
  std::optional<EndOfProcess> end_;
  std::chrono::nanoseconds final_cpu_time_{};
};

}  // namespace judge
