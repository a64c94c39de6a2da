// `--timings`: every step has its row, in the order in which it happened, and none is made up.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "judge/report/report.h"
#include "judge/tests/judge_program.h"
#include "judge/verdict/steps.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string timed_submissions = JUDGE_SOURCE_DIR "/judge/tests/submissions/";

/// The names of the steps in the JSON document.
std::vector<std::string> steps_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "run");
  arguments.insert(arguments.end(), {"--timings", "--format", "json"});
  const auto solution = run_judge(arguments).json()["solutions"][0];
  std::vector<std::string> names;
  for (const auto& step : solution["timings"]) {
    EXPECT_GE(step["ms"].get<double>(), 0.0);
    names.push_back(step["step"]);
  }
  return names;
}

TEST(Timings, HaveAStepForAllThatWasDone) {
  run_judge({"run", "backtracking"});  // all is in the cache from now on
  EXPECT_THAT(
      steps_of({"backtracking"}),
      ElementsAre("prelude_found", "reading", "program_found", "starting_worker", "solving",
                  "checking", "running_again", "sanitized_prelude_found", "sanitized_program_found",
                  "running_with_sanitizers", "trying_challenge"));
}

TEST(Timings, OfACompileErrorEndWithTheCompilerSinceNothingWaitsBehindIt) {
  const std::string file = timed_submissions + "compile_error/missing_semicolon.cpp";
  run_judge({"run", file});  // the prelude that it needs is in the cache from now on
  EXPECT_THAT(steps_of({file, "--sanitize", "always", "--challenge", "always"}),
              ElementsAre("prelude_found", "reading", "compiling"));
}

TEST(Timings, OfALimitThatWasHitAreNotTakenForSolving) {
  EXPECT_THAT(steps_of({timed_submissions + "time_limit_exceeded/endless_loop.cpp", "--time-limit",
                        "100ms", "--case", "basic/leetcode-example", "--sanitize", "never"}),
              AllOf(testing::Contains("not_returning"), Not(testing::Contains("solving"))));
}

TEST(Timings, AreLeftOutUnlessAskedFor) {
  const ProgramRun run = run_judge({"run", "--case", "basic/leetcode-example", "--format", "json"});
  EXPECT_FALSE(run.json()["solutions"][0].contains("timings"));
}

TEST(Timings, AreRowsInMillisecondsWithTheSumUntilTheVerdict) {
  const std::vector<StepTime> steps{{Step::reading, 12'340us},  {Step::prelude_found, 8ms},
                                    {Step::compiling, 1200ms},  {Step::starting_worker, 9ms},
                                    {Step::solving, 42ms},      {Step::checking, 1ms},
                                    {Step::running_again, 90ms}};
  EXPECT_EQ(to_text(steps, {}),
            "  timings   the solution and the cases read             12.3 ms\n"
            "            prelude: ready                               8.0 ms\n"
            "            compile and link                          1200.0 ms\n"
            "            worker started, in the sandbox               9.0 ms\n"
            "            run: inside Solution                        42.0 ms\n"
            "            run: outside of it                           1.0 ms\n"
            "            = until the verdict                       1272.3 ms\n"
            "            second run                                  90.0 ms\n");
  EXPECT_EQ(to_text(std::vector<StepTime>{}, {}), "");
}

TEST(StepTimer, GivesTheRestOfTheTimeToTheStepThatIsNamedForIt) {
  StepTimer timer;
  timer.end_of({{Step::starting_worker, 0ns}}, Step::checking);
  timer.end_of({{Step::starting_worker, 1h}}, Step::checking);  // claimed more than there was
  ASSERT_EQ(timer.times().size(), 4U);
  EXPECT_GT(timer.times()[1].time, 0ns);
  EXPECT_EQ(timer.times()[3].time, 0ns);
}

}  // namespace
}  // namespace judge
