// The judge is right about every file of judge/tests/submissions/. The folder of a file is the
// verdict that it must get; comments in it say more:
//
//   // evidence: TEXT     the explanation contains TEXT; may stand several times
//   // options: WORDS     judged with these options of `judge run`
//   // needs: WHAT        the part of the judge that sees it: sanitizer, sandbox or diagnosis
//
// A new submission is a new file there; nothing has to be changed here.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

/// `wrong_answer` -> `Wrong Answer`
std::string verdict_of_folder(std::string folder) {
  bool is_start = true;
  for (char& c : folder) {
    if (c == '_') c = ' ';
    if (is_start) c = static_cast<char>(std::toupper(c));
    is_start = c == ' ';
  }
  return folder;
}

struct Expectation {
  fs::path file;
  std::string verdict;
  std::vector<std::string> evidence;
  std::vector<std::string> options;
  std::vector<std::string> needs;
};

/// Names the test; the default would print the bytes.
void PrintTo(const Expectation& expectation, std::ostream* out) {
  *out << expectation.file.filename().string();
}

Expectation read_expectation(const fs::path& file) {
  Expectation expectation{
      file, verdict_of_folder(file.parent_path().filename().string()), {}, {}, {}};
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with('\r')) line.pop_back();
    const auto text_after = [&](const std::string& mark) -> std::string {
      const std::size_t at = line.find(mark);
      return at == std::string::npos ? "" : line.substr(at + mark.size());
    };
    if (const auto text = text_after("// evidence: "); !text.empty())
      expectation.evidence.push_back(text);
    if (const auto text = text_after("// needs: "); !text.empty())
      expectation.needs.push_back(text);
    std::istringstream options(text_after("// options: "));
    for (std::string option; options >> option;) expectation.options.push_back(option);
  }
  return expectation;
}

std::vector<Expectation> all_submissions() {
  std::vector<Expectation> all;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(JUDGE_SOURCE_DIR) / "judge/tests/submissions")) {
    if (entry.path().extension() != ".cpp") continue;
    all.push_back(read_expectation(entry.path()));
  }
  std::ranges::sort(all, {}, &Expectation::file);
  return all;
}

std::string name_of_test(const testing::TestParamInfo<Expectation>& info) {
  const fs::path& file = info.param.file;
  return file.parent_path().filename().string() + "_" + file.stem().string();
}

class Submissions : public testing::TestWithParam<Expectation> {};

TEST_P(Submissions, GetsTheVerdictOfItsFolder) {
  const Expectation& expected = GetParam();
  std::vector<std::string> arguments{"run", expected.file.string(), "--format", "json"};
  arguments.insert(arguments.end(), expected.options.begin(), expected.options.end());

  // The others are seen without sanitizers, and sooner.
  const bool needs_sanitizers = std::ranges::count(expected.needs, "sanitizer") > 0;
  if (expected.verdict != "Accepted" && !needs_sanitizers)
    arguments.insert(arguments.end(), {"--sanitize", "never"});

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
