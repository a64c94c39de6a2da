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

Outcome::OfCase accepted_case(const std::string& name) {
  return {name, true};
}
Outcome::OfCase rejected_case(const std::string& name) {
  return {name, false};
}

TEST(Difference, NamesCasesGainedAndLostAndCountsThoseNotRunBothTimes) {
  const Outcome before{Verdict::wrong_answer,
                       {accepted_case("a/1"), rejected_case("a/2"), rejected_case("a/5")}};
  const Outcome now{Verdict::runtime_error,
                    {rejected_case("a/1"), accepted_case("a/2"), accepted_case("a/3")}};
  const Difference difference = difference_between(before, now);
  EXPECT_THAT(difference.gained, ElementsAre("a/2"));
  EXPECT_THAT(difference.lost, ElementsAre("a/1"));
  EXPECT_EQ(difference.newly_run, 1U);
  EXPECT_EQ(difference.no_longer_run, 1U);
  EXPECT_EQ(to_text(difference, {}),
            "  before    Wrong Answer\n"
            "  gained    a/2\n"
            "  lost      a/1\n"
            "  new       1 case not run before\n"
            "  left out  1 case run before\n");
}

TEST(Difference, TakesACaseThatWasRunTwiceForOne) {
  const Outcome once{Verdict::accepted, {accepted_case("a/1"), accepted_case("a/2")}};
  const Outcome twice{Verdict::wrong_answer,
                      {accepted_case("a/1"), accepted_case("a/2"), rejected_case("a/1")}};
  const Difference worse = difference_between(once, twice);
  EXPECT_THAT(worse.lost, ElementsAre("a/1"));
  EXPECT_EQ(worse.no_longer_run, 0U);
  EXPECT_THAT(difference_between(twice, once).gained, ElementsAre("a/1"));
}

TEST(Difference, TellsTheSpeedOfTwoRunsThatPassedTheSameCases) {
  const Outcome slow{Verdict::accepted, {accepted_case("a/1"), accepted_case("a/2")}, 40ms};
  const Outcome fast{Verdict::accepted, {accepted_case("a/1"), accepted_case("a/2")}, 10ms};
  const Outcome rejected{Verdict::wrong_answer, {accepted_case("a/1"), rejected_case("a/2")}, 10ms};
  const Outcome shorter{Verdict::accepted, {accepted_case("a/1")}, 10ms};
  EXPECT_THAT(
      to_text(difference_between(slow, fast), {}),
      HasSubstr("speed     4 times as fast as before: 10.0 ms of CPU time, 40.0 ms before"));
  EXPECT_THAT(to_text(difference_between(fast, slow), {}), HasSubstr("4 times as long as before"));
  EXPECT_FALSE(difference_between(slow, rejected).speed);
  EXPECT_FALSE(difference_between(slow, shorter).speed);
}

TEST(Difference, TakesWhatIsWithinTheNoiseForNoDifference) {
  EXPECT_FALSE((Speed{40ms, 48ms}.ratio()));
  EXPECT_FALSE((Speed{40ms, 34ms}.ratio()));
  EXPECT_FALSE((Speed{100us, 900us}.ratio()));  // too short for one run to tell
  EXPECT_TRUE((Speed{40ms, 80ms}.ratio()));
  EXPECT_TRUE((Speed{40ms, 0ms}.ratio()));
  EXPECT_TRUE((Speed{0ms, 40ms}.ratio()));
}

TEST(Difference, LeavesNamesOutWhereThereAreManyAndEscapesThem) {
  Outcome before{Verdict::wrong_answer, {}};
  Outcome now{Verdict::accepted, {}};
  for (int i = 0; i < 30; ++i) {
    before.cases.push_back(rejected_case("many/\x1b" + std::to_string(i)));
    now.cases.push_back(accepted_case("many/\x1b" + std::to_string(i)));
  }
  const std::string text = to_text(difference_between(before, now), {});
  EXPECT_THAT(text, HasSubstr("and 22 more"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace judge
