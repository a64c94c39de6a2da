// What is there for editors: clangd's view of a solution, and the tasks of VS Code, whose problem
// matchers have to fit what the judge prints.

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "judge/build/prelude.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const fs::path root = JUDGE_SOURCE_DIR;

std::string text_in(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// The patterns of the matcher with this owner, in the task that judges a file.
std::vector<nlohmann::json> patterns_of(const std::string& owner) {
  const auto tasks = nlohmann::json::parse(text_in(root / ".vscode" / "tasks.json"), nullptr, true,
                                           /*ignore_comments=*/true);
  for (const auto& matcher : tasks.at("tasks").at(0).at("problemMatcher")) {
    if (matcher.at("owner") != owner) continue;
    const auto& pattern = matcher.at("pattern");
    return pattern.is_array() ? pattern.get<std::vector<nlohmann::json>>()
                              : std::vector<nlohmann::json>{pattern};
  }
  ADD_FAILURE() << "no matcher " << owner;
  return {};
}

/// What VS Code finds in a report: the properties of the first lines that match the patterns one
/// after the other.
std::map<std::string, std::string> problem_in(const std::string& report, const std::string& owner) {
  const std::vector<nlohmann::json> patterns = patterns_of(owner);
  std::vector<std::string> lines;
  std::istringstream text(report);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  for (std::size_t start = 0; start + patterns.size() <= lines.size(); ++start) {
    std::map<std::string, std::string> problem;
    bool fits = true;
    for (std::size_t i = 0; fits && i < patterns.size(); ++i) {
      std::smatch parts;
      fits = std::regex_search(lines[start + i], parts,
                               std::regex(patterns[i].at("regexp").get<std::string>()));
      for (const auto& [property, value] : patterns[i].items()) {
        if (fits && value.is_number()) problem[property] = parts[value.get<std::size_t>()];
      }
    }
    if (fits) return problem;
  }
  ADD_FAILURE() << owner << " finds nothing in\n" << report;
  return {};
}

std::string report_on(const std::string& paste) {
  return run_judge({"run", "judge/tests/submissions/" + paste, "--case", "basic/leetcode-example"})
      .out;
}

TEST(Editor, HasEveryHeaderThatTheJudgeAddsForAPaste) {
  const std::string prelude = text_in(root / "judge" / "build" / "editor_prelude.h");
  for (const std::string& header : rare_headers())
    EXPECT_THAT(prelude, HasSubstr("#if __has_include(<" + header + ">)\n#include <" + header +
                                   ">\n#endif\n"));
  EXPECT_THAT(prelude, HasSubstr("#include \"../worker/prelude.h\"\n"));
}

TEST(Editor, LeadsClangdFromASolutionToThePrelude) {
  std::istringstream words(text_in(root / "solution" / ".clangd"));
  std::string last;
  for (std::string word; words >> word;) {
    if (word.ends_with(".h")) last = word;
  }
  EXPECT_TRUE(fs::equivalent(root / "solution" / last, root / "judge/build/editor_prelude.h"));
}

TEST(Editor, ListsACompileErrorUnderProblems) {
  const auto problem = problem_in(report_on("compile_error/undeclared_name.cpp"), "judge-compiler");
  EXPECT_EQ(problem.at("file"), "judge/tests/submissions/compile_error/undeclared_name.cpp");
  EXPECT_EQ(problem.at("line"), "5");
  EXPECT_THAT(problem.at("message"), HasSubstr("'n'"));
}

TEST(Editor, ListsAVerdictUnderProblems) {
  const auto problem = problem_in(report_on("wrong_answer/empty_body.cpp"), "judge-verdict");
  EXPECT_EQ(problem.at("file"), "judge/tests/submissions/wrong_answer/empty_body.cpp");
  EXPECT_EQ(problem.at("code"), "Wrong Answer");
  EXPECT_THAT(problem.at("message"), HasSubstr("the board is unchanged"));
}

TEST(Editor, ListsTheLineOfACrashUnderProblems) {
  const auto problem = problem_in(report_on("runtime_error/far_out_of_bounds.cpp"), "judge-crash");
  EXPECT_EQ(problem.at("file"), "judge/tests/submissions/runtime_error/far_out_of_bounds.cpp");
  EXPECT_EQ(problem.at("line"), "11");
}

}  // namespace
}  // namespace judge
