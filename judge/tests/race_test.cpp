// Solutions are compared on boards that do not change, and what is not finished, wrong or dead is
// said and not averaged away.

#include "judge/bench/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "judge/bad_input.h"
#include "judge/bench/race_report.h"
#include "judge/build/submission.h"
#include "judge/build/toolchain.h"
#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/solver.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::Each;
using testing::HasSubstr;
using testing::SizeIs;

LoadedSolution load(const std::string& path) {
  const fs::path cache = fs::path(judge_program()).parent_path() / "cache";
  const auto say_nothing = [](const std::string&) {};
  return {read_submission(std::string(JUDGE_SOURCE_DIR) + "/" + path),
          prepare_toolchain(find_compiler(), Flavour::fast, cache, say_nothing), cache};
}

TEST(Race, TellsWhoIsRightWhoIsWrongWhoDiesAndWhoDoesNotFinish) {
  const LoadedSolution right = load("solution/backtracking.cpp");
  const LoadedSolution wrong = load("judge/tests/submissions/wrong_answer/empty_body.cpp");
  const LoadedSolution dies = load("judge/tests/submissions/runtime_error/calls_abort.cpp");
  const LoadedSolution hangs = load("judge/tests/submissions/time_limit_exceeded/endless_loop.cpp");
  const PuzzleSet set{"two", "", {example_board(), example_solution()}};

  const auto finishes =
      race({{"right", &right}, {"wrong", &wrong}, {"dies", &dies}, {"hangs", &hangs}}, set,
           {.rounds = 3, .budget = 50ms});

  ASSERT_THAT(finishes, SizeIs(4));
  EXPECT_EQ(finishes[0].right, 2U);
  EXPECT_EQ(finishes[0].wrong, 0U);
  ASSERT_TRUE(finishes[0].pace);
  EXPECT_GT(finishes[0].pace->fastest, 0);
  EXPECT_GE(finishes[0].pace->median, finishes[0].pace->fastest);

  EXPECT_EQ(finishes[1].right, 1U);  // there is nothing to do on the full board
  EXPECT_EQ(finishes[1].wrong, 1U);
  EXPECT_TRUE(finishes[1].pace);

  EXPECT_EQ(finishes[2].signal, SIGABRT);
  EXPECT_FALSE(finishes[2].is_out_of_time);
  EXPECT_FALSE(finishes[2].pace);

  EXPECT_TRUE(finishes[3].is_out_of_time);
  EXPECT_FALSE(finishes[3].signal);
  EXPECT_FALSE(finishes[3].pace);
}

RaceResults some_results() {
  RaceResults results{"g++ 12.2.0 -std=c++23 -O2", {}, {"one", "two", "three", "four", "five"}};
  Finish first;
  first.right = 300;
  first.pace = Pace{10, 11};
  Finish faster = first;
  faster.pace = Pace{2.5, 2.6};
  Finish slow;
  slow.right = 17;
  slow.is_out_of_time = true;
  Finish dead;
  dead.right = 1'000;
  dead.wrong = 234;
  dead.signal = SIGSEGV;
  Finish alike = faster;
  alike.right = 299;
  alike.wrong = 1;
  alike.pace = Pace{2.4, 2.7};
  results.sets.push_back(
      {"minimal", "that can spare no given", 300, {first, faster, slow, dead, alike}});
  return results;
}

TEST(RaceReport, SaysWhatIsNotFinishedAndTakesNoSideWithinTheNoise) {
  const RaceResults results = some_results();
  EXPECT_EQ(describe_conditions(results),
            "g++ 12.2.0 -std=c++23 -O2; microseconds a board, 7 rounds in turns\n");
  EXPECT_EQ(table_of_race(results.sets[0], results.names, results.limits), R"(
minimal: 300 boards that can spare no given
                            fastest    median   against the one before
  one                          10.0      11.0
  two                          2.50      2.60   4.00 times as fast
  three                           -         -   not finished in 2.00 s: 17 of 300 boards
  four                            -         -   died of SIGSEGV: 1,234 of 300 boards 234 wrong
  five                         2.40      2.70   no difference        1 wrong
)");
}

TEST(RaceReport, HasTheSameInJson) {
  const auto set = nlohmann::json::parse(json_of_race(some_results())).at("sets").at(0);
  EXPECT_EQ(set.at("boards"), 300);
  const auto& racers = set.at("racers");
  EXPECT_EQ(racers[1].at("fastest_us"), 2.5);
  EXPECT_EQ(racers[1].at("times_as_fast_as_before"), 4.0);
  EXPECT_EQ(racers[2].at("finished"), false);
  EXPECT_TRUE(racers[2].at("median_us").is_null());
  EXPECT_TRUE(racers[2].at("times_as_fast_as_before").is_null());
  EXPECT_EQ(racers[3].at("signal"), SIGSEGV);
  EXPECT_EQ(racers[4].at("wrong"), 1);
}

TEST(PuzzleSets, AreTheSameForTheSameSeedAndAsHardAsTheySay) {
  const auto sets = generated_sets(10, 5);
  const auto again = generated_sets(10, 5);
  const auto others = generated_sets(10, 6);
  ASSERT_THAT(sets, SizeIs(3));
  for (std::size_t i = 0; i < sets.size(); ++i) {
    EXPECT_THAT(sets[i].boards, SizeIs(10));
    EXPECT_EQ(sets[i].boards, again[i].boards);
    EXPECT_NE(sets[i].boards, others[i].boards);
  }
  const auto grades = [](const PuzzleSet& set) {
    std::vector<Grade> all;
    for (const Board& board : set.boards) all.push_back(grade_of(board));
    return all;
  };
  EXPECT_THAT(grades(sets[0]), Each(Grade::easy));
  EXPECT_THAT(grades(sets[2]), Each(Grade::extreme));
}

TEST(PuzzleSets, DrawSomeBoardsOfAListAndRefuseWhatCannotBeSolved) {
  const fs::path list = new_test_folder() / "mine.txt";
  const std::vector<PuzzleSet> sets = generated_sets(10, 5);
  for (const Board& board : sets[0].boards)
    std::ofstream(list, std::ios::app) << board.cells() << '\n';
  const PuzzleSet some = set_of_list(list, 5, 1);
  EXPECT_EQ(some.name, "mine");
  EXPECT_THAT(some.boards, SizeIs(5));
  EXPECT_EQ(some.boards, set_of_list(list, 5, 1).boards);
  EXPECT_THAT(set_of_list(list, 50, 1).boards, SizeIs(10));

  std::ofstream(list, std::ios::app) << "11" << std::string(79, '.') << '\n';
  EXPECT_THROW(set_of_list(list, 50, 1), BadInput);
  EXPECT_THROW(set_of_list(list.parent_path() / "none.txt", 50, 1), BadInput);
}

}  // namespace
}  // namespace judge
