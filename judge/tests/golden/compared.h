#pragma once

// A comparison for the tests of the reports, with one solution of each kind, made up.

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "judge/compare/comparison.h"
#include "judge/tests/golden/judgements.h"

namespace judge::made_up {

inline Contestant contestant(Judgement judgement, const std::string& name) {
  Contestant made;
  made.judgement = std::move(judgement);
  made.judgement.name = name;
  made.judgement.path = "solution/" + name + ".cpp";
  made.source_lines = 42;
  made.source_characters = 1234;
  return made;
}

using MaybeTime = std::optional<std::chrono::nanoseconds>;

/// One that was timed; a lost case has no time and cost two seconds.
inline Contestant ranked(Judgement judgement, const std::string& name, std::size_t rank,
                         const std::vector<MaybeTime>& times) {
  Contestant made = contestant(std::move(judgement), name);
  made.is_ranked = true;
  made.rank = rank;
  made.times = times;
  for (const MaybeTime& time : times) {
    made.total += time.value_or(0ns);
    made.penalized_total += time.value_or(4s);
    if (!time) ++made.lost;
  }
  return made;
}

/// Six solutions: faster than the baseline, the baseline, no different from it (and its CPU time
/// contradicts its times), one that loses a case, a wrong one and one that does not compile.
inline Comparison six_solutions() {
  Comparison made;
  for (const char* name : {"first-row-empty", "three-in-a-row", "leetcode-example"})
    made.cases.push_back(&kept(a_case(name)));

  Contestant fast = ranked(accepted(), "bitmasks", 1, {130'500ns, 5'104'000ns, 41'250ns});
  fast.ratio = SpeedRatio{0.42, 0.418, 0.4225, 3, 0, 0, 0.25};
  fast.instructions = 16'700'123.5;
  Contestant baseline = ranked(accepted(), "backtracking", 2, {310'200ns, 12'145'600ns, 98'700ns});
  Contestant same = ranked(accepted(), "copy", 2, {310'000ns, 12'150'000ns, 98'800ns});
  same.is_contradicted = true;
  same.ratio = SpeedRatio{1.0003, 0.998, 1.0026, 1, 1, 1, 1};
  const CaseJudgement late =
      judge_case(*made.cases[1], {Died{CpuLimitHit{2s}, Phase::solving}, "", false});
  Contestant loses =
      ranked(judged({passed("first-row-empty"), late, passed("leetcode-example")}, 3), "naive", 4,
             {2'500'000ns, std::nullopt, 1'000'000ns});
  loses.ratio = SpeedRatio{9.0, 8.9, 11.25, 0, 0, 2, 0.5};

  made.contestants = {fast,
                      baseline,
                      same,
                      loses,
                      contestant(wrong_answer(), "wrong"),
                      contestant(compile_error(short_compiler_text), "broken")};
  made.baseline = 1;
  made.noise = SpeedRatio{1.001, 0.999, 1.003, 1, 1, 1, 1};
  made.rounds = 40;
  made.is_precise = true;
  made.timing_time = 3'200ms;
  made.seed = 123456;
  made.date = "2026-11-30 14:05 UTC";
  made.machine = {"Intel(R) Xeon(R) Processor", 2, "Linux 6.1.0", 1};
  return made;
}

/// A comparison of one solution that is called so.
inline Comparison comparison_of_name(const std::string& name) {
  Comparison made = six_solutions();
  made.contestants = {contestant(accepted(), name)};
  made.contestants.front().judgement.name = name;
  made.contestants.front().judgement.path = name;
  made.baseline = 0;
  made.rounds = 0;
  made.noise.reset();
  return made;
}

}  // namespace judge::made_up
