#pragma once

#include <chrono>
#include <cstdint>

#include "judge/run/sandbox.h"

namespace judge {

using namespace std::chrono_literals;

/// What a submission may use. The time limit is each case's own (`Job::cpu_limit`).
struct Limits {
  std::uint64_t memory_bytes = 512ULL << 20;  // live memory of the worker process
  std::uint64_t output_bytes = 1ULL << 20;    // stdout and stderr together, over all cases
  std::uint64_t stack_bytes = 64ULL << 20;    // of the main thread
  bool poisons_heap = false;  // fresh and freed memory is filled with a pattern instead of zeros
  Sandbox sandbox = available_sandbox();
};

/// Wall time is only the backstop for a submission that sleeps or waits. What it spends ready to
/// run, while a busy machine runs something else, does not count.
inline std::chrono::nanoseconds wall_limit(std::chrono::nanoseconds cpu_limit) {
  return 2 * cpu_limit + 1s;
}

}  // namespace judge
