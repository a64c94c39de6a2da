#include "judge/verdict/difference.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

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

/// Whether each case was accepted, by its name. The second look may have run one in another dress
/// as well; both have to be.
std::map<std::string, bool> results_by_name(const Outcome& outcome) {
  std::map<std::string, bool> results;
  for (const Outcome::OfCase& one : outcome.cases) {
    bool& is_accepted = results.emplace(one.name, true).first->second;
    is_accepted = is_accepted && one.is_accepted;
  }
  return results;
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
  const std::map<std::string, bool> earlier = results_by_name(before);
  const std::map<std::string, bool> later = results_by_name(now);
  std::size_t run_both = 0;
  std::set<std::string> told;
  for (const Outcome::OfCase& one : now.cases) {
    if (!told.insert(one.name).second) continue;
    const auto found = earlier.find(one.name);
    if (found == earlier.end()) {
      ++difference.newly_run;
      continue;
    }
    ++run_both;
    const bool was_accepted = found->second;
    const bool is_accepted = later.at(one.name);
    if (is_accepted && !was_accepted) difference.gained.push_back(one.name);
    if (!is_accepted && was_accepted) difference.lost.push_back(one.name);
  }
  difference.no_longer_run = earlier.size() - run_both;
  const bool are_same_cases = difference.newly_run == 0 && difference.no_longer_run == 0;
  if (are_same_cases && passed_all(before) && passed_all(now))
    difference.speed = Speed{before.cpu_time, now.cpu_time};
  return difference;
}

}  // namespace judge
