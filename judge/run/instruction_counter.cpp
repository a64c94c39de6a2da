#include "judge/run/instruction_counter.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace judge {

InstructionCounter::InstructionCounter(pid_t process) {
  perf_event_attr attributes{};
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  attributes.inherit = 1;
  constexpr int any_core = -1;
  constexpr int no_group = -1;
  event_ = Descriptor(static_cast<int>(syscall(SYS_perf_event_open, &attributes, process, any_core,
                                               no_group, PERF_FLAG_FD_CLOEXEC)));
}

std::optional<std::uint64_t> InstructionCounter::read() const {
  std::uint64_t count = 0;
  if (event_.number() < 0 || ::read(event_.number(), &count, sizeof count) != sizeof count)
    return std::nullopt;
  return count;
}

}  // namespace judge
