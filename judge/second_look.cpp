#include "judge/second_look.h"

#include <fmt/format.h>

#include <algorithm>

#include "judge/build/symbolize.h"
#include "judge/run/run_cases.h"
#include "judge/run/sanitizer_report.h"
#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/dress.h"

namespace judge {

namespace {

using std::chrono::steady_clock;

constexpr auto leftover_budget = 3s;    // of wall time, to look for the case that leaves state
constexpr auto luck_budget = 5s;        // of wall time, to run the cases a second time
constexpr int sanitizer_slowdown = 20;  // time limits are so much longer
constexpr std::chrono::nanoseconds twin_limit = 500ms;
constexpr int most_unfinished_twins = 2;

/// Runs cases in one process until one is not accepted; returns the judgements of those that were
/// run, and what happened outside of them.
struct Series {
  std::vector<CaseJudgement> cases;
  std::optional<Died> outside;

  const CaseJudgement* rejected() const {
    const bool is_rejected = !cases.empty() && cases.back().verdict != Verdict::accepted;
    return is_rejected ? &cases.back() : nullptr;
  }
};

Series run_series(const Program& program, const Limits& limits,
                  const std::vector<const Case*>& cases, int slowdown,
                  const std::function<bool()>& may_go_on, const OnTick& on_tick,
                  std::chrono::nanoseconds longest_case = std::chrono::nanoseconds::max()) {
  std::vector<Job> jobs;
  for (const Case* tested : cases)
    jobs.push_back({&tested->board, std::min(slowdown * tested->time_limit, longest_case)});
  Series series;
  const RunSummary summary = run_cases(
      program, limits, jobs,
      [&](std::size_t index, CaseRun run) {
        series.cases.push_back(judge_case(*cases[index], std::move(run)));
        return series.rejected() == nullptr && may_go_on();
      },
      on_tick);
  series.outside = summary.outside;
  return series;
}

bool always() {
  return true;
}

/// Makes a case's judgement, or a death outside of any case, the reason for the verdict.
void turn_verdict(Judgement& judgement, const CaseJudgement& rejected) {
  for (CaseJudgement& judged : judgement.cases) {
    if (judged.tested == rejected.tested) judged = rejected;
  }
  judgement.verdict = rejected.verdict;
  judgement.evidence = rejected.evidence;
}

void turn_verdict(Judgement& judgement, const Died& outside) {
  judgement.verdict = verdict_of(outside.ending);
  judgement.evidence = {outside};
}

/// Adds a reason to the verdict and to the case that it rests on.
void add_evidence(Judgement& judgement, const Evidence& evidence) {
  judgement.evidence.push_back(evidence);
  for (CaseJudgement& judged : judgement.cases) {
    if (judged.verdict == Verdict::accepted) continue;
    judged.evidence.push_back(evidence);
    return;
  }
}

/// Takes away the claim that state was left over.
void drop_passes_alone(Judgement& judgement) {
  const auto is_claim = [](const Evidence& one) {
    return std::holds_alternative<PassesAlone>(one);
  };
  std::erase_if(judgement.evidence, is_claim);
  for (CaseJudgement& judged : judgement.cases) std::erase_if(judged.evidence, is_claim);
}

/// Turned over, with other digits, and with rows, columns, bands and stacks in another order. Of
/// some such dresses, each time the same, it is the first in which a search in reading order has
/// little to do, or the one with the least: it could have a thousand times as much to do as on the
/// board itself. None if all of them are hard for it.
std::optional<Dress> choose_dress(const Board& board) {
  constexpr std::uint64_t seed = 37;
  constexpr int tries = 30;
  constexpr std::uint64_t little = 5'000;  // placements
  Random random(seed, 0);
  std::optional<Dress> easiest;
  std::uint64_t least = 100'000;
  for (int i = 0; i < tries && least > little; ++i) {
    Dress dress = Dress::any(random);
    dress.is_transposed = true;
    const auto placements = count_placements(dress.put_on(board), least - 1);
    if (!placements) continue;
    least = std::max<std::uint64_t>(*placements, 1);
    easiest = dress;
  }
  return easiest;
}

std::vector<Case> make_twins(const std::vector<Suite>& suites) {
  std::vector<Case> twins;
  for (const Suite& suite : suites) {
    Case twin = suite.cases.front();
    const auto dress = choose_dress(twin.board);
    if (!dress) continue;
    twin.board = dress->put_on(twin.board);
    twin.solution = dress->put_on(twin.solution);
    twin.is_dressed = true;
    twins.push_back(twin);
  }
  return twins;
}

/// The first twin that is answered wrongly or crashes the submission. One that takes too much of
/// anything says nothing: an honest search may have far more to do on it.
std::optional<CaseJudgement> find_wrong_twin(const std::vector<Case>& twins, const Program& program,
                                             const Limits& limits, const OnTick& on_tick) {
  std::vector<Job> jobs;
  for (const Case& twin : twins)
    jobs.push_back({&twin.board, std::min(twin.time_limit, twin_limit)});
  std::optional<CaseJudgement> wrong;
  int unfinished = 0;
  run_cases(
      program, limits, jobs,
      [&](std::size_t index, CaseRun run) {
        CaseJudgement judged = judge_case(twins[index], std::move(run));
        if (judged.verdict == Verdict::wrong_answer || judged.verdict == Verdict::runtime_error)
          wrong = std::move(judged);
        else if (judged.verdict != Verdict::accepted)
          ++unfinished;
        return !wrong && unfinished < most_unfinished_twins;
      },
      on_tick);
  return wrong;
}

/// Why the last of these twins was wrong. Only what comes again each time, in processes of their
/// own, can be laid to the dress, or to the twins before it; the rest is luck.
Evidence explain_wrong_twin(const std::vector<const Case*>& twins, const Case& original,
                            const Program& program, const Limits& limits, const OnTick& on_tick) {
  constexpr int times = 3;
  const std::vector<const Case*> last{twins.back()};
  const auto passes = [&](const std::vector<const Case*>& cases) {
    return run_series(program, limits, cases, 1, always, on_tick).rejected() == nullptr;
  };
  const auto each_time = [](const std::function<bool()>& holds) {
    for (int time = 0; time < times; ++time) {
      if (!holds()) return false;
    }
    return true;
  };
  if (each_time([&] { return !passes(last) && passes({&original}); }))
    return DifferentAnswers{original.full_name(), /*was_dressed=*/true};
  if (twins.size() > 1 && each_time([&] { return passes(last) && !passes(twins); }))
    return PassesAlone{};
  return DifferentAnswers{original.full_name()};
}

Limits limits_for_sanitizers(const Limits& limits) {
  Limits wider = limits;
  wider.memory_bytes = 4 * limits.memory_bytes + (1ULL << 30);
  wider.stack_bytes = 8 * limits.stack_bytes;  // a sanitized frame is several times as large
  return wider;
}

void look_up_lines(Died& died, const Program& sanitized, const std::string& path) {
  died.lines = find_source_lines(sanitized.library, path, died.frames);
}

void look_up_lines(CaseJudgement& judged, const Program& sanitized, const std::string& path) {
  for (Evidence& evidence : judged.evidence) {
    if (auto* died = std::get_if<Died>(&evidence)) look_up_lines(*died, sanitized, path);
  }
}

/// Whether a death tells of a fault of the submission, and not only of the sanitizers' cost.
bool is_a_finding(const Died& died) {
  const auto* signal = std::get_if<Signalled>(&died.ending);
  if (signal != nullptr && signal->stack_overflow) return false;
  // A sanitizer that finds a fault says so; one that finds none and yet exits has a fault itself.
  if (std::holds_alternative<Exited>(died.ending)) return false;
  return verdict_of(died.ending) == Verdict::runtime_error;
}

/// Whether that alone turns a verdict. Memory that cannot be had is an exception without
/// sanitizers, which may be caught.
bool turns_verdict(const Died& died) {
  const auto* finding = std::get_if<SanitizerFinding>(&died.ending);
  return is_a_finding(died) && (finding == nullptr || !is_refusal_of_memory(*finding));
}

/// What a case may take with sanitizers, however long it is allowed to take without.
std::chrono::nanoseconds longest_case(const JudgingOptions& options) {
  return options.sanitize == Sanitize::always ? std::chrono::nanoseconds::max()
                                              : options.sanitize_budget;
}

void find_faults(Judgement& judgement, const Program& sanitized, const JudgingOptions& options,
                 const OnProgress& on_progress) {
  std::vector<const CaseJudgement*> by_time;
  for (const CaseJudgement& judged : judgement.cases) by_time.push_back(&judged);
  // By whole milliseconds: the quick ones stay in the order of the suites, so that each run names
  // the same case.
  std::ranges::stable_sort(by_time, {}, [](const CaseJudgement* judged) {
    return std::chrono::floor<std::chrono::milliseconds>(judged->time.value_or(0ns));
  });
  std::vector<const Case*> cases;
  for (const CaseJudgement* judged : by_time) cases.push_back(judged->tested);

  const auto start = steady_clock::now();
  const auto run = [&](const std::vector<const Case*>& some,
                       const std::function<bool()>& may_go_on) {
    return run_series(
        sanitized, limits_for_sanitizers(options.limits), some, sanitizer_slowdown, may_go_on,
        [&] { on_progress("looking for hidden faults, with sanitizers"); }, longest_case(options));
  };
  Series series = run(cases, [&] {
    return options.sanitize == Sanitize::always ||
           steady_clock::now() - start < options.sanitize_budget;
  });
  judgement.sanitizers = SanitizerRun{series.cases.size(), steady_clock::now() - start, ""};

  if (const CaseJudgement* rejected = series.rejected()) {
    CaseJudgement found = *rejected;
    const auto* died = std::get_if<Died>(&found.evidence.front());
    --judgement.sanitizers->covered;
    if (died == nullptr) {
      found.evidence = {DifferentAnswers{found.tested->full_name()}};
      turn_verdict(judgement, found);
    } else if (turns_verdict(*died)) {
      look_up_lines(found, sanitized, judgement.path);
      turn_verdict(judgement, found);
      if (series.cases.size() > 1 && run({found.tested}, always).rejected() == nullptr)
        add_evidence(judgement, PassesAlone{});
    } else if (judgement.sanitizers->covered == 0) {
      judgement.sanitizers->why_none = "no case came to its end: " + describe(*died);
    } else if (verdict_of(died->ending) != Verdict::time_limit_exceeded) {  // that is the budget
      judgement.sanitizers->why_no_more =
          fmt::format("{}: {}", found.tested->full_name(), describe(*died));
    }
  } else if (series.outside && turns_verdict(*series.outside)) {
    look_up_lines(*series.outside, sanitized, judgement.path);
    turn_verdict(judgement, *series.outside);
  }
}

/// Runs a case that failed once more, to tell the line and what the sanitizers make of it. One that
/// took too long may take as long again, and no longer.
void find_place_of_failure(Judgement& judgement, const Program& sanitized,
                           const std::vector<Suite>& suites, const JudgingOptions& options,
                           const OnProgress& on_progress) {
  const CaseJudgement* failed = judgement.first_rejected();
  const bool took_too_long = judgement.verdict == Verdict::time_limit_exceeded;
  std::vector<const Case*> cases = all_cases(suites);
  if (failed != nullptr) cases = {failed->tested};
  if (took_too_long) cases.resize(std::min<std::size_t>(cases.size(), 1));
  Series series = run_series(
      sanitized, limits_for_sanitizers(options.limits), cases,
      took_too_long ? 1 : sanitizer_slowdown, always,
      [&] { on_progress("looking for the place of the failure"); }, longest_case(options));
  std::optional<Died> died = series.outside;
  if (const CaseJudgement* rejected = series.rejected()) {
    if (const auto* death = std::get_if<Died>(&rejected->evidence.front())) died = *death;
  }
  if (!died || (took_too_long && !is_a_finding(*died))) return;
  if (is_a_finding(*died)) drop_passes_alone(judgement);  // it fails in a process of its own
  look_up_lines(*died, sanitized, judgement.path);
  if (failed != nullptr && judgement.verdict == Verdict::wrong_answer) {
    if (!turns_verdict(*died)) return;
    CaseJudgement found = *failed;  // LeetCode runs all with sanitizers, and gets no answer
    found.verdict = verdict_of(died->ending);
    found.evidence.insert(found.evidence.begin(), *died);
    turn_verdict(judgement, found);
    return;
  }
  const auto* known = std::get_if<Died>(&judgement.evidence.front());
  const bool is_the_same = known != nullptr && known->ending.index() == died->ending.index();
  if (is_the_same) {
    judgement.evidence.front() = *died;
    for (CaseJudgement& judged : judgement.cases) {
      if (judged.verdict != Verdict::accepted) judged.evidence.front() = *died;
      if (judged.verdict != Verdict::accepted) break;
    }
  } else if (is_a_finding(*died)) {
    add_evidence(judgement, *died);
  }
}

}  // namespace

void look_for_leftover_state(Judgement& judgement, const Program& program,
                             const std::vector<Suite>& suites, const JudgingOptions& options,
                             const OnProgress& on_progress) {
  const CaseJudgement* failed = judgement.first_rejected();
  if (failed == nullptr) return;
  const Case* tested = failed->tested;
  std::vector<const Case*> earlier;
  for (const Case* one : all_cases(suites)) {
    if (one == tested) break;
    earlier.push_back(one);
  }
  // One that takes too long alone takes as long once more.
  if (earlier.empty() && failed->verdict == Verdict::time_limit_exceeded) return;
  const auto* died = std::get_if<Died>(&failed->evidence.front());
  const auto* output = died == nullptr ? nullptr : std::get_if<OutputLimitHit>(&died->ending);
  if (output != nullptr && output->earlier_bytes > 0) return;  // of course it passes alone
  const bool lacked_memory = failed->verdict == Verdict::memory_limit_exceeded;
  /// Whether the case fails behind others, in a process of its own.
  const auto fails_behind = [&](std::vector<const Case*> others) {
    others.push_back(tested);
    const Series series = run_series(program, options.limits, others, 1, always, [&] {
      on_progress("running the failed case alone, and behind others");
    });
    return series.cases.size() == others.size() && series.rejected() != nullptr;
  };
  const auto deadline = steady_clock::now() + leftover_budget;
  /// Whether the case fails behind others and passes alone, again and again: only that can be laid
  /// to the others, and neither to luck nor to the clock.
  const auto are_guilty = [&](const std::vector<const Case*>& others) {
    constexpr int most_times = 4;
    for (int time = 0; time < most_times && (time == 0 || steady_clock::now() < deadline); ++time) {
      if (!fails_behind(others) || fails_behind({})) return false;
    }
    return true;
  };
  if (fails_behind({})) return;
  if (earlier.empty() || !are_guilty(earlier)) {
    add_evidence(judgement, DifferentAnswers{tested->full_name()});
    return;
  }
  const auto guilty = std::ranges::find_if(earlier, [&](const Case* one) {
    return steady_clock::now() < deadline && are_guilty({one});
  });
  add_evidence(judgement,
               PassesAlone{guilty == earlier.end() ? "" : (*guilty)->full_name(), lacked_memory});
}

void look_for_luck(Judgement& judgement, const Program& program, const std::vector<Suite>& suites,
                   const JudgingOptions& options, const OnProgress& on_progress) {
  Limits limits = options.limits;
  limits.poisons_heap = true;
  const auto deadline = steady_clock::now() + luck_budget;
  const Series series = run_series(
      program, limits, all_cases(suites), 2, [&] { return steady_clock::now() < deadline; },
      [&] { on_progress("running all cases a second time"); });
  if (const CaseJudgement* rejected = series.rejected()) {
    CaseJudgement found = *rejected;
    found.evidence.insert(found.evidence.begin(), DifferentAnswers{found.tested->full_name()});
    turn_verdict(judgement, found);
    return;
  }
  const std::vector<Case> twins = make_twins(suites);
  const auto on_tick = [&] { on_progress("running some cases in another dress"); };
  std::optional<CaseJudgement> wrong = find_wrong_twin(twins, program, options.limits, on_tick);
  if (!wrong) return;
  std::vector<const Case*> tried;
  for (const Case& twin : twins) {
    tried.push_back(&twin);
    if (tried.back() == wrong->tested) break;
  }
  const auto original = std::ranges::find(suites, wrong->tested->suite, &Suite::name);
  wrong->evidence.insert(
      wrong->evidence.begin(),
      explain_wrong_twin(tried, original->cases.front(), program, options.limits, on_tick));
  judgement.kept_cases.push_back(std::make_shared<Case>(*wrong->tested));
  wrong->tested = judgement.kept_cases.back().get();
  judgement.cases.push_back(*wrong);
  ++judgement.total;
  turn_verdict(judgement, *wrong);
}

void look_with_sanitizers(Judgement& judgement, const Program& sanitized,
                          const std::vector<Suite>& suites, const JudgingOptions& options,
                          const OnProgress& on_progress) {
  if (judgement.verdict == Verdict::accepted)
    find_faults(judgement, sanitized, options, on_progress);
  else
    find_place_of_failure(judgement, sanitized, suites, options, on_progress);
}

}  // namespace judge
