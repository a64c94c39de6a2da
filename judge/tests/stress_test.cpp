// Stressing finds what is wrong with a solution by boards that it has never seen, and shows the
// least that is needed to see it. How long that takes is not tested: each run has a seed and a
// number of boards.

#include "judge/stress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "judge/cases/load.h"
#include "judge/shrink.h"
#include "judge/stress_boards.h"
#include "judge/sudoku/canonical.h"
#include "judge/sudoku/generate.h"
#include "judge/sudoku/solver.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"
#include "judge/tests/terminal.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

const std::string wrong_submissions = JUDGE_SOURCE_DIR "/judge/tests/submissions/";

bool never() {
  return false;
}

int count_empty_cells(const Board& board) {
  return 81 - board.count_givens();
}

/// Finds the first board of which `fails` is true, as a process without a memory would.
FindFirstFailure failing_if(std::function<bool(const Board&)> fails) {
  return [fails](const std::vector<Board>& boards) -> std::optional<std::size_t> {
    const auto found = std::ranges::find_if(boards, fails);
    if (found == boards.end()) return std::nullopt;
    return static_cast<std::size_t>(found - boards.begin());
  };
}

FindFirstFailure failing_if_empty(const std::vector<int>& cells) {
  return failing_if([cells](const Board& board) {
    return std::ranges::all_of(cells, [&](int cell) { return board.is_empty({cell}); });
  });
}

TEST(ShrinkBoard, FindsTheFewestEmptyCellsThatFail) {
  const std::vector<std::vector<int>> needed_cells{
      {}, {2}, {80 - 2, 2}, {2, 3, 5}, {2, 3, 5, 6, 7, 8, 72}};
  for (const std::vector<int>& cells : needed_cells) {
    const Board least =
        shrink_board(example_board(), example_solution(), failing_if_empty(cells), never);
    Board expected = example_solution();
    for (const int cell : cells) {
      ASSERT_TRUE(example_board().is_empty({cell})) << cell;
      expected.set({cell}, Board::empty);
    }
    EXPECT_EQ(least, expected) << least.cells();
  }
}

TEST(ShrinkBoard, FillsAsManyAsItCanWhereTheNumberCounts) {
  const auto fails = failing_if([](const Board& board) { return count_empty_cells(board) >= 31; });
  const Board least = shrink_board(example_board(), example_solution(), fails, never);
  EXPECT_EQ(count_empty_cells(least), 31);
}

TEST(ShrinkBoard, IsNotMisledByABoardThatFailsOnlyAfterOthers) {
  // Anything fails behind another board; alone, only what lacks these three.
  const auto alone = failing_if_empty({2, 3, 5});
  const FindFirstFailure fails = [&](const std::vector<Board>& boards) {
    return boards.size() > 1 ? std::optional<std::size_t>(1) : alone(boards);
  };
  const Board least = shrink_board(example_board(), example_solution(), fails, never);
  EXPECT_EQ(count_empty_cells(least), 3);
}

TEST(ShrinkBoard, KeepsTheBoardWhenThereIsNoTime) {
  const auto always_over = [] { return true; };
  EXPECT_EQ(shrink_board(example_board(), example_solution(), failing_if_empty({2}), always_over),
            example_board());
}

std::vector<Board> some_boards(std::size_t count) {
  std::vector<Board> boards;
  for (std::uint64_t number = 0; number < count; ++number)
    boards.push_back(generate({}, 77, number).board);
  return boards;
}

/// Fails at `last` if all of `needed` came before it in this order.
FindFirstFailure failing_after(const std::vector<Board>& needed, const Board& last) {
  return [=](const std::vector<Board>& boards) -> std::optional<std::size_t> {
    std::size_t seen = 0;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (boards[i] == last && seen == needed.size()) return i;
      if (seen < needed.size() && boards[i] == needed[seen]) ++seen;
    }
    return std::nullopt;
  };
}

TEST(ShrinkList, FindsTheOneBoardThatHasToComeBefore) {
  const std::vector<Board> boards = some_boards(20);
  const Board last = example_board();
  EXPECT_THAT(shrink_list(boards, last, failing_after({boards[3]}, last), never),
              ElementsAre(boards[3], last));
}

TEST(ShrinkList, KeepsAllThatAreNeededInTheirOrder) {
  const std::vector<Board> boards = some_boards(20);
  const Board last = example_board();
  const std::vector<Board> needed{boards[3], boards[9], boards[19]};
  EXPECT_THAT(shrink_list(boards, last, failing_after(needed, last), never),
              ElementsAre(boards[3], boards[9], boards[19], last));
}

TEST(ShrinkList, IsEmptyIfNothingFailsAgain) {
  EXPECT_THAT(
      shrink_list(some_boards(5), example_board(), failing_if([](auto&) { return false; }), never),
      IsEmpty());
}

const std::vector<Suite>& suites_of_repository() {
  static const std::vector<Suite> suites = load_suites({JUDGE_SOURCE_DIR "/testcases"});
  return suites;
}

bool is_of_its_kind(const StressBatch& batch, std::size_t i) {
  const Board& board = batch.cases[i].board;
  const int empty = count_empty_cells(board);
  switch (batch.kinds[i]) {
    case BoardKind::random: return 36 <= empty && empty <= 53;
    case BoardKind::minimal: return empty >= 50;
    case BoardKind::near_complete: return 1 <= empty && empty <= 5;
    case BoardKind::full: return empty == 0;
    case BoardKind::sparse: return empty >= 61;
    case BoardKind::empty_unit:
      return std::ranges::any_of(all_units(), [&](const Unit& unit) {
        return std::ranges::all_of(unit.cells, [&](Cell cell) { return board.is_empty(cell); });
      });
    case BoardKind::missing_digit: {
      const std::set<char> digits(board.cells().begin(), board.cells().end());
      return digits.size() == 9;  // eight, and the empty cells
    }
    case BoardKind::suite_twin:
      return std::ranges::any_of(all_cases(suites_of_repository()), [&](const Case* tested) {
        return tested->board.count_givens() == board.count_givens() &&
               canonical_form(tested->board) == canonical_form(board);
      });
    case BoardKind::relabelled:
    case BoardKind::exchanged:
    case BoardKind::repeated: {
      const auto is_twin = [&](std::size_t other) {
        return other < batch.cases.size() && batch.kinds[other] == batch.kinds[i] &&
               (batch.kinds[i] == BoardKind::repeated
                    ? batch.cases[other].board == board
                    : canonical_form(batch.cases[other].board) == canonical_form(board));
      };
      return is_twin(i + 1) || (i > 0 && is_twin(i - 1));
    }
  }
  return false;
}

TEST(StressBoards, AreWhatTheirKindSaysAndHaveOneSolution) {
  const StressBoards boards(3, suites_of_repository(), 500ms);
  std::set<BoardKind> kinds;
  for (std::uint64_t number = 0; number < 3; ++number) {
    const StressBatch batch = boards.make(number);
    ASSERT_THAT(batch.cases, SizeIs(StressBoards::batch_size));
    for (std::size_t i = 0; i < batch.cases.size(); ++i) {
      const Case& tested = batch.cases[i];
      const Solutions solutions = find_solutions(tested.board);
      EXPECT_TRUE(solutions.is_unique()) << tested.board.cells();
      EXPECT_EQ(solutions.first, tested.solution);
      EXPECT_TRUE(is_of_its_kind(batch, i)) << tested.name << ' ' << tested.board.cells();
      EXPECT_THAT(tested.name, StartsWith(std::string(name_of(batch.kinds[i]))));
      kinds.insert(batch.kinds[i]);
    }
  }
  EXPECT_THAT(kinds, SizeIs(board_kinds));
}

TEST(StressBoards, AreTheSameForTheSameSeedWhicheverWereMadeBefore) {
  const StressBoards one(3, suites_of_repository(), 500ms);
  const StressBoards other(3, suites_of_repository(), 500ms);
  const StressBoards another_seed(4, suites_of_repository(), 500ms);
  one.make(0);
  const StressBatch batch = one.make(7);
  const StressBatch again = other.make(7);
  for (std::size_t i = 0; i < batch.cases.size(); ++i)
    EXPECT_EQ(batch.cases[i].board, again.cases[i].board);
  EXPECT_NE(batch.cases[0].board, another_seed.make(7).cases[0].board);
}

TEST(IsEasyForEverySearch, LooksFromAllCorners) {
  Board nearly_full = example_solution();
  nearly_full.set({0}, Board::empty);
  nearly_full.set({80}, Board::empty);
  EXPECT_TRUE(is_easy_for_every_search(nearly_full));
  EXPECT_TRUE(is_easy_for_every_search(Board()));  // any solution is soon found
  const std::string hard =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  EXPECT_FALSE(is_easy_for_every_search(*Board::from_cells(hard)));
  EXPECT_FALSE(
      is_easy_for_every_search(*Board::from_cells(std::string(hard.rbegin(), hard.rend()))));
}

// ---- the verb

ProgramRun stress_with(const std::string& solution, std::vector<std::string> options = {},
                       const std::string& boards = "960") {
  std::vector<std::string> words{"stress", solution, "--seed", "1", "--boards", boards};
  words.insert(words.end(), options.begin(), options.end());
  return run_judge(words);
}

/// What stands behind a label, up to the end of the line; empty if the label is not there.
std::string row_of(const std::string& report, const std::string& label) {
  std::smatch match;
  const std::regex row("\n  " + label + " +([^\n]*)\n");
  return std::regex_search(report, match, row) ? match[1].str() : "";
}

/// The report with its lines joined that were broken for the width.
std::string joined(const std::string& report) {
  return std::regex_replace(report, std::regex("\n {12}"), " ");
}

std::string last_row(const std::string& report) {
  const std::size_t at = report.rfind("\n  stress    ");
  return at == std::string::npos ? "" : joined(report.substr(at + 13));
}

ProgramRun run_in_shell(const std::string& command) {
  Surroundings around;
  around.program = "/bin/sh";
  return run_judge({"-c", command}, around);
}

struct Culprit {
  const char* file;
  const char* verdict;
  const char* found;  // in the row `found`
};

/// Names the test; the default would print the bytes.
void PrintTo(const Culprit& culprit, std::ostream* out) {
  *out << culprit.file;
}

class StressedCulprit : public testing::TestWithParam<Culprit> {};

TEST_P(StressedCulprit, IsFoundByBoardsThatNobodyChose) {
  const auto& [file, verdict, found] = GetParam();
  const ProgramRun run = stress_with(wrong_submissions + file);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, StartsWith(std::string(verdict) + "  "));
  EXPECT_THAT(row_of(joined(run.out), "found"), HasSubstr(found));
  EXPECT_THAT(row_of(run.out, "keep it"), StartsWith("make add-case BOARD="));
  EXPECT_THAT(last_row(run.out), AllOf(HasSubstr("passed before it"), HasSubstr("; seed 1\n")));
}

INSTANTIATE_TEST_SUITE_P(
    , StressedCulprit,
    testing::Values(
        Culprit{"wrong_answer/skips_the_last_cell.cpp", "Wrong Answer", "shrunk to 1"},
        Culprit{"wrong_answer/starts_at_r1c2.cpp", "Wrong Answer", "shrunk to 1"},
        Culprit{"wrong_answer/digits_one_to_eight.cpp", "Wrong Answer", "shrunk to 1"},
        Culprit{"wrong_answer/no_box_check.cpp", "Wrong Answer", "shrunk to"},
        Culprit{"wrong_answer/digits_only_from_givens.cpp", "Wrong Answer", "shrunk to 9"},
        Culprit{"wrong_answer/gives_up_below_20_clues.cpp", "Wrong Answer", "shrunk to 62"},
        Culprit{"wrong_answer/gives_up_on_an_empty_box.cpp", "Wrong Answer", "shrunk to 9"},
        Culprit{"wrong_answer/depth_budget_of_50.cpp", "Wrong Answer", "with 51 empty cells"},
        Culprit{"wrong_answer/naked_singles_only.cpp", "Wrong Answer", "shrunk to"},
        Culprit{"wrong_answer/cache_keyed_by_pattern.cpp", "Wrong Answer", "only after another"},
        Culprit{"wrong_answer/static_tables_never_cleared.cpp", "Wrong Answer", "only after"},
        Culprit{"wrong_answer/works_for_the_first_call_only.cpp", "Wrong Answer", "only after"},
        Culprit{"runtime_error/endless_recursion.cpp", "Runtime Error", "shrunk to 0"},
        Culprit{"runtime_error/full_board_only.cpp", "Runtime Error", "with 0 empty cells"},
        Culprit{"time_limit_exceeded/endless_loop.cpp", "Time Limit Exceeded", ""}),
    [](const testing::TestParamInfo<Culprit>& culprit) {
      return fs::path(culprit.param.file).stem().string();
    });

TEST(StressVerb, FindsNothingWrongWithTheBacktrackerAndSaysWhatItTried) {
  const ProgramRun run = stress_with("backtracking", {}, "96");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, StartsWith("Passed  solution/backtracking.cpp\n"));
  const std::string row = last_row(run.out);
  EXPECT_THAT(row, AllOf(HasSubstr("boards passed: "), HasSubstr("16 near-complete"),
                         HasSubstr("4 full"), HasSubstr("empty-unit"), HasSubstr("; seed 1\n")));
}

TEST(StressVerb, PrintsACommandThatFailsAgainAndABoardThatCanBeKept) {
  const ProgramRun run = stress_with(wrong_submissions + "wrong_answer/skips_the_last_cell.cpp");
  const ProgramRun again = run_in_shell(row_of(run.out, "again") + " --sanitize never");
  EXPECT_EQ(again.exit_code, 1) << again.err;
  EXPECT_THAT(again.out, AllOf(StartsWith("Wrong Answer"), HasSubstr("left empty: r9c9")));

  const std::string keep = row_of(run.out, "keep it");
  std::smatch words;
  ASSERT_TRUE(std::regex_match(keep, words, std::regex("make add-case BOARD=(\\S+) NAME=(\\S+)")));
  const std::string suite = (new_test_folder() / "kept.json").string();
  const ProgramRun added =
      run_judge({"add-case", words[1], "--name", words[2], "--suite", suite, "--twin"});
  EXPECT_EQ(added.exit_code, 0) << added.err;
}

TEST(StressVerb, PrintsACommandThatGivesAllTheBoardsThatAreNeeded) {
  const ProgramRun run = stress_with(wrong_submissions + "wrong_answer/cache_keyed_by_pattern.cpp");
  EXPECT_THAT(joined(run.out), HasSubstr("passes alone, fails after stress/relabelled-"));
  const std::string command = row_of(run.out, "again");
  EXPECT_THAT(command, StartsWith("printf '%s\\n' "));
  const ProgramRun again = run_in_shell(command + " --sanitize never");
  EXPECT_EQ(again.exit_code, 1) << again.err;
  EXPECT_THAT(again.out, AllOf(StartsWith("Wrong Answer"), HasSubstr("cases     1 of 2 passed")));
}

TEST(StressVerb, StressesAnotherSolutionWithTheSameBoards) {
  const std::string wrong = wrong_submissions + "wrong_answer/depth_budget_of_50.cpp";
  const ProgramRun run = stress_with("backtracking", {"--against", wrong});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, AllOf(StartsWith("Wrong Answer  "), HasSubstr("depth_budget_of_50.cpp")));
  EXPECT_EQ(stress_with("backtracking", {"--against", "backtracking"}, "48").exit_code, 0);
}

/// A right solution, but that it loops for ever on a board of which `condition` is true, in terms
/// of `empty`, the number of its empty cells.
std::string solution_that_hangs_if(const std::string& condition) {
  std::ifstream file(JUDGE_SOURCE_DIR "/solution/backtracking.cpp");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::string mark = "vector<vector<char>>& board) {";
  const std::size_t at = text.find("solveSudoku(");
  const std::size_t body = text.find(mark, at) + mark.size();
  text.insert(body,
              "\n        int empty = 0;\n"
              "        for (auto& row : board) for (char c : row) empty += c == '.';\n"
              "        for (volatile int n = 0; " +
                  condition + ";) n = n + 1;\n");
  const fs::path path = new_test_folder() / "hangs.cpp";
  std::ofstream(path) << text;
  return path.string();
}

TEST(StressVerb, CountsHardBoardsThatTakeTooLongApart) {
  const ProgramRun run =
      stress_with(solution_that_hangs_if("empty > 56"), {"--time-limit", "60ms"}, "96");
  EXPECT_EQ(run.exit_code, 0) << run.out;
  EXPECT_THAT(last_row(run.out), HasSubstr(" too slow, more than 60.0 ms; seed 1"));
}

TEST(StressVerb, BlamesASolutionThatHangsOnEasyBoards) {
  const ProgramRun run =
      stress_with(solution_that_hangs_if("empty == 3"), {"--time-limit", "60ms"}, "96");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("Time Limit Exceeded  "));
  EXPECT_THAT(run.out, HasSubstr("with 3 empty cells"));
}

TEST(StressVerb, BlamesASolutionThatIsTooSlowForNearlyAllBoards) {
  const ProgramRun run =
      stress_with(solution_that_hangs_if("empty > 35"), {"--time-limit", "60ms"}, "96");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("Time Limit Exceeded  "));
}

TEST(StressVerb, TellsOfADeathOutsideOfAnyBoard) {
  const ProgramRun run =
      stress_with(wrong_submissions + "runtime_error/crash_in_a_static_destructor.cpp");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("Runtime Error  "));
  EXPECT_THAT(run.out, Not(HasSubstr("keep it")));
}

TEST(StressVerb, SaysThatItDoesNotCompile) {
  const ProgramRun run = stress_with(wrong_submissions + "compile_error/missing_semicolon.cpp");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("Compile Error  "));
}

TEST(StressVerb, RefusesWhatItCannotUse) {
  EXPECT_EQ(stress_with("backtraking").exit_code, 2);
  EXPECT_EQ(stress_with("backtracking", {"--against", "no such"}).exit_code, 2);
  EXPECT_EQ(stress_with("backtracking", {"--for", "soon"}).exit_code, 2);
  EXPECT_EQ(stress_with("backtracking", {}, "0").exit_code, 2);
}

TEST(StressVerb, ShowsOnATerminalHowFarItIsAndWipesThat) {
  Terminal judge({"stress", "backtracking", "--seed", "1", "--for", "2s"});
  const std::string seen = judge.wait_for_end();
  EXPECT_EQ(judge.exit_code(), 0);
  EXPECT_THAT(seen, HasSubstr(" right; until 2 s"));
  const std::size_t report = seen.find("Passed");
  ASSERT_NE(report, std::string::npos) << seen;
  EXPECT_NE(seen.rfind("\x1b[K", report), std::string::npos);
  EXPECT_EQ(seen.find(" right; until", report), std::string::npos);
}

TEST(StressVerb, EndsByCtrlC) {
  Terminal judge({"stress", "backtracking", "--for", "10m"});
  judge.wait_for(" right; until");
  judge.type("\x03");
  EXPECT_THAT(judge.wait_for_end(), HasSubstr("interrupted"));
  EXPECT_EQ(judge.exit_code(), 128 + SIGINT);
}

}  // namespace
}  // namespace judge
