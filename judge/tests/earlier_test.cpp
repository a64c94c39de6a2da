// What has changed since an earlier result: what of the document is read, what is refused and how,
// and that nothing is told which two runs cannot tell.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "judge/bad_input.h"
#include "judge/compare/earlier.h"
#include "judge/report/comparison.h"
#include "judge/report/earlier.h"
#include "judge/tests/golden/compared.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using EarlierDocument = nlohmann::json;

EarlierDocument document_of(const Comparison& comparison) {
  return EarlierDocument::parse(to_json(comparison));
}

std::string refusal_of_earlier(const std::string& text) {
  try {
    read_earlier("old.json", text);
  } catch (const BadInput& error) {
    return error.what();
  }
  return "no error";
}

TEST(EarlierResult, IsReadFromAComparison) {
  const EarlierResult earlier = read_earlier("old.json", to_json(made_up::six_solutions()));
  ASSERT_THAT(earlier.solutions, SizeIs(6));
  EXPECT_EQ(earlier.date, "2026-11-30 14:05 UTC");
  EXPECT_EQ(earlier.machine.value().processor, "Intel(R) Xeon(R) Processor");
  EXPECT_TRUE(earlier.has_medians);

  const EarlierSolution& fast = earlier.solutions[0];
  EXPECT_EQ(fast.path, "solution/bitmasks.cpp");
  EXPECT_EQ(fast.compiler, "g++ 12.2.0 -std=c++23 -O2");
  EXPECT_EQ(fast.rank, 1U);
  EXPECT_EQ(fast.outcome.verdict, Verdict::accepted);
  EXPECT_THAT(fast.outcome.cases, SizeIs(3));
  EXPECT_DOUBLE_EQ(fast.times.at("edge/three-in-a-row").count(), 5.104);  // not that of one run
  EXPECT_THAT(earlier.solutions[3].times, SizeIs(2));                     // one case was lost
  EXPECT_EQ(earlier.solutions[4].outcome.verdict, Verdict::wrong_answer);
  EXPECT_FALSE(earlier.solutions[4].rank);
}

TEST(EarlierResult, IsReadFromARunAsWell) {
  const EarlierResult earlier =
      read_earlier("old.json", to_json({made_up::accepted(), made_up::wrong_answer()}));
  EXPECT_FALSE(earlier.machine);
  EXPECT_FALSE(earlier.has_medians);
  EXPECT_EQ(earlier.date, "");
  EXPECT_DOUBLE_EQ(earlier.solutions.at(0).times.at("edge/first-row-empty").count(), 0.3102);
  EXPECT_THAT(earlier.solutions.at(1).times, SizeIs(1));  // a wrong answer has no time
}

TEST(EarlierResult, IsRefusedWithWhatAndWhere) {
  EXPECT_THAT(refusal_of_earlier("{\n  nonsense"), HasSubstr("old.json:2:4: "));
  EXPECT_THAT(refusal_of_earlier(""), HasSubstr("old.json:1:1: "));
  EXPECT_EQ(refusal_of_earlier("[]"), "old.json: the document is an array, expected an object");
  EXPECT_EQ(refusal_of_earlier("{}"),
            "old.json: the document has no \"version\", expected what judge compare or judge run "
            "--format json writes");

  const EarlierDocument good = document_of(made_up::six_solutions());
  const std::vector<std::pair<EarlierDocument, std::string>> changes = {
      {{{"op", "replace"}, {"path", "/version"}, {"value", 2}}, "/version is 2, expected 1"},
      {{{"op", "replace"}, {"path", "/solutions"}, {"value", 7}},
       "/solutions is 7, expected an array"},
      {{{"op", "remove"}, {"path", "/solutions/0/path"}}, "/solutions/0 has no \"path\""},
      {{{"op", "replace"}, {"path", "/solutions/0/path"}, {"value", nullptr}},
       "/solutions/0/path is null, expected a string"},
      {{{"op", "replace"}, {"path", "/solutions/2/verdict"}, {"value", "Great\x1b"}},
       "/solutions/2/verdict is \"Great\\x1b\", expected one of the judge's verdicts"},
      {{{"op", "replace"}, {"path", "/solutions/2/cases/1/verdict"}, {"value", ""}},
       "/solutions/2/cases/1/verdict is \"\", expected one of"},
      {{{"op", "replace"}, {"path", "/solutions/2/cases/1/time_ms"}, {"value", "1"}},
       "/solutions/2/cases/1/time_ms is \"1\", expected milliseconds or null"},
      {{{"op", "replace"}, {"path", "/solutions/0/standing/times_ms/1"}, {"value", -1}},
       "/solutions/0/standing/times_ms/1 is -1, expected milliseconds or null"},
      {{{"op", "remove"}, {"path", "/solutions/0/standing/times_ms/1"}},
       "/solutions/0/standing/times_ms has 2 items, expected 3, as /comparison/cases has"},
      {{{"op", "replace"}, {"path", "/solutions/0/standing/rank"}, {"value", 1.5}},
       "/solutions/0/standing/rank is 1.5, expected a whole number"},
      {{{"op", "remove"}, {"path", "/comparison/machine"}}, "/comparison has no \"machine\""},
      {{{"op", "replace"}, {"path", "/comparison/machine"}, {"value", {1}}},
       "/comparison/machine is an array, expected an object"},
  };
  for (const auto& [change, message] : changes)
    EXPECT_THAT(refusal_of_earlier(good.patch(EarlierDocument::array({change})).dump()),
                HasSubstr("old.json: " + message));
}

TEST(EarlierResult, MayHaveFieldsThatNobodyKnowsYet) {
  EarlierDocument document = document_of(made_up::six_solutions());
  document["new"] = {1, 2};
  document["solutions"][0]["new"] = "x";
  EXPECT_THAT(read_earlier("old.json", document.dump()).solutions, SizeIs(6));
}

ChangesSince changes_between(const Comparison& before, const Comparison& now) {
  return changes_since(now, read_earlier("old.json", to_json(before)));
}

TEST(ChangesSince, TheSameResultAreNone) {
  const ChangesSince changes = changes_between(made_up::six_solutions(), made_up::six_solutions());
  ASSERT_THAT(changes.solutions, SizeIs(6));
  for (const ChangeSince& one : changes.solutions) EXPECT_FALSE(one.is_any()) << one.path;
  EXPECT_THAT(changes.added, IsEmpty());
  EXPECT_THAT(changes.no_longer, IsEmpty());
  EXPECT_FALSE(changes.other_machine);
  EXPECT_THAT(changes.other_compilers, IsEmpty());
  expect_golden("changes_none.txt", to_text(changes, "old.json", {}));
}

Comparison with_times(std::vector<made_up::MaybeTime> times) {
  Comparison made = made_up::six_solutions();
  made.contestants = {made_up::ranked(made_up::accepted(), "mine", 1, times)};
  made.baseline = 0;
  return made;
}

TEST(ChangesSince, TellTheMeanRatioOfTheCasesAndThatOfTheSums) {
  const auto change = [](const std::vector<made_up::MaybeTime>& before,
                         const std::vector<made_up::MaybeTime>& now) {
    return changes_between(with_times(before), with_times(now)).solutions.at(0).time;
  };
  const auto both = change({1ms, 4ms, 10ms}, {2ms, 2ms, 80ms});
  EXPECT_NEAR(both.value().mean_ratio, 2, 1e-9);
  EXPECT_NEAR(both.value().total_ratio, 84.0 / 15, 1e-9);
  EXPECT_EQ(both.value().cases, 3U);

  const auto some = change({1ms, std::nullopt, 10ms}, {3ms, 1ms, std::nullopt});
  EXPECT_NEAR(some.value().mean_ratio, 3, 1e-9);
  EXPECT_EQ(some.value().cases, 1U);

  EXPECT_FALSE(change({1ms, std::nullopt, std::nullopt}, {std::nullopt, 1ms, 1ms}));
  EXPECT_GT(change({0ns, 0ns, 0ns}, {1ms, 1ms, 1ms}).value().mean_ratio, 1e5);
  EXPECT_TRUE(change({10ms, 10ms, 10ms}, {10'900us, 10'900us, 10'900us}).value().is_noise());
  EXPECT_TRUE(change({10ms, 10ms, 10ms}, {9'200us, 9'200us, 9'200us}).value().is_noise());
  EXPECT_FALSE(change({10ms, 10ms, 10ms}, {11'100us, 11'100us, 11'100us}).value().is_noise());
  EXPECT_FALSE(change({10ms, 10ms, 10ms}, {9ms, 9ms, 9ms}).value().is_noise());
}

TEST(ChangesSince, FindASolutionByItsPathOrElseByANameThatIsItsOwn) {
  Comparison before = made_up::six_solutions();
  Comparison now = before;
  now.contestants[0].judgement.path = "elsewhere/bitmasks.cpp";
  ChangesSince changes = changes_between(before, now);
  EXPECT_THAT(changes.solutions, SizeIs(6));
  EXPECT_THAT(changes.added, IsEmpty());

  now.contestants[1].judgement.name = "bitmasks";  // two of that name now
  changes = changes_between(before, now);
  EXPECT_THAT(changes.solutions, SizeIs(5));
  EXPECT_THAT(changes.added, ElementsAre("elsewhere/bitmasks.cpp"));
  EXPECT_THAT(changes.no_longer, ElementsAre("solution/bitmasks.cpp"));
}

TEST(ChangesSince, AreToldSolutionBySolutionWithWhatToBewareOf) {
  const Comparison before = made_up::six_solutions();
  Comparison now = before;
  now.machine = {"AMD EPYC", 64, "Linux 6.12.0", std::nullopt};
  Contestant& mended = now.contestants[4];
  mended = made_up::ranked(made_up::accepted(), "wrong", 3, {1ms, 2ms, 3ms});
  mended.judgement.compiler = "g++ 14.2.0 -std=c++26 -O2";
  Contestant& slower = now.contestants[2];
  for (auto& time : slower.times) *time *= 2;
  slower.rank = 4;
  now.contestants[5] = made_up::ranked(made_up::accepted(), "new\x1b", 5, {1ms, 2ms, 3ms});
  const ChangesSince changes = changes_between(before, now);
  expect_golden("changes.txt", to_text(changes, "old.json", {}));
  EXPECT_THAT(to_text(changes, "\x1b[2J", {}), Not(HasSubstr("\x1b")));
}

TEST(ChangesSince, ARunAreToldWithThatItsMachineIsNotKnown) {
  const ChangesSince changes = changes_since(
      made_up::six_solutions(), read_earlier("old.json", to_json({made_up::accepted()})));
  EXPECT_TRUE(changes.is_machine_unknown);
  EXPECT_TRUE(changes.was_one_run);
  EXPECT_THAT(changes.no_longer, ElementsAre("solution/mine.cpp"));
  const std::string text = to_text(changes, "old.json", {});
  EXPECT_THAT(text, HasSubstr("its machine is not known"));
  EXPECT_THAT(text, HasSubstr("of one run each"));
}

TEST(ChangesSince, FitIntoTheColumnsThereAre) {
  const ChangesSince changes =
      changes_between(with_times({1ms, 1ms, 1ms}), with_times({9ms, 1ms, 2ms}));
  for (const int width : {60, 80, 200}) {
    TextStyle style;
    style.width = width;
    std::istringstream lines(to_text(changes, "old.json", style));
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(line.size(), static_cast<std::size_t>(width)) << line;
  }
  TextStyle none;
  none.width = -1;
  EXPECT_THAT(to_text(changes, "old.json", none), HasSubstr("times as"));
}

TEST(ChangesSince, AreToldBelowAComparison) {
  const auto file = new_test_folder() / "old.json";
  std::ofstream(file) << to_json({made_up::accepted()});
  const std::vector<std::string> arguments = {"compare",    "backtracking",
                                              "--case",     "basic/leetcode-example",
                                              "--rounds",   "2",
                                              "--sanitize", "never",
                                              "--against",  file.string()};
  const ProgramRun run = run_judge(arguments);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\nChanges since " + file.string() + "\n"));
  EXPECT_THAT(run.out, HasSubstr("  new       solution/backtracking.cpp\n"));

  std::ofstream(file) << "{}";
  const ProgramRun refused = run_judge(arguments);
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_THAT(refused.err, HasSubstr("old.json: the document has no \"version\""));
}

}  // namespace
}  // namespace judge
