// `judge lint` is for people who write suites: it must find what is wrong, say what is asked for
// twice and tell how hard a board is, with numbers that are right.

#include "judge/cases/lint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "judge/bad_input.h"
#include "judge/report/lint.h"
#include "judge/sudoku/difficulty.h"
#include "judge/tests/examples.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string rows_of(const Board& board) {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row)
    rows += (row == 0 ? "\"" : ", \"") + std::string(board.cells().substr(row * 9, 9)) + "\"";
  return rows;
}

std::string a_case(const std::string& name, const Board& board, const std::string& more = "") {
  return "{\"name\": \"" + name + "\", " + more + "\"board\": [" + rows_of(board) + "]}";
}

fs::path write_suite(const fs::path& folder, const std::string& name, const std::string& cases) {
  const fs::path file = folder / name;
  std::ofstream(file) << "{\"time_limit\": \"2s\", \"cases\": [\n" << cases << "\n]}\n";
  return file;
}

/// The example with rows and columns exchanged.
Board transposed_example() {
  Board board;
  for (int i = 0; i < 81; ++i) board.set({i}, example_board()[Cell::at(i % 9, i / 9)]);
  return board;
}

TEST(CountPlacements, CountsWhatPlainBacktrackingPlaces) {
  EXPECT_EQ(count_placements(example_solution(), 0), 0U);
  Board last_empty = example_solution();
  last_empty.set({80}, Board::empty);
  EXPECT_EQ(count_placements(last_empty, 10), 1U);
  EXPECT_EQ(count_placements(example_board(), 10'000), 4208U);
}

TEST(CountPlacements, GivesUpBeyondItsLimitOnly) {
  EXPECT_EQ(count_placements(example_board(), 4208), 4208U);
  EXPECT_EQ(count_placements(example_board(), 4207), std::nullopt);
}

TEST(Lint, FindsNothingWrongInTheSuitesOfThisRepository) {
  const LintReport report =
      lint({JUDGE_SOURCE_DIR "/testcases", JUDGE_SOURCE_DIR "/testcases/challenge"});
  EXPECT_THAT(report.faults, IsEmpty());
  EXPECT_GE(report.suites.size(), 11U);
}

TEST(Lint, NamesTheFaultsOfEachFileAndStillChecksTheOthers) {
  const fs::path folder = new_test_folder();
  write_suite(folder, "a.json", a_case("empty", Board()));
  write_suite(folder, "b.json", "{\"name\": \"x y\"}");
  write_suite(folder, "c.json", a_case("good", example_board()));
  const LintReport report = lint({folder});
  EXPECT_THAT(report.faults, ElementsAre(HasSubstr("a.json:2:"), HasSubstr("/name is \"x y\""),
                                         HasSubstr("has no \"board\"")));
  EXPECT_THAT(report.faults[0], HasSubstr("several solutions"));
  ASSERT_THAT(report.suites, SizeIs(1));
  EXPECT_EQ(report.difficulties[0][0].clues, 30);
}

TEST(Lint, FindsAStatedCountThatIsWrong) {
  const fs::path folder = new_test_folder();
  const auto faults_for = [&](const std::string& count) {
    const auto file =
        write_suite(folder, "a.json",
                    a_case("x", example_board(), "\"backtracking_placements\": " + count + ", "));
    return lint({file}).faults;
  };
  EXPECT_THAT(faults_for("4208"), IsEmpty());
  EXPECT_THAT(faults_for("4209"),
              ElementsAre(HasSubstr("a.json:2: backtracking_placements of x is 4209, expected "
                                    "4208")));
  EXPECT_THAT(faults_for("5000000000"), ElementsAre(HasSubstr("expected 4208")));
  EXPECT_THAT(faults_for("-1"), ElementsAre(HasSubstr("no whole number")));
  EXPECT_THAT(faults_for("4208.5"), ElementsAre(HasSubstr("no whole number")));
  EXPECT_THAT(faults_for("\"4208\""), ElementsAre(HasSubstr("expected a number")));
}

TEST(Lint, RefusesAFileThatDoesNotExist) {
  EXPECT_THROW(lint({"/nowhere/suite.json"}), BadInput);
}

TEST(FindLikenesses, TellsTheSameBoardFromTheSamePuzzle) {
  Case first;
  first.suite = "s";
  first.name = "first";
  first.board = example_board();
  Case again = first;
  again.name = "again";
  Case turned = first;
  turned.name = "turned";
  turned.board = transposed_example();
  Case other = first;
  other.name = "other";
  other.board.set({0}, Board::empty);

  const std::vector<Suite> same{{"s", "", {first, other, again}}};
  ASSERT_THAT(find_likenesses(same), SizeIs(1));
  EXPECT_TRUE(find_likenesses(same)[0].is_exact);
  EXPECT_THAT(find_likenesses(same)[0].cases, ElementsAre(&same[0].cases[0], &same[0].cases[2]));

  const std::vector<Suite> two{{"s", "", {first, other}}, {"t", "", {turned}}};
  ASSERT_THAT(find_likenesses(two), SizeIs(1));
  EXPECT_FALSE(find_likenesses(two)[0].is_exact);
  EXPECT_THAT(find_likenesses(two)[0].cases, ElementsAre(&two[0].cases[0], &two[1].cases[0]));

  EXPECT_THAT(find_likenesses({{"s", "", {first, other}}}), IsEmpty());
}

TEST(LintReport, SaysFirstWhetherThereAreFaults) {
  const auto board = [](std::string name, std::optional<std::uint64_t> stated) {
    Case made;
    made.suite = "edge";
    made.name = std::move(name);
    made.board = example_board();
    made.backtracking_placements = stated;
    return made;
  };
  LintReport report;
  report.suites = {{"edge", "", {board("a", {}), board("b", 162'000'000), board("c", {})}}};
  report.difficulties = {{{30, 0, 4208}, {17, 3424, {}}, {17, 12, {}}}};
  const auto& cases = report.suites[0].cases;
  report.likenesses = {{true, {&cases[0], &cases[2]}}, {false, {&cases[0], &cases[1], &cases[2]}}};
  expect_golden("lint_without_faults.txt", to_text(report));
  report.faults = {"testcases/edge.json:5:7: /cases/0/board has no solution, expected exactly one",
                   "testcases/edge.json:9:7: /cases/1 has no \"board\""};
  expect_golden("lint_with_faults.txt", to_text(report));
}

TEST(LintVerb, ExitsWithOneForFaultsAndWithTwoIfItCannotWork) {
  const fs::path folder = new_test_folder();
  const std::string good = write_suite(folder, "good.json", a_case("a", example_board()));
  const std::string bad = write_suite(folder, "bad.json", a_case("a", Board()));
  EXPECT_EQ(run_judge({"lint", good}).exit_code, 0);
  const ProgramRun faulty = run_judge({"lint", good, bad});
  EXPECT_EQ(faulty.exit_code, 1);
  EXPECT_THAT(faulty.out, testing::StartsWith("1 fault  1 good suite, 1 case\n"));
  EXPECT_EQ(faulty.err, "");
  const ProgramRun missing = run_judge({"lint", (folder / "goood.json").string()});
  EXPECT_EQ(missing.exit_code, 2);
  EXPECT_THAT(missing.err, HasSubstr("did you mean"));
}

}  // namespace
}  // namespace judge
