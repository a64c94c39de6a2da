#include "judge/compare/timing.h"

#include <sched.h>

#include <algorithm>
#include <memory>

#include "judge/run/worker_process.h"

// How a solution is timed so that the number holds. One program after the other, as a shell loop
// would do it, is off by what the machine did meanwhile: up to 13 % between a file and its copy.
//
// - The unit is a case in a round. Within a round all solutions have a live process each, and take
//   turns case by case, so that whatever slows the machine down slows all of them:
//
//       case 1:  A B C    case 2:  B C A    case 3:  C A B    case 4:  A B C …
//
//   which is a Latin square: each has each place equally often. Every other round goes backwards,
//   so that nobody always runs behind the same other one, whose boards then fill the caches.
// - A sample of a quick solve is the median of several in a row. The first of them, which wake the
//   core and fill its caches, are outvoted.
// - Every round has new processes. Where the kernel happens to lay out code, stack and heap makes a
//   program some per cent faster or slower for all its life (Mytkowicz and others, "Producing Wrong
//   Data Without Doing Anything Obviously Wrong!", 2009); over rounds that becomes noise, which the
//   statistics see, instead of an error, which they cannot.
// - All run on one core, if the kernel allows that. Those that wait sleep. The time of a long solve
//   is CPU time, which leaves out what the core did for others meanwhile; a short one is rarely
//   interrupted, and then outvoted.
// - Rounds are added until each ratio is known as well as was asked for, or the time is over.

namespace judge {

namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

constexpr std::size_t fewest_rounds = 8;   // before an interval is looked at
constexpr std::size_t fewest_in_time = 6;  // even if they take longer: fewer decide no case
constexpr nanoseconds sample_length = 100us;
constexpr nanoseconds short_solve = 300us;  // a longer one is a sample by itself
// A board that was remembered takes so many times less than the first time, and more than a cold
// core, cache and branch predictor explain.
constexpr double remembered_is_faster = 5;
constexpr nanoseconds cold_start = 20us;
constexpr double share_to_be_remembered = 0.1;  // of the cases
constexpr std::size_t fewest_repeats = 3;
constexpr std::size_t most_repeats = 64;
constexpr std::uint64_t output_bytes = 256ULL << 20;  // the solves of a round print into one file

std::size_t repeats_of(nanoseconds expected) {
  if (expected >= short_solve) return 1;
  return std::clamp<std::size_t>(
      static_cast<std::size_t>(sample_length / std::max(expected, nanoseconds(1))), fewest_repeats,
      most_repeats);
}

/// Nanoseconds. One that uses little CPU time does not work but wait, and waiting counts.
double time_of(const Answered& answered) {
  const bool works = answered.cpu_time > answered.time / 4;
  const nanoseconds time = works ? std::min(answered.cpu_time, answered.time) : answered.time;
  return std::max(1.0, static_cast<double>(time.count()));
}

/// The core that all are to run on: the last one of those that this process may use, which on many
/// machines serves fewer interrupts than the first. None if there is only one.
std::optional<int> choose_core() {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) != 0 || CPU_COUNT(&cores) < 2) return std::nullopt;
  for (int core = CPU_SETSIZE - 1; core >= 0; --core) {
    if (CPU_ISSET(core, &cores)) return core;
  }
  return std::nullopt;
}

/// CPU time that a worker takes itself: with the first touch of its memory, to wake up, and for
/// each board. Generous: nobody is to be accused by mistake.
constexpr nanoseconds allowance_of_a_process = 20ms;
constexpr nanoseconds allowance_of_a_sample = 300us;
constexpr nanoseconds allowance_of_a_solve = 5us;

class SideBySide {
 public:
  SideBySide(const std::vector<TimedProgram>& programs, const std::vector<const Case*>& cases,
             const TimingOptions& options)
      : programs_(programs), cases_(cases), limits_(options.limits) {
    limits_.output_bytes = std::max(limits_.output_bytes, output_bytes);
    timings_.pinned_core = choose_core();
    timings_.programs.resize(programs.size());
    first_solves_.assign(programs.size(), RoundTimes(cases.size()));
    for (Timed& timed : timings_.programs) {
      timed.times.resize(cases.size());
      timed.instructions.resize(cases.size());
    }
  }

  void run_round() {
    start_workers();
    const std::size_t count = programs_.size();
    const bool is_backwards = timings_.rounds % 2 == 1;
    for (std::size_t index = 0; index < cases_.size(); ++index) {
      for (std::size_t turn = 0; turn < count; ++turn) {
        const std::size_t place = is_backwards ? count - 1 - turn : turn;
        sample((place + index + timings_.rounds) % count, index);
      }
    }
    workers_.clear();
    ++timings_.rounds;
  }

  Timings& timings() { return timings_; }

  void note_those_that_remember() {
    for (std::size_t i = 0; i < programs_.size(); ++i) {
      Timed& timed = timings_.programs[i];
      std::size_t remembered = 0;
      for (std::size_t index = 0; index < cases_.size(); ++index) {
        const std::vector<double>& first = first_solves_[i][index];
        if (first.empty() || timed.times[index].empty()) continue;
        const double usual = median(timed.times[index]);
        if (median(first) > remembered_is_faster * usual + static_cast<double>(cold_start / 1ns))
          ++remembered;
      }
      timed.remembers_boards = static_cast<double>(remembered) >
                               share_to_be_remembered * static_cast<double>(cases_.size());
    }
  }

 private:
  void start_workers() {
    workers_.resize(programs_.size());
    for (std::size_t i = 0; i < programs_.size(); ++i) {
      if (timings_.programs[i].failure) continue;
      workers_[i] = std::make_unique<WorkerProcess>(*programs_[i].program, limits_);
      timings_.programs[i].allowance += allowance_of_a_process;
      if (timings_.pinned_core && !workers_[i]->pin_to(*timings_.pinned_core))
        timings_.pinned_core.reset();
    }
    for (std::size_t i = 0; i < programs_.size(); ++i) {
      if (!workers_[i] || workers_[i]->wait_until_loaded(cases_.front()->time_limit)) continue;
      drop(i, judge_case(*cases_.front(), CaseRun{*workers_[i]->death(), {}, false}));
      workers_[i].reset();
    }
  }

  void sample(std::size_t program, std::size_t index) {
    const std::optional<nanoseconds>& expected = programs_[program].expected[index];
    if (!workers_[program] || !expected) return;
    const Case& tested = *cases_[index];
    std::vector<double> times;
    Timed& timed = timings_.programs[program];
    const auto on_case = [&](std::size_t, CaseRun run) {
      if (const auto* answered = std::get_if<Answered>(&run.outcome)) {
        times.push_back(time_of(*answered));
        timed.claimed += answered->time;
        timed.allowance += allowance_of_a_solve;
      }
      CaseJudgement judged = judge_case(tested, std::move(run));
      if (judged.verdict != Verdict::accepted) drop(program, std::move(judged));
      return !timings_.programs[program].failure;
    };
    WorkerProcess& worker = *workers_[program];
    const std::optional<std::uint64_t> instructions_before = worker.instructions();
    const nanoseconds cpu_before = worker.cpu_time();
    worker.repeat({&tested.board, tested.time_limit}, repeats_of(*expected), on_case);
    timed.cpu_time += worker.cpu_time() - cpu_before;
    timed.allowance += allowance_of_a_sample;
    if (timed.failure) {
      workers_[program].reset();
      return;
    }
    const double time = median(times);
    timed.times[index].push_back(time);
    if (times.size() > 1) first_solves_[program][index].push_back(times.front());
    if (instructions_before)
      timed.instructions[index].push_back(
          static_cast<double>(*worker.instructions() - *instructions_before) /
          static_cast<double>(times.size()));
  }

  void drop(std::size_t program, CaseJudgement failure) {
    timings_.programs[program].failure = std::move(failure);
    for (auto& rounds : timings_.programs[program].times) rounds.clear();
    for (auto& rounds : timings_.programs[program].instructions) rounds.clear();
  }

  const std::vector<TimedProgram>& programs_;
  const std::vector<const Case*>& cases_;
  Limits limits_;
  std::vector<std::unique_ptr<WorkerProcess>> workers_;
  std::vector<RoundTimes> first_solves_;  // of each sample that has several, for each program
  Timings timings_;
};

/// Whether every ratio to the baseline is known as well as that.
bool is_precise(const Timings& timings, std::size_t baseline, const TimingOptions& options) {
  return std::ranges::all_of(timings.programs, [&](const Timed& one) {
    if (one.failure || &one == &timings.programs[baseline]) return true;
    const SpeedRatio ratio =
        compare_times(one.times, timings.programs[baseline].times, options.seed);
    return ratio.high - ratio.low <= 2 * options.precision * ratio.ratio;
  });
}

}  // namespace

Timings time_side_by_side(const std::vector<TimedProgram>& programs,
                          const std::vector<const Case*>& cases, std::size_t baseline,
                          const TimingOptions& options, const OnRound& on_round) {
  SideBySide side_by_side(programs, cases, options);
  Timings& timings = side_by_side.timings();
  const auto start = steady_clock::now();
  for (;;) {
    on_round(timings.rounds);
    side_by_side.run_round();
    timings.time = steady_clock::now() - start;
    if (timings.programs[baseline].failure) break;
    const bool is_enough = timings.rounds >= fewest_rounds;
    timings.is_precise = is_enough && is_precise(timings, baseline, options);
    if (options.rounds) {
      if (timings.rounds >= *options.rounds) break;
      continue;
    }
    // Another round takes as long as one did so far.
    const bool has_time =
        timings.time + timings.time / static_cast<int>(timings.rounds) < options.budget;
    if (timings.is_precise || (!has_time && timings.rounds >= fewest_in_time)) break;
  }
  side_by_side.note_those_that_remember();
  return timings;
}

}  // namespace judge
