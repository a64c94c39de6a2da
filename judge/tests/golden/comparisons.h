#pragma once

// A comparison for the tests of the page: six solutions and the verdicts that they could get, with
// numbers that no machine has measured.

#include <chrono>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "judge/compare/comparison.h"
#include "judge/report/html.h"
#include "judge/tests/golden/judgements.h"

namespace judge::made_up {

inline const std::vector<const Case*>& cases_to_compare(std::size_t count = 138) {
  static std::vector<const Case*> cases;
  static constexpr const char* kinds[] = {"first-row-empty", "one-empty-cell", "three-in-a-row",
                                          "many-candidates"};
  while (cases.size() < count)
    cases.push_back(&kept(
        a_case(std::string(kinds[cases.size() % 4]) + "-" + std::to_string(cases.size() / 4 + 1),
               10 + cases.size())));
  return cases;
}

/// Named and judged, with nothing timed.
inline Contestant contestant(std::string name, Judgement judgement) {
  Contestant made;
  made.judgement = std::move(judgement);
  made.judgement.path = "solution/" + name + ".cpp";
  made.judgement.name = std::move(name);
  made.source_lines = 40 + made.judgement.name.size() * 7;
  made.source_characters = made.source_lines * 31;
  return made;
}

/// One that takes `factor` times as long as the baseline, and with a `slope` above 0 less of it on
/// harder cases; it cannot finish the last `lost` cases.
inline Contestant timed(std::string name, std::size_t rank, double factor, double slope = 0,
                        std::size_t lost = 0) {
  const auto& cases = cases_to_compare();
  std::vector<CaseJudgement> judged_cases;
  Contestant made;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const double hard = std::exp(static_cast<double>(i * 37 % cases.size()) / 138.0 * 9);
    const double wave = 1 + 0.2 * std::sin(static_cast<double>(i) * factor * 3);
    const std::chrono::nanoseconds time(
        static_cast<std::int64_t>(2'000 * factor * wave * std::pow(hard, 1 - slope)));
    const bool is_lost = i + lost >= cases.size();
    if (is_lost) {
      made.times.emplace_back();
      judged_cases.push_back(
          judge_case(*cases[i], {Died{CpuLimitHit{2s}, Phase::solving}, "", false}));
      made.penalized_total += 2 * cases[i]->time_limit;
    } else {
      made.times.emplace_back(time);
      judged_cases.push_back(
          judge_case(*cases[i], {Answered{Answer::of(example_solution()), time}, "", false}));
      made.total += time;
      made.penalized_total += time;
    }
  }
  const Contestant named =
      contestant(std::move(name), judged(std::move(judged_cases), cases.size()));
  made.judgement = named.judgement;
  made.judgement.peak_memory_bytes = static_cast<std::uint64_t>(3'400'000 * (1 + factor / 8));
  made.source_lines = named.source_lines;
  made.source_characters = named.source_characters;
  made.is_ranked = true;
  made.rank = rank;
  made.lost = lost;
  return made;
}

inline SpeedRatio speed(double ratio, double half_width, std::size_t wins, std::size_t losses) {
  SpeedRatio made;
  made.ratio = ratio;
  made.low = ratio * (1 - half_width);
  made.high = ratio * (1 + half_width);
  made.wins = wins;
  made.losses = losses;
  made.ties = 138 - wins - losses;
  made.sign_test = wins == losses ? 1 : 0.0004;
  return made;
}

/// Four ranked (two of them alike, one with lost cases), a wrong answer, a compile error.
inline Comparison comparison() {
  Comparison made;
  made.cases = cases_to_compare();
  made.contestants.push_back(timed("exact_cover", 1, 0.3, 0.4));
  made.contestants.back().ratio = speed(0.0482, 0.006, 131, 4);
  made.contestants.push_back(timed("bitmask", 2, 0.31, 0.01));
  made.contestants.back().ratio = speed(0.3104, 0.004, 138, 0);
  made.contestants.push_back(timed("backtracking", 3, 1));
  made.contestants.push_back(timed("backtracking_copy", 3, 1.001));
  made.contestants.back().ratio = speed(1.0008, 0.004, 3, 4);
  made.contestants.push_back(timed("plain_search", 5, 2.6, -0.1, 3));
  made.contestants.back().ratio = speed(2.913, 0.009, 0, 135);
  made.contestants.push_back(contestant("no_box_check", wrong_answer()));
  made.contestants.push_back(contestant("three_faults", kept_going(17)));
  made.contestants.push_back(contestant("unfinished", compile_error(short_compiler_text)));
  made.baseline = 2;
  made.noise = speed(1.0004, 0.003, 2, 3);
  made.rounds = 24;
  made.is_precise = true;
  made.timing_time = 8'400ms;
  made.seed = 37;
  made.date = "2026-11-30 14:05 UTC";
  made.machine = {"Example CPU at 3.2 GHz", 2, "Linux 6.1.0", 1};
  return made;
}

inline PageOrigin an_origin() {
  return {"build/judge run mine --html report.html", "2026-11-30 14:05 UTC", comparison().machine};
}

/// What tries to leave the text of a page, whether in an element, an attribute, a comment, a script
/// or its data.
inline const char* const injection =
    "</td></script><script>window.broken = 1</script><!--<script>"
    "<img src=x onerror=window.broken=2>\" onload=\"window.broken=3\" x='\x1b[2J\xff\u202e{}&lt;";

/// With that in every text that a submission, a test file or a file's name can choose.
inline Judgement injected(Judgement made) {
  const std::string text = injection;
  made.name = text;
  made.path = "solution/" + text + ".cpp";
  made.compiler += text;
  made.notes = {text};
  made.sanitizers = SanitizerRun{0, 0ns, text};
  std::vector<Evidence> evidence = {
      Died{UncaughtException{text, text}, Phase::solving, {}, {{text, 3, text}}},
      Died{FailedAssert{text, text, 1}, Phase::solving}, PassesAlone{text},
      DifferentAnswers{text, false}, CompilerMessage{text + "\n" + text, text}};
  made.evidence = evidence;
  for (CaseJudgement& judged : made.cases) {
    Case tested = *judged.tested;
    tested.suite = text;
    tested.name = text;
    tested.catches = text;
    tested.origin.file = text;
    tested.has_one_solution = false;
    judged.tested = &kept(tested);
    judged.output = text + "\n" + text;
    if (judged.verdict != Verdict::accepted)
      judged.evidence.insert(judged.evidence.end(), evidence.begin(), evidence.end());
  }
  Challenge challenge;
  challenge.boards = made.cases;
  challenge.total = 60;
  challenge.has_budget = true;
  made.challenge = challenge;
  return made;
}

inline Comparison injected_comparison() {
  Comparison made = comparison();
  for (Contestant& one : made.contestants) one.judgement = injected(one.judgement);
  for (const Case*& tested : made.cases) {
    Case renamed = *tested;
    renamed.name = injection;
    tested = &kept(renamed);
  }
  made.machine.processor = injection;
  made.machine.system = injection;
  return made;
}

}  // namespace judge::made_up
