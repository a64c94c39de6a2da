// A comparison must say who is right, must not be stopped by one that is not, and may rank only
// those whose times were really measured. How well it measures is for `make bench`; here the
// program is run on few cases and for few rounds.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "judge/compare/comparison.h"
#include "judge/report/comparison.h"
#include "judge/tests/examples.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/golden/judgements.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

using namespace std::chrono_literals;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

// ---- the program

const std::string submissions = "judge/tests/submissions/";
const std::string plain = submissions + "accepted/plain_isvalid_backtracking.cpp";

/// Compares on two easy boards, each timed twice.
ProgramRun compare(std::vector<std::string> words,
                   const std::vector<std::string>& cases = {"--cases", "testcases/basic.json",
                                                            "--case", "basic/leetcode-example*"}) {
  words.insert(words.begin(), "compare");
  words.insert(words.end(), cases.begin(), cases.end());
  for (const char* word : {"--rounds", "2", "--sanitize", "never", "--seed", "1"})
    words.emplace_back(word);
  return run_judge(words);
}

fs::path write_solution(const fs::path& folder, const std::string& name, const std::string& text) {
  std::ofstream(folder / name) << text;
  return folder / name;
}

/// A board that takes some 50 microseconds: short enough to be solved several times in a row.
const std::vector<std::string> an_easy_case{"--cases", "testcases/basic.json", "--case",
                                            "basic/thirty-two-clues"};

/// A solver whose `solveSudoku` begins with `begin` and ends with `end`.
std::string solver(const std::string& begin, const std::string& end = "") {
  return R"(
class Solution {
  bool fits(vector<vector<char>>& board, int row, int column, char digit) {
    for (int i = 0; i < 9; ++i)
      if (board[row][i] == digit || board[i][column] == digit ||
          board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit)
        return false;
    return true;
  }
  bool solve(vector<vector<char>>& board, int cell) {
    if (cell == 81) return true;
    char& here = board[cell / 9][cell % 9];
    if (here != '.') return solve(board, cell + 1);
    for (char digit = '1'; digit <= '9'; ++digit) {
      if (!fits(board, cell / 9, cell % 9, digit)) continue;
      here = digit;
      if (solve(board, cell + 1)) return true;
    }
    here = '.';
    return false;
  }
 public:
  void solveSudoku(vector<vector<char>>& board) {
    )" + begin +
         R"(
    solve(board, 0);
    )" + end +
         "\n  }\n};\n";
}

TEST(Compare, RanksTheRightOnesAndSaysWhatIsWrongWithTheOthers) {
  const ProgramRun run =
      compare({"backtracking", plain, submissions + "wrong_answer/no_box_check.cpp",
               submissions + "runtime_error/calls_abort.cpp",
               submissions + "compile_error/missing_semicolon.cpp"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("2 of 5 solutions accepted"));
  EXPECT_THAT(run.out, ContainsRegex("  [12]  backtracking +1 .*baseline\n"));
  EXPECT_THAT(run.out, ContainsRegex("  [12]  plain_isvalid_b"));
  EXPECT_THAT(run.out, ContainsRegex("  -  no_box_check +Wrong Answer, 0 of"));
  EXPECT_THAT(run.out, ContainsRegex("  -  calls_abort +Runtime Error"));
  EXPECT_THAT(run.out, ContainsRegex("  -  missing_semicolon +Compile Error"));
}

TEST(Compare, NamesTheSolutionThatDoesNotExist) {
  const ProgramRun run = compare({"backtracking", "backtraking"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("did you mean backtracking?"));
}

TEST(Compare, AFileThatCannotBeCompiledStopsNothing) {
  const fs::path folder = new_test_folder();
  write_solution(folder, "good.cpp", solver(""));
  fs::create_directory(folder / "a_folder.cpp");
  write_solution(folder, "huge.cpp", std::string(5 << 20, ' '));
  const ProgramRun run = compare({folder.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("1 of 3 solutions accepted"));
  EXPECT_THAT(run.out, ContainsRegex("  1  good +1 "));
  EXPECT_THAT(run.out, ContainsRegex("a_folder +Compile Error: .*is a[ \n]+folder"));
}

TEST(Compare, ACaseThatTakesTooLongIsLostAndInNoMean) {
  const fs::path folder = new_test_folder();
  write_solution(folder, "quick.cpp", solver(""));
  // The second of the boards begins with a 5 as well, but not with 53.
  write_solution(folder, "loses.cpp", solver("if (board[0][1] != '3') for (;;) {}"));
  const ProgramRun run = compare({folder.string()}, {"--cases", "testcases/basic.json", "--case",
                                                     "basic/[lh]*", "--time-limit", "50ms"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, ContainsRegex("  1  quick"));
  EXPECT_THAT(run.out, ContainsRegex("  2  loses .* [1-9] lost\n"));
  EXPECT_THAT(run.out, HasSubstr("(PAR2)"));
}

TEST(Compare, AnEndlessLoopIsNotTriedOnEveryCase) {
  const fs::path folder = new_test_folder();
  write_solution(folder, "loops.cpp", solver("for (;;) {}"));
  const ProgramRun run = compare({folder.string()}, {"--time-limit", "10ms"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, ContainsRegex("  -  loops +Time Limit Exceeded, 0 of 1"));
}

TEST(Compare, OneThatIsWrongOnlyLaterIsNotRanked) {
  const fs::path folder = new_test_folder();
  write_solution(folder, "good.cpp", solver(""));
  // The judge sees fewer boards than that in one process, and the timing more.
  write_solution(folder, "tires.cpp", solver("static int calls = 0; if (++calls > 2) return;"));
  const ProgramRun run = compare({folder.string()}, an_easy_case);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, ContainsRegex("  1  good +1 "));
  EXPECT_THAT(run.out, ContainsRegex("  -  tires +Wrong Answer"));
}

TEST(Compare, OneThatKeepsItsAnswersIsNotRanked) {
  const fs::path folder = new_test_folder();
  write_solution(folder, "good.cpp", solver(""));
  write_solution(folder, "keeps.cpp",
                 solver("static vector<vector<char>> known, answer;\n"
                        "if (board == known) { board = answer; return; }\n"
                        "known = board;\n",
                        "answer = board;"));
  // A solve that was cut off by something else looks long, and is not repeated: then once more.
  const auto compare_until_seen = [&](std::vector<std::string> words) {
    std::string out;
    for (int i = 0; i < 10 && out.find("  -  keeps") == std::string::npos; ++i)
      out = compare(words, an_easy_case).out;
    return out;
  };
  const std::string out = compare_until_seen({folder.string()});
  EXPECT_THAT(out, ContainsRegex("  1  good +1 "));
  EXPECT_THAT(out, ContainsRegex("  -  keeps +not ranked: a board that was solved just"));

  const std::string as_baseline =
      compare_until_seen({folder.string(), "--baseline", (folder / "keeps.cpp").string()});
  EXPECT_THAT(as_baseline, ContainsRegex("  1  good +1 .*baseline\n"));
  EXPECT_THAT(as_baseline, ContainsRegex("  -  keeps +not ranked"));
}

TEST(Compare, SaysWhoseTimeItsCpuTimeContradicts) {
  const fs::path folder = new_test_folder();
  write_solution(folder, "good.cpp", solver(""));
  write_solution(folder, "elsewhere.cpp",
                 "void* operator new(size_t size) {\n"
                 "  const clock_t start = clock();\n"
                 "  if (size == 9 * sizeof(vector<char>))\n"
                 "    while (clock() - start < CLOCKS_PER_SEC / 8) {}\n"
                 "  return malloc(size);\n"
                 "}\n" +
                     solver(""));
  const ProgramRun run = compare({folder.string()}, an_easy_case);
  EXPECT_THAT(run.out, ContainsRegex("note +elsewhere: the kernel's clocks contradict"));
  EXPECT_THAT(run.out, Not(HasSubstr("good: the kernel")));
}

TEST(Compare, TellsFilesOfOneNameApartByTheirPaths) {
  const fs::path folder = new_test_folder();
  fs::create_directory(folder / "a");
  fs::create_directory(folder / "b");
  const fs::path first = write_solution(folder / "a", "mine.cpp", solver(""));
  const fs::path second = write_solution(folder / "b", "mine.cpp", solver(""));
  const ProgramRun run = compare({first.string(), second.string(), "--color", "never"});
  EXPECT_THAT(run.out, Not(ContainsRegex("  1  mine ")));
}

TEST(Compare, TakesTheBaselineThatIsNamed) {
  const ProgramRun run = compare({"backtracking", "--baseline", plain});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, ContainsRegex("plain_isvalid_back[^ ]* +1 .*baseline\n"));
  EXPECT_THAT(run.out, HasSubstr("multiple of plain_isvalid_backtracking's"));
}

TEST(Compare, AShardTakesItsPartOfTheSolutions) {
  const fs::path folder = new_test_folder();
  for (const char* name : {"a.cpp", "b.cpp", "c.cpp"}) write_solution(folder, name, solver(""));
  const auto shard = [&](const std::string& which) {
    return compare({folder.string(), "--timing", "never", "--shard", which}).out;
  };
  EXPECT_THAT(shard("1/2"), HasSubstr("2 of 2 solutions"));
  EXPECT_THAT(shard("1/2"), ContainsRegex("\n  -  a .*\n  -  c "));
  EXPECT_THAT(shard("2/2"), ContainsRegex("\n  -  b "));
  EXPECT_EQ(compare({folder.string(), "--shard", "4/4"}).exit_code, 2);
  EXPECT_THAT(compare({folder.string(), "--timing", "never", "--format", "csv"}).out,
              HasSubstr("\n,a,"))
      << "what was not timed has no rank";
}

TEST(Compare, ShardsOfAFolderAreJoinedAgain) {
  const fs::path folder = new_test_folder();
  for (const char* name : {"a.cpp", "b.cpp", "c.cpp"}) write_solution(folder, name, solver(""));
  std::vector<std::string> merge{"merge"};
  for (const char* shard : {"1/2", "2/2"}) {
    merge.push_back((folder / (std::string(shard).substr(0, 1) + ".json")).string());
    compare({folder.string(), "--timing", "never", "--shard", shard, "--format", "json", "--output",
             merge.back()});
  }
  const nlohmann::json merged = run_judge(merge).json();
  std::vector<std::string> names;
  for (const auto& solution : merged["solutions"]) names.push_back(solution["name"]);
  EXPECT_THAT(names, testing::UnorderedElementsAre("a", "b", "c"));
  EXPECT_FALSE(merged.contains("comparison"));
  EXPECT_FALSE(merged["solutions"][0].contains("standing"));

  const fs::path timed = folder / "timed.json";
  compare({(folder / "a.cpp").string(), "--format", "json", "--output", timed.string()});
  const ProgramRun refused = run_judge({"merge", timed.string()});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--timing never"));
}

TEST(Compare, ASelfcheckTellsTheNoiseOfTheMachine) {
  const ProgramRun run = compare({"--selfcheck"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, ContainsRegex("noise +backtracking against itself"));
  EXPECT_EQ(compare({"--selfcheck", "backtracking", plain}).exit_code, 2);
}

TEST(Compare, WritesAPageAndSaysWhereItIs) {
  const std::string page = (new_test_folder() / "page.html").string();
  const ProgramRun run = compare({"backtracking", "--html", page});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, testing::EndsWith("  page      " + page + "\n"));
  std::ifstream file(page);
  std::string first_line;
  std::getline(file, first_line);
  EXPECT_EQ(first_line, "<!DOCTYPE html>");
}

TEST(Run, WritesAPageAndSaysWhereItIs) {
  const fs::path folder = new_test_folder();
  const std::string page = (folder / "page.html").string();
  const auto run_with_page = [](const std::string& file) {
    return run_judge({"run", "backtracking", "--case", "basic/one-guess", "--sanitize", "never",
                      "--html", file});
  };
  EXPECT_THAT(run_with_page(page).out, testing::EndsWith("  page      " + page + "\n"));
  EXPECT_GT(fs::file_size(page), 1000);
  EXPECT_EQ(run_with_page((folder / "no/such/folder.html").string()).exit_code, 2);
}

TEST(Compare, RefusesNumbersThatMeanNothing) {
  for (const char* precision : {"0", "-1%", "100%", "200%", "1 %", "x", "%", "nan"})
    EXPECT_EQ(run_judge({"compare", "backtracking", "--precision", precision}).exit_code, 2)
        << precision;
  EXPECT_EQ(run_judge({"compare", "backtracking", "--rounds", "0"}).exit_code, 2);
}

// ---- the report

/// Three that are right, of which two do not differ, and one of each kind that is not.
Comparison a_comparison() {
  static const std::vector<Case> cases = [] {
    std::vector<Case> made;
    for (const char* name : {"first-row-empty", "one-empty-cell", "many-guesses"})
      made.push_back(made_up::a_case(name));
    return made;
  }();
  Comparison comparison;
  for (const Case& tested : cases) comparison.cases.push_back(&tested);
  const auto add = [&](const std::string& name, std::size_t rank,
                       const std::vector<std::chrono::nanoseconds>& times) -> Contestant& {
    Contestant one;
    one.judgement.name = name;
    one.judgement.path = "solution/" + name + ".cpp";
    one.judgement.compiler = "g++ 12.2.0 -std=c++23 -O2";
    one.judgement.total = cases.size();
    one.judgement.peak_memory_bytes = 3'450'000 + 100'000 * rank;
    one.rank = rank;
    one.is_ranked = rank > 0;
    one.source_lines = 40 * rank + 24;
    one.source_characters = 1500 * rank + 99;
    for (std::size_t i = 0; i < times.size(); ++i) {
      one.judgement.cases.push_back(
          judge_case(cases[i], {Answered{Answer::of(cases[i].solution), times[i]}, "", false}));
      one.times.emplace_back(times[i]);
      one.total += times[i];
      one.penalized_total += times[i];
    }
    comparison.contestants.push_back(std::move(one));
    return comparison.contestants.back();
  };
  add("bands", 1, {300ns, 200ns, 2us}).ratio = SpeedRatio{0.0418, 0.0416, 0.042, 130, 4, 4, 1e-30};
  add("backtracking", 2, {9us, 400ns, 12ms});
  add("mine", 2, {9us, 401ns, 12ms}).ratio = SpeedRatio{1.002, 0.997, 1.007, 3, 130, 5, 0.7};
  add("depends_on_the_board_and_has_a_long_name", 4, {90us, 100ns, 1ms}).ratio =
      SpeedRatio{23.4, 20.1, 25.7, 90, 8, 40, 1e-5};
  Contestant& wrong = add("no_box", 0, {1us});
  wrong.judgement.cases.push_back(
      judge_case(cases[1], {Answered{Answer::of(example_board()), 1us}, "", false}));
  wrong.judgement.verdict = Verdict::wrong_answer;
  wrong.judgement.evidence = wrong.judgement.cases.back().evidence;
  Contestant& broken = add("broken", 0, {});
  broken.judgement.verdict = Verdict::compile_error;
  broken.judgement.evidence = {CompilerMessage{"broken.cpp:3:1: error: expected ';'\nmore", ""}};
  comparison.baseline = 1;
  comparison.noise = SpeedRatio{1.001, 0.998, 1.004, 0, 138, 0, 1};
  comparison.rounds = 12;
  comparison.is_precise = true;
  comparison.timing_time = 4100ms;
  comparison.seed = 42;
  comparison.date = "2026-11-30 14:05 UTC";
  comparison.machine = {"A Processor @ 3.00GHz", 8, "Linux 6.1.0", 7};
  return comparison;
}

TEST(ComparisonText, FitsEightyColumns) {
  expect_golden("comparison.txt", to_text(a_comparison(), {}));
}

TEST(ComparisonText, UsesMoreColumnsWhereThereAreMore) {
  expect_golden("comparison_wide.txt", to_text(a_comparison(), {.width = 200, .command_for = {}}));
}

TEST(ComparisonText, SaysThatTheMachineIsTooNoisyAndThatCasesWereLost) {
  Comparison comparison = a_comparison();
  comparison.noise = SpeedRatio{1.03, 1.01, 1.05, 0, 130, 8, 0.01};
  comparison.is_precise = false;
  Contestant& slow = comparison.contestants[3];
  slow.lost = 1;
  slow.times.back() = std::nullopt;
  slow.penalized_total += 4s;
  slow.instructions = 1.234e9;
  expect_golden("comparison_noisy.txt", to_text(comparison, {}));
}

TEST(ComparisonText, WithoutTimesIsAListOfVerdicts) {
  Comparison comparison = a_comparison();
  comparison.rounds = 0;
  comparison.noise.reset();
  for (Contestant& one : comparison.contestants) one.ratio.reset();
  expect_golden("comparison_untimed.txt", to_text(comparison, {}, ComparisonOrder::name));
}

TEST(ComparisonText, EscapesWhatAFileNameHolds) {
  Comparison comparison = a_comparison();
  comparison.contestants[0].judgement.name = "\x1b[2Jclear";
  EXPECT_THAT(to_text(comparison, {}), Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace judge
