// `judge watch` at a terminal, as somebody who edits sees it: each test types, saves files and
// waits for what appears on the screen. Nothing is timed: where a newer save must overtake an older
// one, the older one would take ten minutes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "judge/run/save_watch.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"
#include "judge/tests/terminal.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

const std::string right_solution = text_of(JUDGE_SOURCE_DIR "/solution/backtracking.cpp");
const std::string wrong_solution =
    "class Solution { public: void solveSudoku(vector<vector<char>>&) {} };";
const std::string broken_solution =
    "class Solution { public: void solveSudoku(vector<vector<char>>&) { int };";
const std::string endless_solution =
    "class Solution { public: void solveSudoku(vector<vector<char>>& board) {\n"
    "  for (volatile int i = 0;; ++i) {} } };";

void save(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

/// As vim and VS Code may do it.
void save_by_rename(const fs::path& file, const std::string& text) {
  const fs::path aside = file.string() + ".new";
  save(aside, text);
  fs::rename(aside, file);
}

constexpr const char* waits = "Ctrl-C ends it";
constexpr const char* clear_screen = "\x1b[H\x1b[2J";

/// A folder with a solution of its own, and the words to watch it with.
class Watch : public testing::Test {
 protected:
  std::vector<std::string> watch(std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"watch",       file.string(), "--sanitize", "never",
                                   "--challenge", "never",       "--color",    "never"};
    if (more.empty()) more = {"--case", "basic/*"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  const fs::path folder = new_test_folder();
  const fs::path file = folder / "mine.cpp";
};

TEST_F(Watch, JudgesAtOnceAndAtEverySaveAndTellsTheDifference) {
  save(file, wrong_solution);
  Terminal terminal(watch());
  EXPECT_THAT(terminal.wait_for(waits),
              AllOf(HasSubstr(clear_screen), HasSubstr("Wrong Answer"), Not(HasSubstr("before "))));

  save(file, right_solution);
  const std::string better = terminal.wait_for(waits);
  EXPECT_THAT(better, AllOf(HasSubstr(clear_screen), HasSubstr("Accepted"),
                            HasSubstr("before    Wrong Answer\r\n")));
  EXPECT_THAT(better, HasSubstr("gained    basic/leetcode-example\r\n"));

  save(file, wrong_solution);
  EXPECT_THAT(terminal.wait_for(waits),
              AllOf(HasSubstr("before    Accepted\r\n"), HasSubstr("left out  "),
                    HasSubstr("lost      basic/leetcode-example\r\n")));
}

TEST_F(Watch, SeesAFileThatIsReplacedByRenameAndOneThatWasAwayForAMoment) {
  save(file, wrong_solution);
  Terminal terminal(watch());
  terminal.wait_for(waits);
  save_by_rename(file, right_solution);
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("Accepted"));
  fs::rename(file, file.string() + "~");  // vim's way, with a backup
  save(file, wrong_solution);
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("Wrong Answer"));
}

TEST_F(Watch, GoesOnAfterACompileErrorAndComparesWithTheRunBeforeIt) {
  save(file, right_solution);
  Terminal terminal(watch());
  terminal.wait_for(waits);
  save(file, broken_solution);
  EXPECT_THAT(terminal.wait_for(waits), AllOf(HasSubstr("Compile Error"), HasSubstr("error: ")));
  save(file, wrong_solution);
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("before    Accepted"));
}

TEST_F(Watch, LetsANewerSaveOvertakeARunWithoutEnd) {
  save(file, endless_solution);
  Terminal terminal(watch({"--time-limit", "10m", "--board", "-"}));
  terminal.type(".");
  for (int i = 1; i < 81; ++i) terminal.type(".");
  terminal.type("\n");
  terminal.type("\x04");  // the end of the board on stdin
  terminal.wait_for("case 1 of 1");
  save(file, right_solution);
  EXPECT_THAT(terminal.wait_for(waits), AllOf(HasSubstr("Accepted"), Not(HasSubstr("Limit"))));
  EXPECT_THAT(terminal.children(), ElementsAre());
}

TEST_F(Watch, LetsANewerSaveOvertakeACompileWithoutEnd) {
  save(file, hour_to_compile);
  Terminal terminal(watch());
  terminal.wait_for("compiling");
  save(file, right_solution);
  EXPECT_THAT(terminal.wait_for(waits), AllOf(HasSubstr("Accepted"), Not(HasSubstr("Error"))));
  EXPECT_THAT(terminal.children(), ElementsAre());
}

TEST_F(Watch, JudgesAgainWhenASuiteHasChangedAndOutlivesAFaultInIt) {
  const fs::path suite = folder / "mine.json";
  const auto suite_with = [](const std::string& name, const std::string& board) {
    return R"({"time_limit": "2s", "cases": [{"name": ")" + name + R"(", "board": )" + board +
           "}]}";
  };
  std::string rows = "[";
  for (std::size_t row = 0; row < 9; ++row)
    rows +=
        (row == 0 ? "\"" : ", \"") + std::string(example_board().cells().substr(row * 9, 9)) + "\"";
  rows += "]";
  save(suite, suite_with("monday", rows));
  save(file, right_solution);
  Terminal terminal(watch({"--cases", suite.string()}));
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("1 of 1 passed"));
  save(suite, suite_with("tuesday", "[]"));
  EXPECT_THAT(terminal.wait_for(waits),
              AllOf(HasSubstr("/cases/0/board"), Not(HasSubstr("Accep"))));
  save(suite, suite_with("tuesday", rows));
  EXPECT_THAT(terminal.wait_for(waits),
              AllOf(HasSubstr("Accepted"), HasSubstr("new       1 case not run before"),
                    HasSubstr("left out  1 case run before")));
}

TEST_F(Watch, JudgesAgainWhenAHeaderOfTheSolutionHasChanged) {
  save(folder / "inner.h", "");
  save(folder / "helper.h", "#include \"inner.h\"\n");
  save(file, "#include \"helper.h\"\n" + right_solution);
  Terminal terminal(watch());
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("Accepted"));
  save(folder / "inner.h", "#error changed\n");
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("Compile Error"));
  fs::remove(folder / "inner.h");
  save(folder / "helper.h", "");
  EXPECT_THAT(terminal.wait_for(waits), HasSubstr("Accepted"));
}

TEST_F(Watch, EndsByCtrlCAsAnInterruptedProgramAndLeavesTheTerminalAsItWas) {
  save(file, right_solution);
  Terminal waiting(watch());
  waiting.wait_for(waits);
  waiting.type("\x03");
  waiting.wait_for("interrupted");
  EXPECT_TRUE(waiting.settings_are_as_before());
  EXPECT_EQ(waiting.exit_code(), 128 + SIGINT);
  EXPECT_THAT(waiting.unread(), Not(HasSubstr("\x1b")));
}

TEST_F(Watch, EndsByCtrlCInTheMiddleOfARunWithItsWorker) {
  save(file, endless_solution);
  Terminal running(watch({"--time-limit", "10m", "--case", "basic/leetcode-example"}));
  running.wait_for("case 1 of 1");
  const std::vector<std::string> workers = running.children();
  ASSERT_EQ(workers.size(), 1U);
  running.type("\x03");
  EXPECT_EQ(running.exit_code(), 128 + SIGINT);
  EXPECT_FALSE(fs::exists("/proc/" + workers.front()));
}

/// Without a terminal: the reports one behind the other, and nothing else on stdout.
TEST_F(Watch, ClearsNoScreenWhereThereIsNone) {
  save(file, right_solution);
  const fs::path out = folder / "out.txt";
  std::string command = "exec '" + judge_program() + "'";
  for (const std::string& word : watch()) command += " '" + word + "'";
  Surroundings shell;
  shell.program = "/bin/sh";
  Terminal terminal({"-c", command + " >'" + out.string() + "'"}, shell);
  terminal.wait_for(waits);
  save(file, wrong_solution);
  terminal.wait_for(waits);
  const std::string text = text_of(out);
  EXPECT_THAT(text, AllOf(testing::StartsWith("Accepted  "), HasSubstr("\n\nWrong Answer  "),
                          Not(HasSubstr("\x1b")), Not(HasSubstr("waits"))));
}

TEST_F(Watch, WritesOneJsonDocumentForEachSave) {
  save(file, right_solution);
  const fs::path out = folder / "out.json";
  Terminal terminal(watch({"--case", "basic/*", "--format", "json", "--output", out.string()}));
  terminal.wait_for(waits);
  EXPECT_EQ(nlohmann::json::parse(text_of(out))["solutions"][0]["verdict"], "Accepted");
  save(file, wrong_solution);
  EXPECT_THAT(terminal.wait_for(waits), Not(HasSubstr(clear_screen)));
  EXPECT_EQ(nlohmann::json::parse(text_of(out))["solutions"][0]["verdict"], "Wrong Answer");
}

TEST_F(Watch, RefusesAtTheStartWhatRunRefuses) {
  const ProgramRun absent = run_judge({"watch", (folder / "none.cpp").string()});
  EXPECT_EQ(absent.exit_code, 2);
  EXPECT_THAT(absent.err, HasSubstr("no such solution"));
  save(file, right_solution);
  const ProgramRun stdin_twice = run_judge({"watch", file.string(), "--cases", "-"});
  EXPECT_EQ(stdin_twice.exit_code, 2);
  EXPECT_THAT(stdin_twice.err, HasSubstr("--cases - can be read only once"));
}

TEST(SaveWatch, CountsWhatAnEditorDoesWithinAMomentOnce) {
  const fs::path folder = new_test_folder();
  save(folder / "mine.cpp", "");
  SaveWatch saves;
  saves.add_file(folder / "mine.cpp");
  save(folder / "other.cpp", "");
  EXPECT_FALSE(saves.has_seen_save());
  for (int i = 0; i < 10; ++i) save(folder / "mine.cpp", "text");
  save_by_rename(folder / "mine.cpp", "text");
  saves.wait_for_save();
  EXPECT_FALSE(saves.has_seen_save());
}

TEST(SaveWatch, SeesNoSaveInAFileThatGoesAwayOrIsNotYetWritten) {
  const fs::path folder = new_test_folder();
  save(folder / "mine.cpp", "");
  SaveWatch saves;
  saves.add_file(folder / "mine.cpp");
  fs::remove(folder / "mine.cpp");
  std::ofstream file(folder / "mine.cpp");
  file << "half of the te" << std::flush;
  EXPECT_FALSE(saves.has_seen_save());
  file << "xt";
  file.close();
  EXPECT_TRUE(saves.has_seen_save());
}

TEST(SaveWatch, FollowsALinkToTheFileAndAFolderThatIsMadeAnew) {
  const fs::path folder = new_test_folder();
  fs::create_directory(folder / "elsewhere");
  save(folder / "elsewhere/real.cpp", "");
  fs::create_symlink("elsewhere/real.cpp", folder / "link.cpp");
  SaveWatch saves;
  saves.add_file(folder / "link.cpp");
  save(folder / "elsewhere/real.cpp", "text");
  saves.wait_for_save();
  fs::remove_all(folder / "elsewhere");
  EXPECT_FALSE(saves.has_seen_save());
  fs::create_directory(folder / "elsewhere");
  saves.wait_for_save();  // returns: the folder is back
  save(folder / "elsewhere/real.cpp", "text");
  EXPECT_TRUE(saves.has_seen_save());
}

TEST(SaveWatch, SeesFilesThatComeIntoAFolderAndGoFromIt) {
  const fs::path folder = new_test_folder();
  SaveWatch saves;
  saves.add_folder(folder, ".json");
  save(folder / "notes.txt", "");
  EXPECT_FALSE(saves.has_seen_save());
  save(folder / "mine.json", "{}");
  saves.wait_for_save();
  fs::remove(folder / "mine.json");
  EXPECT_TRUE(saves.has_seen_save());
}

}  // namespace
}  // namespace judge
