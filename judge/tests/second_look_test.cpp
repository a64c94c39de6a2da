// What the judge says after its verdict: about hidden faults, state that leaks from case to case,
// and answers that depend on luck. The sanitizers' findings themselves are pinned down by the files
// of judge/tests/submissions/ that have a line `needs: sanitizer`.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "judge/build/toolchain.h"
#include "judge/report/report.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/golden/judgements.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

const std::string fixtures = JUDGE_SOURCE_DIR "/judge/tests/submissions/";

std::string write_solution(const std::string& text) {
  const fs::path file = new_test_folder() / "mine.cpp";
  std::ofstream(file) << text;
  return file.string();
}

/// The backtracker of solution/ with something put in front of its first line of code.
std::string solution_with(const std::string& in_front, const std::string& old_text = "",
                          const std::string& new_text = "") {
  std::ostringstream text;
  text << std::ifstream(JUDGE_SOURCE_DIR "/solution/backtracking.cpp").rdbuf();
  std::string solution = in_front + text.str();
  if (!old_text.empty()) {
    const std::size_t at = solution.find(old_text);
    if (at == std::string::npos) throw std::runtime_error("not in the backtracker: " + old_text);
    solution.replace(at, old_text.size(), new_text);
  }
  return solution;
}

nlohmann::json judge_json(const std::string& file, std::vector<std::string> options = {}) {
  std::vector<std::string> arguments{"run", file, "--format", "json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run_judge(arguments).json()["solutions"][0];
}

std::string kinds(const nlohmann::json& evidence) {
  std::string all;
  for (const auto& one : evidence) all += one["kind"].get<std::string>() + " ";
  return all;
}

TEST(SecondLook, NamesTheEarliestCaseThatLeavesState) {
  const auto solution = judge_json(fixtures + "wrong_answer/static_tables_never_cleared.cpp",
                                   {"--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Wrong Answer");
  EXPECT_THAT(solution["evidence"].back()["message"].get<std::string>(),
              HasSubstr("passes alone, fails after basic/leetcode-example"));
}

TEST(SecondLook, DoesNotBlameEarlierCasesForAFailureOfItsOwn) {
  const auto solution =
      judge_json(fixtures + "wrong_answer/box_columns_from_row.cpp", {"--sanitize", "never"});
  EXPECT_THAT(kinds(solution["evidence"]), Not(HasSubstr("passes_alone")));
}

TEST(SecondLook, FindsAnAnswerThatDependsOnWhatMemoryHeldBefore) {
  const auto solution =
      judge_json(write_solution(solution_with(
                     "", "    fillFrom(board, 0);",
                     "    fillFrom(board, 0);\n"
                     "    unsigned char* fresh = (unsigned char*)malloc(100000);\n"
                     "    if (*(volatile unsigned char*)(fresh + 50000) != 0) board[8][8] = 'x';\n"
                     "    free(fresh);\n")),
                 {"--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Wrong Answer");
  EXPECT_THAT(kinds(solution["evidence"]), StartsWith("different_answers"));
}

/// Does `otherwise` on any board but LeetCode's example, the twin of that included.
std::string solution_for_the_example(const std::string& otherwise) {
  return solution_with("", "    fillFrom(board, 0);",
                       "    if (board[0][0] != '5' || board[0][1] != '3') " + otherwise +
                           "\n    fillFrom(board, 0);\n");
}

TEST(SecondLook, FindsAnswersThatAreWrittenIntoTheCode) {
  const auto solution = judge_json(write_solution(solution_for_the_example("return;")),
                                   {"--case", "basic/leetcode-example", "--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Wrong Answer");
  EXPECT_THAT(solution["evidence"][0]["message"].get<std::string>(),
              AllOf(HasSubstr("turned over"), HasSubstr("with its digits exchanged")));
  EXPECT_EQ(solution["cases"][1]["input"].size(), 9U);
}

TEST(SecondLook, LaysToTheDressOnlyWhatComesAgainAlone) {
  // Wrong on the second board of a process that does not begin with LeetCode's example.
  const auto solution =
      judge_json(write_solution(solution_with(
                     "static int calls = 0;\n", "    fillFrom(board, 0);",
                     "    static const bool is_usual = board[0][0] == '5' && board[0][1] == '3';\n"
                     "    if (++calls == 2 && !is_usual) return;\n"
                     "    fillFrom(board, 0);\n")),
                 {"--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Wrong Answer");
  EXPECT_THAT(kinds(solution["evidence"]), StartsWith("passes_alone "));
}

TEST(SecondLook, TellsTheCommandThatJudgesABoardInAnotherDress) {
  const ProgramRun run = run_judge({"run", write_solution(solution_for_the_example("return;")),
                                    "--case", "basic/leetcode-example", "--sanitize", "never"});
  EXPECT_THAT(run.out, ContainsRegex("again .* --board [.1-9]{81}\n"));
}

TEST(SecondLook, BlamesNobodyForATwinThatTakesTooLong) {
  const auto solution = judge_json(write_solution(solution_for_the_example("for (;;) {}")),
                                   {"--case", "basic/leetcode-example", "--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Accepted");
}

TEST(SecondLook, DoesNotCallMemoryThatAddsUpLeftoverState) {
  const auto solution = judge_json(
      write_solution(solution_with("static char* volatile kept;\n", "    fillFrom(board, 0);",
                                   "    kept = new char[20 << 20];\n"
                                   "    memset(kept, 1, 20 << 20);\n"
                                   "    fillFrom(board, 0);\n")),
      {"--case", "basic/*", "--memory-limit", "100M", "--sanitize", "never"});
  ASSERT_EQ(solution["verdict"], "Memory Limit Exceeded");
  EXPECT_THAT(solution["evidence"].back()["message"].get<std::string>(),
              HasSubstr("memory of earlier cases was never freed"));
}

/// It would take as long again, and there is no earlier case to be laid at its door.
TEST(SecondLook, DoesNotWaitAgainForAFirstCaseThatTakesTooLong) {
  const auto solution = judge_json(
      fixtures + "time_limit_exceeded/sleeps_for_ever.cpp",
      {"--time-limit", "100ms", "--case", "basic/*", "--sanitize", "never", "--timings"});
  EXPECT_EQ(solution["verdict"], "Time Limit Exceeded");
  const auto alone = std::ranges::find_if(
      solution["timings"], [](const auto& timing) { return timing["step"] == "running_alone"; });
  ASSERT_NE(alone, solution["timings"].end());
  EXPECT_LT((*alone)["ms"].get<double>(), 1200);  // what the first time took
}

TEST(SecondLook, GivesUpOnAFailureThatTakesForEverWithSanitizers) {
  const std::string file = write_solution(
      "#include <unistd.h>\n"
      "class Solution { public: void solveSudoku(vector<vector<char>>&) {\n"
      "#ifdef __SANITIZE_ADDRESS__\n"
      "  for (;;) pause();\n"
      "#elif defined(__has_feature)\n"
      "#if __has_feature(address_sanitizer)\n"
      "  for (;;) pause();\n"
      "#endif\n"
      "#endif\n"
      "  abort();\n"
      "} };\n");
  const auto solution = judge_json(file, {"--time-limit", "10m", "--sanitize-budget", "200ms"});
  EXPECT_EQ(solution["verdict"], "Runtime Error");
}

TEST(SecondLook, DoesNotCallOutputThatAddsUpLeftoverState) {
  const auto solution =
      judge_json(fixtures + "output_limit_exceeded/some_of_it_in_each_case.cpp",
                 {"--case", "basic/*", "--output-limit", "100K", "--sanitize", "never"});
  EXPECT_EQ(kinds(solution["evidence"]), "output_limit ");
}

TEST(SecondLook, DoesNotCallOutputThatAddsUpLeftoverStateWhereStdoutIsGone) {
  const auto solution = judge_json(
      write_solution(solution_with(
          "static const auto gone = freopen(\"output.txt\", \"w\", stdout);\n",
          "    fillFrom(board, 0);", "    cerr << string(30'000, 'x');\n    fillFrom(board, 0);")),
      {"--case", "basic/*", "--output-limit", "100K", "--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Output Limit Exceeded");
  EXPECT_EQ(kinds(solution["evidence"]), "output_limit ");
  EXPECT_THAT(solution["evidence"][0]["message"].get<std::string>(),
              HasSubstr("in the cases before"));
  EXPECT_EQ(solution["cases"].back()["printed"].get<std::string>().size(), 102'401 - 90'000);
}

TEST(SecondLook, DropsTheClaimOfLeftoverStateWhereTheSanitizersFindAFault) {
  // Alone it passes, but the read past the end is a fault of each case.
  const auto solution =
      judge_json(write_solution(solution_with("static int calls = 0;\n", "    fillFrom(board, 0);",
                                              "    volatile char* cells = new char[81];\n"
                                              "    char next = cells[board.size() * 9];\n"
                                              "    if (++calls == 2) throw next;\n"
                                              "    fillFrom(board, 0);\n")),
                 {"--case", "basic/*"});
  EXPECT_EQ(solution["verdict"], "Runtime Error");
  EXPECT_EQ(kinds(solution["evidence"]), "uncaught_exception sanitizer ");
}

TEST(SecondLook, TellsTheLineOfACrash) {
  const auto solution = judge_json(fixtures + "runtime_error/null_pointer.cpp");
  std::string messages;
  for (const auto& one : solution["evidence"]) messages += one["message"].get<std::string>() + "\n";
  EXPECT_THAT(messages, HasSubstr("null_pointer.cpp:"));
  EXPECT_THAT(messages, HasSubstr("SIGSEGV"));
}

TEST(SecondLook, TurnsAnAcceptedIntoARuntimeErrorWithKindLineAndCase) {
  const ProgramRun run = run_judge({"run", fixtures + "runtime_error/use_after_free.cpp"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, AllOf(StartsWith("Accepted  "), HasSubstr("\nRuntime Error  "),
                             HasSubstr("heap-use-after-free"), HasSubstr("use_after_free.cpp:"),
                             HasSubstr("case      ")));
}

TEST(SecondLook, SaysThatAHiddenFaultNeedsTheCasesBefore) {
  const auto solution = judge_json(write_solution(
      solution_with("static char* first_cell = nullptr;\n", "    fillFrom(board, 0);",
                    "    if (first_cell != nullptr) fillFrom(board, *first_cell == 'x' ? 1 : 0);\n"
                    "    first_cell = &board[0][0];\n"
                    "    fillFrom(board, 0);\n")));
  EXPECT_EQ(solution["verdict"], "Runtime Error");
  EXPECT_EQ(kinds(solution["evidence"]), "sanitizer passes_alone ");
}

TEST(SecondLook, FindsTheOverrunBehindAWrongAnswer) {
  const std::string file = write_solution(
      "class Solution { public: void solveSudoku(vector<vector<char>>& board) {\n"
      "  for (int column = 0; column <= 9; ++column)\n"
      "    if (board[0][column] == '.') board[0][column] = '1';\n"
      "} };\n");
  const auto solution = judge_json(file);
  EXPECT_EQ(solution["verdict"], "Runtime Error");
  EXPECT_EQ(solution["passed"], 0);
  EXPECT_EQ(solution["cases"][0]["verdict"], "Runtime Error");
  EXPECT_THAT(kinds(solution["evidence"]), StartsWith("sanitizer "));
  EXPECT_THAT(kinds(solution["evidence"]), HasSubstr("left_empty"));
  EXPECT_THAT(
      run_judge({"run", file}).out,
      AllOf(StartsWith("Wrong Answer  "), HasSubstr("\nRuntime Error  "), HasSubstr("mine.cpp:3")));
}

TEST(SecondLook, LeavesWhatCatchesThatThereIsNoMemoryAWrongAnswer) {
  EXPECT_EQ(judge_json(fixtures + "wrong_answer/bad_alloc_caught.cpp")["verdict"], "Wrong Answer");
}

TEST(SecondLook, CallsLeaksNoError) {
  const auto solution =
      judge_json(fixtures + "accepted/leaks_a_little.cpp", {"--sanitize-budget", "2m"});
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_EQ(solution["sanitizers"]["covered"], solution["total"]);
}

TEST(SecondLook, SaysWhyNoCaseCameToItsEndWithSanitizers) {
  const auto solution = judge_json(
      write_solution(solution_with(R"(
struct OnlyWithout {
#ifdef JUDGE_SANITIZED
  OnlyWithout() { std::_Exit(3); }
#endif
};
)",
                                   "class Solution {", "class Solution : OnlyWithout {")));
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_EQ(solution["sanitizers"]["covered"], 0);
  EXPECT_EQ(solution["sanitizers"]["why_none"],
            "no case came to its end: exited with code 3 in the constructor of Solution");
}

TEST(SecondLook, SaysWhichCaseEndedTheRunWithSanitizersThoughItIsFineWithout) {
  const auto solution =
      judge_json(write_solution(solution_with("static int calls = 0;\n", "    fillFrom(board, 0);",
                                              "    fillFrom(board, 0);\n"
                                              "#ifdef JUDGE_SANITIZED\n"
                                              "    if (++calls == 2) exit(1);\n"
                                              "#endif\n")),
                 {"--case", "basic/*"});
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_EQ(solution["sanitizers"]["covered"], 1);
  EXPECT_TRUE(solution["sanitizers"]["why_none"].is_null());
  EXPECT_THAT(solution["sanitizers"]["why_no_more"].get<std::string>(),
              MatchesRegex("basic/.*: exited with code 1 before returning from solveSudoku"));
}

TEST(SecondLook, TakesPlainContainersWhereItDoesNotCompileWithOthers) {
  const auto solution = judge_json(
      write_solution(solution_with("static_assert(sizeof(vector<char>) == 3 * sizeof(char*));\n")),
      {"--case", "basic/*"});
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_TRUE(solution["sanitizers"]["why_none"].is_null()) << solution["sanitizers"];
  EXPECT_EQ(solution["sanitizers"]["covered"], solution["total"]);
}

TEST(SecondLook, ServesTheLibraryByOperatorsOfTheSubmissionWithClangAsWell) {
  if (!find_program("clang++")) GTEST_SKIP() << "there is no clang++";
  Surroundings with_clang;
  with_clang.environment = {"CXX=clang++"};
  const auto solution =
      run_judge({"run", fixtures + "accepted/own_aligned_operator_new_serves_pmr.cpp", "--case",
                 "basic/*", "--format", "json"},
                with_clang)
          .json()["solutions"][0];
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_EQ(solution["sanitizers"]["covered"], solution["total"]);
}

TEST(SecondLook, RunsNoSanitizersWhenToldNotTo) {
  const auto solution =
      judge_json(fixtures + "runtime_error/use_after_free.cpp", {"--sanitize", "never"});
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_TRUE(solution["sanitizers"].is_null());
}

TEST(SecondLook, IsReportedBehindTheVerdict) {
  const std::string plain_command = "build/judge run mine";
  const TextStyle style{
      .colour = false, .width = 80, .command_for = [&](const Case&) { return plain_command; }};
  const Judgement before = made_up::accepted();
  Judgement clean = before;
  clean.sanitizers = SanitizerRun{2, std::chrono::milliseconds(840), ""};
  Judgement missing = before;
  missing.sanitizers = SanitizerRun{0, {}, "g++ has no sanitizers here"};
  const Judgement rejected = made_up::wrong_answer();
  Judgement leftover = rejected;
  leftover.evidence.push_back(PassesAlone{"basic/leetcode-example"});
  Judgement crash_before = made_up::rejected_by(made_up::died(Signalled{11, false}));
  Judgement crash = crash_before;
  std::get<Died>(crash.evidence.front()).lines = {
      {"solution/mine.cpp", 12, "Solution::place"},
      {"solution/mine.cpp", 30, "Solution::solveSudoku"}};
  expect_golden("second_look.txt", to_text_of_second_look(before, clean, style) + "\n" +
                                       to_text_of_second_look(before, missing, style) + "\n" +
                                       to_text_of_second_look(rejected, leftover, style) + "\n" +
                                       to_text_of_second_look(crash_before, crash, style));
}

}  // namespace
}  // namespace judge
