// What has changed from one judging to the next, as a report tells it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judge/report/report.h"
#include "judge/verdict/difference.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Outcome::OfCase passed_in(const std::string& name, std::chrono::nanoseconds time) {
  return {name, true, time};
}
Outcome::OfCase failed(const std::string& name) {
  return {name, false, std::nullopt};
}

TEST(Difference, NamesCasesGainedAndLostAndCountsThoseNotRunBothTimes) {
  const Outcome before{Verdict::wrong_answer, {passed_in("a/1", 1ms), failed("a/2"), failed("a/5")}};
  const Outcome now{Verdict::runtime_error,
                    {failed("a/1"), passed_in("a/2", 1ms), passed_in("a/3", 1ms)}};
  const Difference difference = difference_between(before, now);
  EXPECT_THAT(difference.gained, ElementsAre("a/2"));
  EXPECT_THAT(difference.lost, ElementsAre("a/1"));
  EXPECT_EQ(difference.newly_run, 1U);
  EXPECT_EQ(difference.no_longer_run, 1U);
  EXPECT_EQ(difference.passed_both, 0U);
  EXPECT_EQ(to_text(difference, {}),
            "  before    Wrong Answer\n"
            "  gained    a/2\n"
            "  lost      a/1\n"
            "  new       1 case not run before\n"
            "  left out  1 case run before\n");
}

TEST(Difference, TellsTheRuntimeRatioOfTheCasesThatPassedBothTimesOnly) {
  const Outcome before{Verdict::accepted, {passed_in("a/1", 40ms), passed_in("a/2", 500ms)}};
  const Outcome now{Verdict::wrong_answer, {passed_in("a/1", 10ms), failed("a/2")}};
  const Difference difference = difference_between(before, now);
  ASSERT_TRUE(difference.runtime_ratio().has_value());
  EXPECT_DOUBLE_EQ(*difference.runtime_ratio(), 0.25);
  EXPECT_THAT(to_text(difference, {}), HasSubstr("4 times as fast as before: 10.0 ms instead of "
                                                 "40.0 ms"));
}

TEST(Difference, TakesWhatIsWithinTheNoiseForNoDifference) {
  const auto ratio = [](std::chrono::nanoseconds before, std::chrono::nanoseconds now) {
    return difference_between({Verdict::accepted, {passed_in("a/1", before)}},
                              {Verdict::accepted, {passed_in("a/1", now)}})
        .runtime_ratio();
  };
  EXPECT_FALSE(ratio(40ms, 52ms));
  EXPECT_FALSE(ratio(40ms, 30ms));
  EXPECT_FALSE(ratio(100us, 900us));  // too short for one run to tell
  EXPECT_TRUE(ratio(40ms, 80ms));
  EXPECT_TRUE(ratio(40ms, 0ms));
  EXPECT_TRUE(ratio(0ms, 40ms));
}

TEST(Difference, LeavesNamesOutWhereThereAreManyAndEscapesThem) {
  Outcome before{Verdict::wrong_answer, {}};
  Outcome now{Verdict::accepted, {}};
  for (int i = 0; i < 30; ++i) {
    before.cases.push_back(failed("many/\x1b" + std::to_string(i)));
    now.cases.push_back(passed_in("many/\x1b" + std::to_string(i), 1ms));
  }
  const std::string text = to_text(difference_between(before, now), {});
  EXPECT_THAT(text, HasSubstr("and 22 more"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace judge
