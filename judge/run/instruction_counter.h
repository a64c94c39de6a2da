#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>

#include "judge/run/descriptor.h"

namespace judge {

/// Counts the instructions that a process executes in user mode, in all its threads that are begun
/// from now on as well. See perf_event_open(2). Many virtual machines have no such counter, and a
/// kernel may keep it from ordinary users.
class InstructionCounter {
 public:
  explicit InstructionCounter(pid_t process);

  /// So far; nullopt where there is no counter.
  std::optional<std::uint64_t> read() const;

 private:
  Descriptor event_;
};

}  // namespace judge
