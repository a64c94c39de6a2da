#include "judge/compare/comparison.h"

#include <algorithm>

namespace judge {

bool Contestant::times_are_doubtful() const {
  return is_contradicted || judgement.runtime_is_doubtful();
}

const std::optional<std::chrono::nanoseconds>* Contestant::slowest() const {
  const auto slowest = std::ranges::max_element(times);  // none is less than any time
  return slowest == times.end() || !*slowest ? nullptr : &*slowest;
}

bool Comparison::has_lost_cases() const {
  return std::ranges::any_of(contestants, [](const Contestant& one) { return one.lost > 0; });
}

}  // namespace judge
