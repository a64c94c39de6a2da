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
    std::optional<std::chrono::nanoseconds> time;
  };
  Verdict verdict;
  std::vector<OfCase> cases;  // those that were run
};

Outcome outcome_of(const Judgement& judgement);

/// What a change of the solution has changed.
struct Difference {
  Verdict before;
  Verdict now;
  std::vector<std::string> gained;  // cases rejected before and accepted now
  std::vector<std::string> lost;    // the other way round
  std::size_t newly_run = 0;        // cases that were not reached, or not chosen, before
  std::size_t no_longer_run = 0;
  std::size_t passed_both = 0;  // cases that were accepted both times
  std::chrono::nanoseconds runtime_before{};  // of those
  std::chrono::nanoseconds runtime_now{};

  /// Now to before, over the cases that passed both times; none where the two are too close, or too
  /// short, for one run each to tell them apart.
  std::optional<double> runtime_ratio() const;
};

Difference difference_between(const Outcome& before, const Outcome& now);

}  // namespace judge
