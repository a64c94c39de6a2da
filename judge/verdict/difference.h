#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "judge/verdict/judgement.h"

namespace judge {

/// What is kept of a judgement so that a later one can be compared with it. It points to no case.
struct Outcome {
  struct OfCase {
    std::string name;  // `edge/first-row-empty`
    bool is_accepted;
  };
  Verdict verdict;
  std::vector<OfCase> cases;            // those that were run
  std::chrono::nanoseconds cpu_time{};  // of all of them, by the kernel's clock
};

Outcome outcome_of(const Judgement& judgement);

/// The CPU time of two runs over the same cases, all of them accepted. Times on the wall would not
/// do: on a machine that is busy the same program takes ten times as long as on a free one.
struct Speed {
  std::chrono::nanoseconds before;
  std::chrono::nanoseconds now;

  /// Now to before; none where the two are too close, or too short, for one run each to tell.
  std::optional<double> ratio() const;
};

/// What a change of the solution has changed.
struct Difference {
  Verdict before;
  Verdict now;
  std::vector<std::string> gained;  // cases rejected before and accepted now
  std::vector<std::string> lost;    // the other way round
  std::size_t newly_run = 0;        // cases that were not reached, or not chosen, before
  std::size_t no_longer_run = 0;
  std::optional<Speed> speed;
};

Difference difference_between(const Outcome& before, const Outcome& now);

}  // namespace judge
