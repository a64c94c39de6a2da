// The statistics of a comparison, on made-up times whose truth is known.

#include "judge/compare/statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <stdexcept>

#include "judge/sudoku/random.h"

namespace judge {
namespace {

/// Times of `cases` cases in `rounds` rounds. The noise of a case in a round is up to `noise` in
/// either direction; a round as a whole can be off by `round_noise` as well.
RoundTimes make_times(double factor, std::size_t cases, std::size_t rounds, double noise,
                      double round_noise, Random& random) {
  const auto share = [&](double most) { return 1 + most * (random.below(2001) - 1000) / 1000.0; };
  std::vector<double> of_round(rounds);
  for (double& one : of_round) one = share(round_noise);
  RoundTimes times(cases);
  for (std::size_t i = 0; i < cases; ++i) {
    for (std::size_t round = 0; round < rounds; ++round)
      times[i].push_back(factor * std::exp2(static_cast<double>(i % 10)) * of_round[round] *
                         share(noise));
  }
  return times;
}

TEST(Median, IsTheMiddleOneOrTheMeanOfTheMiddleTwo) {
  EXPECT_EQ(median({3}), 3);
  EXPECT_EQ(median({9, 1, 5}), 5);
  EXPECT_EQ(median({8, 2, 4, 100}), 6);
  EXPECT_THROW(median({}), std::invalid_argument);
}

TEST(SignTest, IsTheTwoSidedBinomialTail) {
  EXPECT_EQ(sign_test(0, 0), 1);
  EXPECT_EQ(sign_test(5, 5), 1);
  EXPECT_DOUBLE_EQ(sign_test(1, 0), 1);
  EXPECT_NEAR(sign_test(5, 0), 2 / 32.0, 1e-12);
  EXPECT_NEAR(sign_test(0, 6), 2 / 64.0, 1e-12);
  EXPECT_NEAR(sign_test(9, 1), 2 * 11 / 1024.0, 1e-12);
  EXPECT_LT(sign_test(2000, 1000), 1e-60);
}

TEST(CompareTimes, TakesTheGeometricMeanOfTheRatiosOfMedians) {
  // Ratios of medians: 2 and 1/8. An outlier in one round moves no median.
  const SpeedRatio ratio = compare_times({{20, 20, 9000}, {1, 1, 1}}, {{10, 10, 10}, {8, 8, 8}}, 1);
  EXPECT_NEAR(ratio.ratio, 0.5, 1e-12);
}

TEST(CompareTimes, FindsNoDifferenceBetweenEqualTimes) {
  const RoundTimes same{{5, 6, 5, 7, 5, 6, 5, 5}, {50, 51, 52, 50, 50, 50, 53, 50}};
  const SpeedRatio ratio = compare_times(same, same, 1);
  EXPECT_DOUBLE_EQ(ratio.ratio, 1);
  EXPECT_TRUE(ratio.is_no_difference());
  EXPECT_EQ(ratio.ties, 2);
  EXPECT_EQ(ratio.sign_test, 1);
}

TEST(CompareTimes, LeavesOutCasesThatOneOfTheTwoHasLost) {
  const SpeedRatio ratio = compare_times({{}, {3, 3}, {7, 7}}, {{4, 4}, {6, 6}, {}}, 1);
  EXPECT_NEAR(ratio.ratio, 0.5, 1e-12);
  EXPECT_EQ(ratio.wins + ratio.ties + ratio.losses, 1);
}

TEST(CompareTimes, WithoutCommonCasesOrRoundsKnowsNothing) {
  EXPECT_TRUE(compare_times({{}, {1, 1}}, {{1, 1}, {}}, 1).is_no_difference());
  const SpeedRatio one_round = compare_times({{1}}, {{100}}, 1);
  EXPECT_DOUBLE_EQ(one_round.ratio, 0.01);
  EXPECT_TRUE(one_round.is_no_difference());
}

TEST(CompareTimes, RefusesTimesThatDoNotMatch) {
  EXPECT_THROW(compare_times({{1, 1}}, {{1, 1}, {1, 1}}, 1), std::invalid_argument);
  EXPECT_THROW(compare_times({{1, 1}}, {{1, 1, 1}}, 1), std::invalid_argument);
  EXPECT_THROW(compare_times({{1, 1}, {1}}, {{1, 1}, {1}}, 1), std::invalid_argument);
}

TEST(CompareTimes, CountsCasesWonTiedAndLostByTheSignTestOverRounds) {
  const std::vector<double> ten(10, 10.0);
  const std::vector<double> nine_of_ten{9, 9, 9, 9, 9, 9, 9, 9, 9, 11};
  const std::vector<double> eight_of_ten{9, 9, 9, 9, 9, 9, 9, 9, 11, 11};
  const SpeedRatio ratio =
      compare_times({nine_of_ten, eight_of_ten, std::vector<double>(10, 12.0)}, {ten, ten, ten}, 1);
  EXPECT_EQ(ratio.wins, 1);
  EXPECT_EQ(ratio.ties, 1);
  EXPECT_EQ(ratio.losses, 1);
}

TEST(CompareTimes, IsTheSameForTheSameSeed) {
  Random random(3, 0);
  const RoundTimes mine = make_times(1, 20, 9, 0.1, 0.05, random);
  const RoundTimes baseline = make_times(1, 20, 9, 0.1, 0.05, random);
  EXPECT_EQ(compare_times(mine, baseline, 7).low, compare_times(mine, baseline, 7).low);
  EXPECT_NE(compare_times(mine, baseline, 7).low, compare_times(mine, baseline, 8).low);
}

// Rounds as they are on a noisy machine: each is off as a whole, and each case by itself.
class Interval : public testing::TestWithParam<std::size_t> {};

TEST_P(Interval, HoldsTheTruthAsOftenAsItPromises) {
  constexpr int trials = 200;
  constexpr double truth = 1.02;
  Random random(11, GetParam());
  int held = 0;
  for (int trial = 0; trial < trials; ++trial) {
    const RoundTimes mine = make_times(truth, 6, GetParam(), 0.05, 0.03, random);
    const RoundTimes baseline = make_times(1, 6, GetParam(), 0.05, 0.03, random);
    const SpeedRatio ratio = compare_times(mine, baseline, static_cast<std::uint64_t>(trial));
    if (ratio.low <= truth && truth <= ratio.high) ++held;
  }
  // 99 % are promised. Of 200 trials that are really held with 99 %, fewer than 193 hold once in
  // 10,000 times.
  EXPECT_GE(held, 193);
}

TEST_P(Interval, TellsOneThatIsSlowerByFivePerCent) {
  constexpr int trials = 20;
  Random random(12, GetParam());
  for (int trial = 0; trial < trials; ++trial) {
    const RoundTimes mine = make_times(1.05, 100, GetParam(), 0.05, 0.01, random);
    const RoundTimes baseline = make_times(1, 100, GetParam(), 0.05, 0.01, random);
    EXPECT_TRUE(compare_times(mine, baseline, 1).is_slower()) << trial;
    EXPECT_TRUE(compare_times(baseline, mine, 1).is_faster()) << trial;
  }
}

INSTANTIATE_TEST_SUITE_P(Rounds, Interval, testing::Values(6, 9, 20));

}  // namespace
}  // namespace judge
