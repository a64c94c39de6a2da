// What a shell offers when Tab is pressed: the shells themselves are asked, with the script that
// the judge prints.

#include <gmock/gmock.h>
#include <unistd.h>

#include <ostream>
#include <sstream>

#include "judge/tests/judge_program.h"
#include "judge/tests/terminal.h"

namespace judge {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;
using testing::UnorderedElementsAre;

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// What bash would offer for the last of the words, the program's name first. `=` is a word of its
/// own, as it is for bash.
std::vector<std::string> offered_by_bash(const std::vector<std::string>& words) {
  Surroundings around;
  around.program = "/bin/bash";
  std::string typed;
  for (const std::string& word : words) typed += " '" + word + "'";
  const std::string script = "source <(\"$0\" completion bash)\nCOMP_WORDS=(" + typed +
                             ")\nCOMP_CWORD=" + std::to_string(words.size() - 1) +
                             "\n_judge\nprintf '%s\\n' \"${COMPREPLY[@]}\"\ncomplete -p judge\n";
  const ProgramRun run = run_judge({"-c", script, judge_program()}, around);
  EXPECT_EQ(run.err, "");
  std::vector<std::string> lines = lines_in(run.out);
  EXPECT_THAT(lines, Contains("complete -o default -F _judge judge"));
  lines.pop_back();
  std::erase(lines, "");
  return lines;
}

TEST(Completion, OffersVerbs) {
  EXPECT_THAT(offered_by_bash({"judge", ""}),
              IsSupersetOf({"run", "new", "debug", "lint", "completion"}));
  EXPECT_THAT(offered_by_bash({"judge", "ch"}), ElementsAre("challenge"));
}

TEST(Completion, OffersTheOptionsOfTheVerb) {
  EXPECT_THAT(offered_by_bash({"judge", "run", "--"}),
              AllOf(IsSupersetOf({"--case", "--cases", "--keep-going", "--help"}),
                    Not(Contains("--backtrace")), Each(StartsWith("--"))));
  EXPECT_THAT(offered_by_bash({"judge", "debug", "--back"}), ElementsAre("--backtrace"));
  EXPECT_THAT(offered_by_bash({"judge", "--ver"}), ElementsAre("--version"));
}

TEST(Completion, OffersSolutionsAndLeavesFilesToTheShell) {
  EXPECT_THAT(offered_by_bash({"judge", "run", "back"}), ElementsAre("backtracking"));
  EXPECT_THAT(offered_by_bash({"judge", "run", "solution/"}), IsEmpty());
  EXPECT_THAT(offered_by_bash({"judge", "lint", "test"}), IsEmpty());
}

TEST(Completion, OffersCases) {
  EXPECT_THAT(offered_by_bash({"judge", "run", "backtracking", "--case", "edge/first-row"}),
              Contains("edge/first-row-empty"));
  EXPECT_THAT(offered_by_bash({"judge", "run", "--cases", "testcases/basic.json", "--case", ""}),
              Each(StartsWith("basic/")));
  EXPECT_THAT(offered_by_bash({"judge", "challenge", "--case", ""}),
              Contains(StartsWith("seventeen-clues/")));
  EXPECT_THAT(offered_by_bash({"judge", "run", "--cases", "no such file", "--case", ""}),
              IsEmpty());
}

TEST(Completion, OffersTheWordsThatAnOptionTakes) {
  EXPECT_THAT(offered_by_bash({"judge", "run", "--format", ""}),
              UnorderedElementsAre("text", "json", "junit"));
  EXPECT_THAT(offered_by_bash({"judge", "run", "--format", "=", "js"}), ElementsAre("json"));
  EXPECT_THAT(offered_by_bash({"judge", "run", "--color", "="}),
              UnorderedElementsAre("auto", "always", "never"));
  EXPECT_THAT(offered_by_bash({"judge", "completion", ""}),
              UnorderedElementsAre("bash", "zsh", "fish"));
}

TEST(Completion, KeepsTheEqualSignForOtherShells) {
  EXPECT_EQ(run_judge({"completion", "fish", "--", "run", "--format=js"}).out, "--format=json\n");
}

TEST(Completion, HasAScriptForEachShellAndNamesThemForAnother) {
  EXPECT_THAT(run_judge({"completion", "zsh"}).out, StartsWith("#compdef judge\n"));
  EXPECT_THAT(run_judge({"completion", "fish"}).out, HasSubstr("complete -c judge"));
  const ProgramRun other = run_judge({"completion", "tcsh"});
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_THAT(other.err, AllOf(HasSubstr("tcsh"), HasSubstr("bash")));
}

/// A shell as somebody meets it at a terminal, and how it takes the judge's script.
struct Shell {
  const char* name;
  const char* program;
  std::vector<std::string> arguments;  // so that it reads no files of the user's
  const char* preparation;
  const char* take_script;  // behind it the judge's path, then `completion` and its own name
  const char* take_script_end;
};

std::ostream& operator<<(std::ostream& out, const Shell& shell) {
  return out << shell.name;
}

class CompletionIn : public testing::TestWithParam<Shell> {};

TEST_P(CompletionIn, AShellCompletesAtTab) {
  const Shell& shell = GetParam();
  if (access(shell.program, X_OK) != 0) GTEST_SKIP() << shell.program << " is not there";
  Surroundings around;
  around.program = shell.program;
  around.environment = {"HOME=" + new_test_folder().string(), "PS1=ready> "};
  Terminal terminal(shell.arguments, around);
  terminal.type(std::string(shell.preparation) + shell.take_script + judge_program() +
                " completion " + shell.name + shell.take_script_end + "\n");
  terminal.type("judge chal\t");
  terminal.wait_for("challenge");
  terminal.type("constr\t");
  terminal.wait_for("constraint_propagation");
  terminal.type("--case seventeen-clues/seventeen-1\t");
  terminal.wait_for("seventeen-clues/seventeen-1");
  terminal.type(
      "\x15"
      "exit\n");  // Ctrl-U: the line is not run
  EXPECT_EQ(terminal.exit_code(), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Shells, CompletionIn,
    testing::Values(
        Shell{"bash", "/bin/bash", {"--norc", "--noprofile", "-i"}, "", "source <(", ")"},
        Shell{"zsh",
              "/bin/zsh",
              {"-f", "-i"},
              "autoload -U compinit; compinit -D -u; ",
              "source <(",
              ")"},
        Shell{"fish", "/usr/bin/fish", {"--no-config", "--private"}, "", "", " | source"}),
    testing::PrintToStringParamName());

}  // namespace
}  // namespace judge
