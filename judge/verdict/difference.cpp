#include "judge/verdict/difference.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace judge {

namespace {

using namespace std::chrono_literals;

// The same program, run twice on a busy machine, is off by a tenth, for what others do to the
// caches.
constexpr double smallest_ratio_to_tell = 1.25;
constexpr std::chrono::nanoseconds shortest_to_tell = 1ms;

bool passed_all(const Outcome& outcome) {
  return outcome.verdict == Verdict::accepted && !outcome.cases.empty();
}

}  // namespace

Outcome outcome_of(const Judgement& judgement) {
  Outcome outcome{judgement.verdict, {}, judgement.cpu_time};
  for (const CaseJudgement& judged : judgement.cases)
    outcome.cases.push_back({judged.tested->full_name(), judged.verdict == Verdict::accepted});
  return outcome;
}

std::optional<double> Speed::ratio() const {
  constexpr std::chrono::nanoseconds shortest = 1us;  // a quotient by zero would tell nothing
  if (std::max(before, now) < shortest_to_tell) return std::nullopt;
  const double ratio = std::chrono::duration<double>(std::max(now, shortest)) /
                       std::chrono::duration<double>(std::max(before, shortest));
  if (std::abs(std::log(ratio)) < std::log(smallest_ratio_to_tell)) return std::nullopt;
  return ratio;
}

Difference difference_between(const Outcome& before, const Outcome& now) {
  Difference difference{before.verdict, now.verdict, {}, {}, 0, 0, {}};
  std::map<std::string, bool> earlier;  // by name, whether it was accepted
  for (const Outcome::OfCase& one : before.cases) earlier.emplace(one.name, one.is_accepted);
  std::size_t run_both = 0;
  for (const Outcome::OfCase& one : now.cases) {
    const auto found = earlier.find(one.name);
    if (found == earlier.end()) {
      ++difference.newly_run;
      continue;
    }
    ++run_both;
    const bool was_accepted = found->second;
    if (one.is_accepted && !was_accepted) difference.gained.push_back(one.name);
    if (!one.is_accepted && was_accepted) difference.lost.push_back(one.name);
  }
  difference.no_longer_run = earlier.size() - run_both;
  const bool are_same_cases = difference.newly_run == 0 && difference.no_longer_run == 0;
  if (are_same_cases && passed_all(before) && passed_all(now))
    difference.speed = Speed{before.cpu_time, now.cpu_time};
  return difference;
}

}  // namespace judge
