#include "judge/verdict/steps.h"

#include <algorithm>
#include <utility>

namespace judge {

std::string_view name_of(Step step) {
  switch (step) {
    case Step::reading: return "reading";
    case Step::prelude_found: return "prelude_found";
    case Step::prelude_made: return "prelude_made";
    case Step::program_found: return "program_found";
    case Step::compiling: return "compiling";
    case Step::starting_worker: return "starting_worker";
    case Step::solving: return "solving";
    case Step::not_returning: return "not_returning";
    case Step::checking: return "checking";
    case Step::running_alone: return "running_alone";
    case Step::running_again: return "running_again";
    case Step::sanitized_prelude_found: return "sanitized_prelude_found";
    case Step::sanitized_prelude_made: return "sanitized_prelude_made";
    case Step::sanitized_program_found: return "sanitized_program_found";
    case Step::compiling_with_sanitizers: return "compiling_with_sanitizers";
    case Step::running_with_sanitizers: return "running_with_sanitizers";
    case Step::trying_challenge: return "trying_challenge";
  }
  return "";
}

std::string_view describe(Step step) {
  switch (step) {
    case Step::reading: return "the solution and the cases read";
    case Step::prelude_found: return "prelude: ready";
    case Step::prelude_made: return "prelude: made now, once";
    case Step::program_found: return "compile and link: unchanged";
    case Step::compiling: return "compile and link";
    case Step::starting_worker: return "worker started, in the sandbox";
    case Step::solving: return "run: inside Solution";
    case Step::not_returning: return "run: in cases that did not return";
    case Step::checking: return "run: outside of it";
    case Step::running_alone: return "the failed case alone";
    case Step::running_again: return "second run";
    case Step::sanitized_prelude_found: return "sanitizers, prelude: ready";
    case Step::sanitized_prelude_made: return "sanitizers, prelude: made now, once";
    case Step::sanitized_program_found: return "sanitizers, compile and link: unchanged";
    case Step::compiling_with_sanitizers: return "sanitizers, compile and link";
    case Step::running_with_sanitizers: return "sanitizers, run";
    case Step::trying_challenge: return "challenge";
  }
  return "";
}

bool is_before_verdict(Step step) {
  return step <= Step::checking;
}

void StepTimer::end_of(const std::vector<StepTime>& known, Step rest) {
  std::chrono::nanoseconds left = take();
  for (const StepTime& one : known) {
    times_.push_back(one);
    left -= one.time;
  }
  times_.push_back({rest, std::max(left, std::chrono::nanoseconds{})});
}

std::chrono::nanoseconds StepTimer::take() {
  const auto now = std::chrono::steady_clock::now();
  return now - std::exchange(last_, now);
}

}  // namespace judge
