#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/build/program.h"
#include "judge/compare/statistics.h"
#include "judge/run/limits.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// A solution to be timed beside others.
struct TimedProgram {
  const Program* program;
  /// For each case what it took when it was judged; none if it is not to be given that case.
  std::vector<std::optional<std::chrono::nanoseconds>> expected;
};

struct TimingOptions {
  enum class When { automatic, always, never };
  static constexpr std::size_t most_if_automatic = 20;  // solutions
  When when = When::automatic;
  Limits limits;
  std::optional<std::size_t> rounds;  // exactly so many, however long they take
  double precision = 0.01;            // half the width of each interval that is enough
  std::chrono::nanoseconds budget = std::chrono::seconds(8);  // on the wall
  std::uint64_t seed = 0;                                     // of the bootstrap
};

/// The times of one solution, and what ended them before their time.
struct Timed {
  RoundTimes times;  // nanoseconds
  /// In the same order; of cases that the machine did not count there are none. Building the board
  /// and handing it back is counted, too.
  std::vector<std::vector<double>> instructions;
  /// A case that was answered rightly before and is not now; there are no more times then.
  std::optional<CaseJudgement> failure;
  /// Many boards take long at first, and hardly any time when they come again at once.
  bool remembers_boards = false;
  std::chrono::nanoseconds claimed{};    // the sum of all times, as the worker's clock showed them
  std::chrono::nanoseconds cpu_time{};   // meanwhile, by the kernel's clock
  std::chrono::nanoseconds allowance{};  // for what the worker does itself

  /// Whether it works in other threads or outside of Solution, or its clock does not show the
  /// truth.
  bool is_contradicted() const { return cpu_time > 3 * claimed / 2 + allowance; }
};

struct Timings {
  std::vector<Timed> programs;  // as they were given
  std::size_t rounds = 0;
  bool is_precise = false;
  std::chrono::nanoseconds time{};
  std::optional<int> pinned_core;
};

/// Told before each round: how many there have been.
using OnRound = std::function<void(std::size_t rounds)>;

/// Times several solutions side by side on the same cases. The ratios to `programs[baseline]` are
/// those that are to be precise.
Timings time_side_by_side(const std::vector<TimedProgram>& programs,
                          const std::vector<const Case*>& cases, std::size_t baseline,
                          const TimingOptions& options, const OnRound& on_round);

}  // namespace judge
