#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <vector>

namespace judge {

using BenchClock = std::chrono::steady_clock;

/// Milliseconds.
inline double since(BenchClock::time_point start) {
  return std::chrono::duration<double, std::milli>(BenchClock::now() - start).count();
}

/// Milliseconds that `work` takes.
double time_of(const std::invocable auto& work) {
  const auto start = BenchClock::now();
  work();
  return since(start);
}

/// Of an odd number of values the middle one; never of none.
inline double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

}  // namespace judge
