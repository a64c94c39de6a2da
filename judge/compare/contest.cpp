#include "judge/compare/contest.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <map>
#include <numeric>
#include <tuple>

#include "judge/compare/machine.h"
#include "judge/run/interrupt.h"

namespace judge {

namespace {

using std::chrono::nanoseconds;

constexpr std::size_t rejected_kept_whole = 5;  // of each solution

/// Drops what no report shows.
void cut_down(Judgement& judgement) {
  std::size_t rejected = 0;
  for (CaseJudgement& judged : judgement.cases) {
    const bool is_kept = judged.verdict != Verdict::accepted && ++rejected <= rejected_kept_whole;
    if (is_kept) continue;
    judged.output = std::string();
    judged.answer.reset();
  }
}

/// Whether all that can be said against it is that some cases took too long.
bool is_right(const Judgement& judgement) {
  const bool all_ran = judgement.cases.size() == judgement.total && judgement.total > 0;
  const bool only_slow = std::ranges::all_of(judgement.cases, [](const CaseJudgement& judged) {
    return judged.verdict == Verdict::accepted || judged.verdict == Verdict::time_limit_exceeded;
  });
  const bool has_a_verdict_to_match =
      judgement.verdict == Verdict::accepted || judgement.verdict == Verdict::time_limit_exceeded;
  return all_ran && only_slow && has_a_verdict_to_match && judgement.passed() > 0;
}

std::size_t count_characters(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::size_t count_lines(const std::string& text) {
  const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  return ends + (text.empty() || text.ends_with('\n') ? 0 : 1);
}

/// What is known of it before anything is timed.
Contestant contestant_of(JudgedProgram& judged) {
  Contestant contestant;
  contestant.judgement = std::move(judged.judgement);
  contestant.source_lines = count_lines(judged.source);
  contestant.source_characters = count_characters(judged.source);
  contestant.is_ranked = judged.program && is_right(contestant.judgement);
  return contestant;
}

TimedProgram timed_program_of(const Contestant& contestant, const Program& program) {
  TimedProgram timed{&program, {}};
  for (const CaseJudgement& judged : contestant.judgement.cases)
    timed.expected.push_back(judged.verdict == Verdict::accepted ? judged.time : std::nullopt);
  return timed;
}

/// A case was answered rightly when the solution was judged, and not when it was timed.
void turn_down(Contestant& contestant, const CaseJudgement& failure) {
  for (CaseJudgement& judged : contestant.judgement.cases) {
    if (judged.tested == failure.tested) judged = failure;
  }
  contestant.judgement.verdict = failure.verdict;
  contestant.judgement.evidence = failure.evidence;
  if (failure.verdict != Verdict::time_limit_exceeded)
    contestant.judgement.evidence.push_back(DifferentAnswers{failure.tested->full_name()});
  contestant.is_ranked = is_right(contestant.judgement);
}

void turn_down_for_its_memory(Contestant& contestant) {
  contestant.is_ranked = false;
  contestant.judgement.notes.push_back(
      "a board that was solved just before is solved many times as fast: it seems to keep its "
      "answers, so its times are not compared");
}

/// Sums a contestant's medians up.
void sum_up(Contestant& contestant, const Timed& timed) {
  double instructions = 0;
  bool has_instructions = true;
  const auto& cases = contestant.judgement.cases;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (timed.times[i].empty()) {
      contestant.times.emplace_back();
      ++contestant.lost;
      contestant.penalized_total += 2 * cases[i].tested->time_limit;
      continue;
    }
    const nanoseconds time(static_cast<std::int64_t>(median(timed.times[i])));
    contestant.times.emplace_back(time);
    contestant.total += time;
    contestant.penalized_total += time;
    has_instructions = has_instructions && !timed.instructions[i].empty();
    if (has_instructions) instructions += median(timed.instructions[i]);
  }
  if (has_instructions) contestant.instructions = instructions;
  contestant.is_contradicted = timed.is_contradicted();
}

/// The contest of those that are right.
class Contest {
 public:
  Contest(Comparison& comparison, const std::vector<JudgedProgram>& judged,
          const TimingOptions& options)
      : comparison_(comparison), judged_(judged), options_(options) {}

  /// Until a run in which every one that began also answered all cases by solving them. Each run
  /// but the last takes a solution out, or a case from one.
  void hold(std::size_t baseline, const OnRound& on_round) {
    do {
      entrants_.clear();
      for (std::size_t i = 0; i < judged_.size(); ++i) {
        if (comparison_.contestants[i].is_ranked) entrants_.push_back(i);
      }
      if (entrants_.empty()) return;
      if (!comparison_.contestants[baseline].is_ranked) baseline = entrants_.front();
      time(baseline, on_round);
    } while (turn_down_those_not_to_be_timed());
    comparison_.baseline = baseline;
    comparison_.rounds = timings_.rounds;
    comparison_.is_precise = timings_.is_precise;
    comparison_.timing_time = timings_.time;
    comparison_.machine.pinned_core = timings_.pinned_core;
    comparison_.noise = ratio_of(timings_.programs.back());
    note_results();
    rank();
  }

 private:
  void time(std::size_t baseline, const OnRound& on_round) {
    std::vector<TimedProgram> programs;
    for (const std::size_t entrant : entrants_) {
      programs.push_back(
          timed_program_of(comparison_.contestants[entrant], *judged_[entrant].program));
      if (entrant == baseline) baseline_entrant_ = programs.size() - 1;
    }
    programs.push_back(programs[baseline_entrant_]);
    timings_ =
        time_side_by_side(programs, comparison_.cases, baseline_entrant_, options_, on_round);
  }

  bool turn_down_those_not_to_be_timed() {
    bool has_failed = false;
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      const Timed& timed = timings_.programs[i];
      if (timed.failure)
        turn_down(contestant(i), *timed.failure);
      else if (timed.remembers_boards)
        turn_down_for_its_memory(contestant(i));
      else
        continue;
      has_failed = true;
    }
    const auto& twin_failure = timings_.programs.back().failure;
    if (twin_failure && !has_failed) {
      turn_down(contestant(baseline_entrant_), *twin_failure);
      has_failed = true;
    }
    return has_failed;
  }

  SpeedRatio ratio_of(const Timed& timed) const {
    return compare_times(timed.times, timings_.programs[baseline_entrant_].times, options_.seed);
  }

  void note_results() {
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      Contestant& contestant = comparison_.contestants[entrants_[i]];
      const Timed& timed = timings_.programs[i];
      sum_up(contestant, timed);
      if (i != baseline_entrant_) contestant.ratio = ratio_of(timed);
    }
  }

  /// By the geometric mean; where cases were lost that is of different cases for each, and the sum
  /// of the times with twice the limit for a lost case decides.
  void rank() {
    std::vector<std::size_t> order(entrants_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const bool by_total = comparison_.has_lost_cases();
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
      if (by_total) return static_cast<double>(contestant(i).penalized_total.count());
      return contestant(i).ratio ? contestant(i).ratio->ratio : 1.0;
    });
    std::size_t leader = 0;  // of those that share a rank
    for (std::size_t place = 0; place < order.size(); ++place) {
      const std::size_t i = order[place];
      const bool shares =
          place > 0 && contestant(i).lost == contestant(leader).lost &&
          compare_times(timings_.programs[i].times, timings_.programs[leader].times, options_.seed)
              .is_no_difference();
      if (!shares) leader = i;
      contestant(i).rank = shares ? contestant(leader).rank : place + 1;
    }
  }

  Contestant& contestant(std::size_t entrant) const {
    return comparison_.contestants[entrants_[entrant]];
  }

  Comparison& comparison_;
  const std::vector<JudgedProgram>& judged_;
  const TimingOptions& options_;
  std::vector<std::size_t> entrants_;  // indices of contestants
  std::size_t baseline_entrant_ = 0;
  Timings timings_;  // of the entrants, and behind them of the baseline's twin
};

bool is_wanted(const TimingOptions& options, const Comparison& comparison) {
  switch (options.when) {
    case TimingOptions::When::automatic:
      return std::ranges::count_if(comparison.contestants, &Contestant::is_ranked) <=
             static_cast<std::ptrdiff_t>(TimingOptions::most_if_automatic);
    case TimingOptions::When::always: return true;
    case TimingOptions::When::never: return false;
  }
  return false;
}

/// Where two files have the same name in different folders, paths tell them apart.
void name_apart(std::vector<Contestant>& contestants) {
  std::map<std::string, int> count;
  for (const Contestant& one : contestants) ++count[one.judgement.name];
  for (Contestant& one : contestants) {
    if (count[one.judgement.name] > 1) one.judgement.name = one.judgement.path;
  }
}

/// The ranked ones by rank, then the others: those that passed more first.
void put_in_order(Comparison& comparison) {
  std::vector<std::size_t> order(comparison.contestants.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto key = [&](std::size_t i) {
    const Contestant& one = comparison.contestants[i];
    return std::tuple(!one.is_ranked, one.rank, one.ratio ? one.ratio->ratio : 1.0,
                      one.judgement.total - one.judgement.passed());
  };
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
  std::vector<Contestant> sorted;
  std::size_t new_baseline = 0;
  for (const std::size_t i : order) {
    if (i == comparison.baseline) new_baseline = sorted.size();
    sorted.push_back(std::move(comparison.contestants[i]));
  }
  comparison.contestants = std::move(sorted);
  comparison.baseline = new_baseline;
}

}  // namespace

std::vector<JudgedProgram> judge_all(const std::vector<std::string>& solutions, unsigned jobs,
                                     const JudgeOne& judge_one, const OnJudged& on_judged) {
  std::vector<JudgedProgram> judged(solutions.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const auto work = [&] {
    try {
      for (std::size_t i = next++; i < solutions.size(); i = next++) {
        judged[i] = judge_one(solutions[i]);
        cut_down(judged[i].judgement);
        ++done;
      }
    } catch (...) {
      next = solutions.size();  // the others begin no more
      throw;
    }
  };
  std::vector<std::future<void>> threads;
  for (unsigned i = 0; i < jobs; ++i) threads.push_back(std::async(std::launch::async, work));
  for (std::future<void>& thread : threads) {
    while (thread.wait_for(50ms) != std::future_status::ready) on_judged(done);
  }
  for (std::future<void>& thread : threads) thread.get();
  return judged;
}

Comparison hold_contest(std::vector<JudgedProgram> judged, std::vector<const Case*> cases,
                        std::size_t baseline, const TimingOptions& options,
                        const OnRound& on_round) {
  Comparison comparison;
  comparison.cases = std::move(cases);
  comparison.precision = options.precision;
  comparison.seed = options.seed;
  comparison.date = date_of_now();
  comparison.machine = describe_machine();
  for (JudgedProgram& one : judged) comparison.contestants.push_back(contestant_of(one));
  name_apart(comparison.contestants);
  if (is_wanted(options, comparison)) {
    Contest(comparison, judged, options).hold(baseline, on_round);
  } else {
    for (Contestant& one : comparison.contestants) one.is_ranked = false;
  }
  put_in_order(comparison);
  return comparison;
}

}  // namespace judge
