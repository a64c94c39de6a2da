#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "judge/verdict/judgement.h"

namespace judge {

/// How many times as long one solution takes as the baseline, over the cases that both solve.
struct SpeedRatio {
  static constexpr double confidence = 0.99;

  double ratio = 1;  // geometric mean over the cases; below 1 is faster than the baseline
  double low = 1;    // the interval that holds it with that confidence, by bootstrap over rounds
  double high = 1;
  /// Cases on which it is faster than the baseline, by the sign test of rounds.
  std::size_t wins = 0;
  std::size_t ties = 0;
  std::size_t losses = 0;
  double sign_test = 1;  // probability of such a lead in cases (or a greater) between equals

  bool is_faster() const { return high < 1; }
  bool is_slower() const { return low > 1; }
  bool is_no_difference() const { return !is_faster() && !is_slower(); }
};

/// What became of one solution in a comparison.
struct Contestant {
  Judgement judgement;  // all cases were run; the sanitized build as well, unless it was not wanted
  std::size_t source_lines = 0;
  std::size_t source_characters = 0;  // code points

  // The rest only of those that were timed: every case was answered rightly or took too long.
  bool is_ranked = false;
  std::size_t rank = 0;  // from 1; the same for those that differ by no more than the noise
  /// The median over rounds of the time inside `Solution`, for each case of the comparison in
  /// its order; none where the case took too long.
  std::vector<std::optional<std::chrono::nanoseconds>> times;
  std::optional<SpeedRatio> ratio;             // to the baseline; none for the baseline itself
  std::optional<double> instructions;          // of a whole round, by the CPU's own counter
  std::size_t lost = 0;                        // cases that took too long
  std::chrono::nanoseconds total{};            // sum of `times`
  std::chrono::nanoseconds penalized_total{};  // with twice its limit for each lost case (PAR2)

  bool is_contradicted = false;  // its times, by its CPU time, while it was timed side by side

  bool times_are_doubtful() const;  // by its CPU time, there or when it was judged
  const std::optional<std::chrono::nanoseconds>* slowest() const;  // in `times`; nullptr if none
};

/// The machine that the numbers are of.
struct Machine {
  std::string processor;  // `Intel(R) Xeon(R) …`
  std::size_t cores = 0;
  std::string system;              // `Linux 6.1.0`
  std::optional<int> pinned_core;  // all solutions ran on it; none where that is not allowed
};

/// Several solutions, judged by the same cases and timed side by side.
struct Comparison {
  std::vector<const Case*> cases;       // in order; they outlive the Comparison
  std::vector<Contestant> contestants;  // in the order that is shown: the best first, rejected last
  std::size_t baseline = 0;             // in `contestants`; it is ranked if any is
  std::optional<SpeedRatio> noise;      // the baseline against itself, in the same run
  std::size_t rounds = 0;               // that the medians are of; 0 if nothing was timed
  double precision = 0.01;              // asked for: half the width of the interval of a ratio
  bool is_precise = false;              // every interval is as narrow as that
  std::chrono::nanoseconds timing_time{};  // on the wall, for all rounds
  std::uint64_t seed = 0;                  // of the bootstrap
  std::string date;                        // `2026-11-30 14:05 UTC`
  Machine machine;

  bool has_lost_cases() const;
};

}  // namespace judge
