// The debugger as a user meets it: a session on a terminal of its own, gdb's words for boards, and
// the place of a crash or of a loop without a session.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "judge/tests/judge_program.h"
#include "judge/tests/terminal.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string pastes = JUDGE_SOURCE_DIR "/judge/tests/submissions/";
const std::string first_case = "basic/leetcode-example";

constexpr const char* example_grid =
    "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n"
    "------+-------+------\n"
    "8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n"
    "------+-------+------\n"
    ". 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n";

fs::path file_with(const fs::path& path, const std::string& content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
  return path;
}

/// A session whose commands come from a file.
ProgramRun debug_with(const std::vector<std::string>& arguments, const std::string& commands,
                      std::vector<std::string> environment = {}) {
  Surroundings around;
  around.input = file_with(new_test_folder() / "commands", commands);
  around.environment = std::move(environment);
  around.environment.push_back("HOME=/nonexistent");
  std::vector<std::string> words{"debug"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run_judge(words, around);
}

TEST(Debug, IsASessionOnTheTerminalWithTheBoardAsAGrid) {
  Surroundings around;
  around.environment = {"TERM=dumb", "HOME=/nonexistent", "DEBUGINFOD_URLS=http://127.0.0.1:1"};
  Terminal session({"debug", "backtracking", "--case", first_case}, around, 160);
  const auto answer = [&](const std::string& line) {
    session.type(line + "\n");
    return without_returns(session.wait_for("(gdb) "));
  };
  const std::string start = session.wait_for("(gdb) ");
  EXPECT_THAT(start, AllOf(HasSubstr("without the sandbox"), HasSubstr("Solution::solveSudoku"),
                           HasSubstr("at solution/backtracking.cpp:")));
  for (const char* noise : {"GNU gdb", "debuginfod", "Download", "libthread_db", "Reading symbols",
                            "Breakpoint", "the judge's call"})
    EXPECT_THAT(start, Not(HasSubstr(noise)));
  EXPECT_THAT(answer("print board"), HasSubstr(example_grid));
  EXPECT_THAT(answer("info args"), HasSubstr(example_grid));
  EXPECT_THAT(answer("next 2"), HasSubstr("if (board[row][column] != '.')"));
  answer("break fillFrom");
  EXPECT_THAT(answer("continue"), HasSubstr("Solution::fillFrom"));
  session.type("quit\n");
  EXPECT_EQ(session.exit_code(), 0);
}

TEST(Debug, StopsAtLinesOfTheUsersFileWhateverItsPath) {
  const fs::path file = file_with(new_test_folder() / "my 'own' files" / "my solver.cpp",
                                  "class Solution {\n"
                                  " public:\n"
                                  "  void solveSudoku(vector<vector<char>> board) {\n"
                                  "    int sum = 0;\n"
                                  "    for (auto& row : board)\n"
                                  "      for (char cell : row) sum += cell;\n"
                                  "    printf(\"%d\", sum);\n"
                                  "  }\n"
                                  "};\n");
  const ProgramRun run = debug_with({file.string(), "--case", first_case},
                                    "break 7\ncontinue\nprint sum > 81\nlist 4,4\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("my solver.cpp:7\n"), HasSubstr("$1 = true"),
                             HasSubstr("4\t    int sum = 0;")))
      << run.err;
}

TEST(Debug, ShowsOnlyNineRowsOfNineAsAGrid) {
  const fs::path file =
      file_with(new_test_folder() / "vectors.cpp",
                "class Solution {\n"
                " public:\n"
                "  void solveSudoku(vector<vector<char>>& board) {\n"
                "    vector<vector<char>> none, hundred(100, vector<char>(9, 'x'));\n"
                "    vector<vector<char>> ragged = board, odd = board;\n"
                "    ragged[4].pop_back();\n"
                "    odd[0][0] = 1;\n"
                "    vector<vector<int>> numbers(9, vector<int>(9, 7));\n"
                "    vector<char> row = board[0];\n"
                "    printf(\"%p%p%p%p%p%p\", &none, &hundred, &ragged, &odd, "
                "&numbers, &row);\n"
                "  }\n"
                "};\n");
  const ProgramRun run =
      debug_with({file.string(), "--case", first_case},
                 "break 10\ncontinue\necho ODD\\n\nprint odd\necho OTHERS\\n\nprint none\n"
                 "print hundred\nprint ragged\nprint numbers\nprint row\necho END\\n\n");
  const std::size_t odd = run.out.find("ODD\n");
  const std::size_t others = run.out.find("OTHERS\n");
  ASSERT_LT(odd, others) << run.out << run.err;
  ASSERT_NE(run.out.find("END\n"), std::string::npos) << run.out;
  EXPECT_THAT(run.out.substr(odd, others - odd),
              HasSubstr("\\x01    3    . |    .    7    . |    .    .    ."));
  const std::string rest = run.out.substr(others);
  EXPECT_THAT(rest, Not(HasSubstr(" | ")));
  for (const char* value : {"$2 = ", "$3 = ", "$4 = ", "$5 = ", "$6 = "})
    EXPECT_THAT(rest, HasSubstr(value));
  EXPECT_THAT(rest, Not(HasSubstr("Python Exception")));
}

TEST(Debug, LooksForTheFirstCaseThatFails) {
  const ProgramRun run = debug_with({pastes + "wrong_answer/skips_the_last_cell.cpp"}, "quit\n");
  EXPECT_THAT(run.out, StartsWith("the first case that fails is "));
  EXPECT_THAT(run.out, HasSubstr(": Wrong Answer\n"));
  const ProgramRun right = debug_with({"backtracking", "--case", "basic/*"}, "quit\n");
  EXPECT_THAT(right.out, AllOf(StartsWith("no case of "), HasSubstr(first_case)));
}

TEST(DebugBacktrace, TellsTheLineOfACrashWithItsVariables) {
  const ProgramRun run =
      run_judge({"debug", pastes + "runtime_error/vector_at_out_of_range.cpp", "--backtrace"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("SIGABRT  "), HasSubstr("uncaught std::out_of_range"),
                             HasSubstr("vector_at_out_of_range.cpp:9 in Solution::solveSudoku"),
                             HasSubstr("if (board.at(r).at(c) != '.') ++givens;"),
                             HasSubstr("      c = 9\n"), HasSubstr("        5 3 . | . 7 .")));
}

TEST(DebugBacktrace, TellsARecursionOnce) {
  const ProgramRun run =
      run_judge({"debug", pastes + "runtime_error/endless_recursion.cpp", "--backtrace"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, AllOf(HasSubstr("SIGSEGV  "), HasSubstr("Solution::dfs"),
                             HasSubstr("times in a row"), HasSubstr("and more calls")));
}

TEST(DebugBacktrace, TellsWhereALoopIsWhenItsTimeIsOver) {
  const ProgramRun run = run_judge({"debug", pastes + "time_limit_exceeded/column_not_advanced.cpp",
                                    "--backtrace", "--time-limit", "200ms"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("Still running  "), HasSubstr("8 times, from its time limit"),
                    HasSubstr("of 8  "), HasSubstr("column_not_advanced.cpp:8 in Solution::")));
}

TEST(DebugBacktrace, TellsWhereASleeperWaitsAndWhereTheProcessIsEnded) {
  const ProgramRun sleeper = run_judge({"debug", pastes + "time_limit_exceeded/sleeps_for_ever.cpp",
                                        "--backtrace", "--time-limit", "200ms"});
  EXPECT_THAT(sleeper.out, HasSubstr("this_thread::sleep_for"));
  const ProgramRun leaver =
      run_judge({"debug", pastes + "runtime_error/exit_three.cpp", "--backtrace"});
  EXPECT_EQ(leaver.exit_code, 1);
  EXPECT_THAT(leaver.out, AllOf(HasSubstr("Exit  "), HasSubstr("exit_three.cpp:8 in ")));
}

TEST(DebugBacktrace, SaysThatNothingCrashed) {
  const ProgramRun run = run_judge({"debug", "backtracking", "--case", first_case, "--backtrace"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, AllOf(StartsWith("Returned  "), HasSubstr("did not crash, nor loop")));
}

TEST(Debug, ReportsACompileErrorAsTheJudgeDoes) {
  const ProgramRun run = run_judge({"debug", pastes + "compile_error/undeclared_name.cpp"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("Compile Error  "));
}

TEST(Debug, SaysWhatToInstallOrToSet) {
  const auto refusal_with = [](const std::string& debugger) {
    Surroundings around;
    around.environment = {"DEBUGGER=" + debugger};
    const ProgramRun run = run_judge({"debug", "--case", first_case}, around);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(refusal_with("/nonexistent/gdb"),
            "/nonexistent/gdb is not installed; install it: sh .ci/setup debug\n");
  EXPECT_EQ(refusal_with("/nonexistent/lldb"),
            "/nonexistent/lldb is not installed; install it: apt-get install lldb\n");
  EXPECT_EQ(refusal_with("ed"),
            "DEBUGGER=ed: the judge knows gdb and lldb; set DEBUGGER to one of them\n");
}

}  // namespace
}  // namespace judge
