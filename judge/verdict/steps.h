#pragma once

#include <chrono>
#include <string_view>
#include <vector>

namespace judge {

/// What the time of a judgement is spent on, in the order in which it happens. Steps up to
/// `checking` come before the verdict.
enum class Step {
  reading,                  // the submission and the cases
  prelude_found,            // the compiler and its precompiled headers, in the cache
  prelude_made,             // the same, made
  program_found,            // the compiled submission, in the cache
  compiling,                // and linking: the compiler's driver does both in one call
  starting_worker,          // the process, its sandbox, loading the submission
  solving,                  // inside Solution, in the cases that returned
  not_returning,            // in the cases that did not
  checking,                 // boards there, answers back and checked; the end of the worker
  running_alone,            // the case that failed
  running_again,            // all cases a second time
  sanitized_prelude_found,  // as above, for the sanitizers
  sanitized_prelude_made,   //
  sanitized_program_found,  //
  compiling_with_sanitizers,
  running_with_sanitizers,
  trying_challenge,
};

struct StepTime {
  Step step;
  std::chrono::nanoseconds time;
};

/// The stable name of a step, for JSON: `reading`, `prelude_found`, …
std::string_view name_of(Step step);

/// A few words for people.
std::string_view describe(Step step);

bool is_before_verdict(Step step);

/// Notes how long each step took, by the clock on the wall. What lies between two calls belongs to
/// the later one, so that nothing is left out.
class StepTimer {
 public:
  /// The step that has just ended.
  void end_of(Step step) { times_.push_back({step, take()}); }

  /// Several steps that have just ended, whose times are known; `rest` takes what they leave of the
  /// time since the call before.
  void end_of(const std::vector<StepTime>& known, Step rest);

  const std::vector<StepTime>& times() const { return times_; }

 private:
  /// The time since the last call.
  std::chrono::nanoseconds take();

  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
  std::vector<StepTime> times_;
};

}  // namespace judge
