#include "judge/verdict/difference.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace judge {

namespace {

using namespace std::chrono_literals;

// The same program, run twice on a machine that does other things too, is often off by a third.
constexpr double smallest_ratio_to_tell = 1.5;
constexpr std::chrono::nanoseconds shortest_to_tell = 1ms;

}  // namespace

Outcome outcome_of(const Judgement& judgement) {
  Outcome outcome{judgement.verdict, {}};
  for (const CaseJudgement& judged : judgement.cases)
    outcome.cases.push_back(
        {judged.tested->full_name(), judged.verdict == Verdict::accepted, judged.time});
  return outcome;
}

std::optional<double> Difference::runtime_ratio() const {
  if (std::max(runtime_before, runtime_now) < shortest_to_tell) return std::nullopt;
  constexpr std::chrono::nanoseconds shortest = 1us;  // a quotient by zero would tell nothing
  const double ratio = std::chrono::duration<double>(std::max(runtime_now, shortest)) /
                       std::chrono::duration<double>(std::max(runtime_before, shortest));
  if (std::abs(std::log(ratio)) < std::log(smallest_ratio_to_tell)) return std::nullopt;
  return ratio;
}

Difference difference_between(const Outcome& before, const Outcome& now) {
  Difference difference{before.verdict, now.verdict, {}, {}};
  std::map<std::string, Outcome::OfCase> earlier;
  for (const Outcome::OfCase& one : before.cases) earlier.emplace(one.name, one);
  std::size_t run_both = 0;
  for (const Outcome::OfCase& one : now.cases) {
    const auto found = earlier.find(one.name);
    if (found == earlier.end()) {
      ++difference.newly_run;
      continue;
    }
    ++run_both;
    const Outcome::OfCase& other = found->second;
    if (one.is_accepted && !other.is_accepted) difference.gained.push_back(one.name);
    if (!one.is_accepted && other.is_accepted) difference.lost.push_back(one.name);
    if (!one.is_accepted || !other.is_accepted) continue;
    ++difference.passed_both;
    difference.runtime_before += other.time.value_or(0ns);
    difference.runtime_now += one.time.value_or(0ns);
  }
  difference.no_longer_run = earlier.size() - run_both;
  return difference;
}

}  // namespace judge
