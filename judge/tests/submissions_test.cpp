// The judge is right about every file of judge/tests/submissions/. The folder of a file is the
// verdict that it must get, and comments in it say more: see judge/verdict/expectation.h. A new
// submission is a new file there; nothing has to be changed here.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include <filesystem>

#include "judge/tests/judge_program.h"
#include "judge/verdict/expectation.h"

namespace judge {

/// Names the test; the default would print the bytes.
void PrintTo(const Expectation& expectation, std::ostream* out) {
  *out << expectation.file.filename().string();
}

namespace {

namespace fs = std::filesystem;

std::vector<Expectation> all_submissions() {
  std::vector<Expectation> all = read_expectations(JUDGE_SOURCE_DIR "/judge/tests/submissions");
  return all;
}

std::string name_of_test(const testing::TestParamInfo<Expectation>& info) {
  const fs::path& file = info.param.file;
  return file.parent_path().filename().string() + "_" + file.stem().string();
}

class Submissions : public testing::TestWithParam<Expectation> {};

TEST_P(Submissions, GetsTheVerdictOfItsFolder) {
  const Expectation& expected = GetParam();
  std::vector<std::string> arguments{"run",  expected.file.string(), "--format",
                                     "json", "--challenge",          "never"};
  arguments.insert(arguments.end(), expected.options.begin(), expected.options.end());

  // The others are seen without sanitizers, and sooner.
  const bool needs_sanitizers = std::ranges::count(expected.needs, "sanitizer") > 0;
  const char* leaves_out = getenv("JUDGE_WITHOUT_SANITIZERS");
  if (needs_sanitizers && leaves_out != nullptr) GTEST_SKIP() << "it needs the sanitizers";
  if ((expected.verdict != "Accepted" && !needs_sanitizers) || leaves_out != nullptr)
    arguments.insert(arguments.end(), {"--sanitize", "never"});

  // Most mistakes show in the quick cases already.
  arguments.insert(arguments.end(), {"--sanitize-budget", "500ms"});

  // Which limit is hit is the same for a shorter one.
  if (expected.verdict == "Time Limit Exceeded")
    arguments.insert(arguments.end(), {"--time-limit", "400ms"});

  const ProgramRun run = run_judge(arguments);

  ASSERT_EQ(run.err, "");
  const auto solution = run.json().at("solutions").at(0);
  std::string messages;
  for (const auto& evidence : solution.at("evidence")) {
    messages += evidence.at("message").get<std::string>() + '\n';
    if (evidence.contains("text")) messages += evidence.at("text").get<std::string>() + '\n';
  }
  EXPECT_EQ(solution.at("verdict"), expected.verdict) << messages;
  for (const std::string& evidence : expected.evidence)
    EXPECT_THAT(messages, testing::HasSubstr(evidence));
  EXPECT_EQ(run.exit_code, expected.verdict == "Accepted" ? 0 : 1);
}

INSTANTIATE_TEST_SUITE_P(, Submissions, testing::ValuesIn(all_submissions()), name_of_test);

}  // namespace
}  // namespace judge
