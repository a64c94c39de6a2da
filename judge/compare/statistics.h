#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "judge/compare/comparison.h"

namespace judge {

/// The middle one, or the mean of the middle two. Throws std::invalid_argument without any.
double median(std::vector<double> values);

/// The probability that fair coins fall as unevenly as `wins` to `losses`, or more so, in either
/// direction: the two-sided sign test. Ties are left out. 1 without any coin.
double sign_test(std::size_t wins, std::size_t losses);

/// Times of one solution: `times[case][round]`, above 0, in any unit. A case that it lost, or that
/// is not to be looked at, has no rounds.
using RoundTimes = std::vector<std::vector<double>>;

/// How many times as long `mine` takes as `baseline`, over the cases that have rounds in both.
///
/// Of each case the medians over the rounds are compared, and of these ratios the geometric mean is
/// taken. The interval says how far that number would move if other rounds had been measured: the
/// rounds are drawn anew with replacement a thousand times, the same for both solutions and for all
/// cases, since what disturbs a round disturbs all of it (Efron 1979). With few rounds that
/// interval is too narrow; it is widened as Student's t is against the normal distribution, in the
/// way of Hesterberg's expanded percentile interval ("What Teachers Should Know About the
/// Bootstrap", 2015). A case is won or lost if the sign test over its rounds says so with 95 %
/// confidence.
///
/// Throws std::invalid_argument if the cases or their rounds are not the same in number.
SpeedRatio compare_times(const RoundTimes& mine, const RoundTimes& baseline, std::uint64_t seed);

}  // namespace judge
