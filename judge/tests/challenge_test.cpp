// The boards of a challenge decide nothing, so what counts is that a hard board never takes the
// time of all others, and that the report tells truly how far a solution got. The budget is tested
// with attempts that cost what the test says, by a clock that stands still otherwise.

#include "judge/challenge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "judge/report/challenge.h"
#include "judge/tests/examples.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/golden/judgements.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using std::chrono::nanoseconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Case a_board(const std::string& group, const std::string& name,
             std::optional<std::uint64_t> placements) {
  Case board = made_up::a_case(name);
  board.suite = group;
  board.time_limit = 1s;
  board.backtracking_placements = placements;
  return board;
}

CaseJudgement judged(const Case& board, const Ending& ending) {
  return judge_case(board, {Died{ending, Phase::solving}, "", false});
}

CaseJudgement solved(const Case& board, nanoseconds time) {
  return judge_case(board, {Answered{Answer::of(board.solution), time}, "", false});
}

CaseJudgement unsolved(const Case& board) {
  return judge_case(board, {Answered{Answer::of(board.board), 1ms}, "", false});
}

/// Solves each board in a time of its own, unless its limit is shorter.
class Solver {
 public:
  std::map<std::string, nanoseconds> costs;  // of boards by name; 1 ms for all others
  std::vector<std::string> tried;            // `name limit` in milliseconds

  Attempt attempt() {
    return [this](const Case& board, nanoseconds limit) {
      tried.push_back(board.name + " " + std::to_string(limit / 1ms));
      const nanoseconds cost = costs.contains(board.name) ? costs[board.name] : 1ms;
      now_ += std::min(cost, limit);
      return cost > limit ? judged(board, CpuLimitHit{limit}) : solved(board, cost);
    };
  }
  Clock clock() {
    return [this] { return now_; };
  }

 private:
  nanoseconds now_ = 5h;
};

const std::vector<Suite> two_groups = {
    {"far", "", {a_board("far", "f3", 300), a_board("far", "f1", 100), a_board("far", "f2", {})}},
    {"near", "", {a_board("near", "n2", 200), a_board("near", "n4", 400)}}};

TEST(ChallengeWithinABudget, TriesTheCheapestBoardsFirstAndThoseOfUnknownCostLast) {
  Solver solver;
  const Challenge challenge = try_within(2s, two_groups, solver.attempt(), solver.clock());
  EXPECT_THAT(solver.tried, ElementsAre("f1 1000", "n2 999", "f3 999", "n4 998", "f2 998"));
  EXPECT_EQ(challenge.passed(), 5U);
  EXPECT_EQ(challenge.total, 5U);
}

TEST(ChallengeWithinABudget, LeavesAGroupAtItsFirstBoardThatIsNotSolved) {
  Solver solver;
  solver.costs["f1"] = 1h;
  const Challenge challenge = try_within(1s, two_groups, solver.attempt(), solver.clock());
  EXPECT_THAT(solver.tried, ElementsAre("f1 500", "n2 250", "n4 249"));
  EXPECT_EQ(challenge.passed(), 2U);
}

TEST(ChallengeWithinABudget, GivesNoBoardMoreThanItsOwnLimitOrHalfOfWhatIsLeft) {
  Solver solver;
  solver.costs = {{"f1", 900ms}, {"n2", 900ms}, {"f3", 900ms}};
  try_within(4s, two_groups, solver.attempt(), solver.clock());
  EXPECT_THAT(solver.tried, ElementsAre("f1 1000", "n2 1000", "f3 1000", "n4 650", "f2 649"));
}

TEST(ChallengeWithinABudget, StopsWhenTheBudgetIsSpent) {
  Solver solver;
  solver.costs["f1"] = 14ms;
  const Challenge challenge = try_within(30ms, two_groups, solver.attempt(), solver.clock());
  EXPECT_THAT(solver.tried, ElementsAre("f1 15"));  // less than 10 ms would be no limit
  EXPECT_EQ(challenge.passed(), 1U);
  EXPECT_EQ(challenge.total, 5U);
}

TEST(ChallengeOfAll, TriesEveryBoardWithItsFullLimitInTheOrderOfTheFiles) {
  Solver solver;
  solver.costs["f3"] = 1h;
  const Challenge challenge = try_all(two_groups, solver.attempt());
  EXPECT_THAT(solver.tried, ElementsAre("f3 1000", "f1 1000", "f2 1000", "n2 1000", "n4 1000"));
  EXPECT_EQ(challenge.passed(), 4U);
}

const std::vector<Case> boards = {
    a_board("seventeen-clues", "seventeen-1", 2'659),
    a_board("seventeen-clues", "seventeen-2", 58'923),
    a_board("against-fewest-candidates", "ten-million", 39'470'718),
    a_board("against-reading-order", "twenty-seconds", 1'178'044'231),
    a_board("against-reading-order", "more-than-half-a-minute", std::nullopt)};

Challenge a_challenge(std::vector<CaseJudgement> judgements, bool has_budget) {
  return {std::move(judgements), 60, 1s, has_budget};
}

TEST(ChallengeSummary, NamesTheFirstBoardAtWhichAGroupStopped) {
  EXPECT_EQ(
      summarize(a_challenge({solved(boards[0], 1ms), judged(boards[1], CpuLimitHit{500ms})}, true)),
      "1 of 60 within 1 s in all; stops at seventeen-clues/seventeen-2");
  EXPECT_EQ(summarize(a_challenge({judged(boards[1], CpuLimitHit{500ms}),
                                   judged(boards[2], MemoryLimitHit{512 << 20, false})},
                                  true)),
            "0 of 60 within 1 s in all; stops at seventeen-clues/seventeen-2 and in 1 more group");
}

TEST(ChallengeSummary, NamesWrongAnswersAndCrashesFirst) {
  EXPECT_EQ(
      summarize(a_challenge({unsolved(boards[0]), judged(boards[1], CpuLimitHit{500ms})}, true)),
      "0 of 60 within 1 s in all; Wrong Answer on seventeen-clues/seventeen-1; stops at "
      "seventeen-clues/seventeen-2");
  EXPECT_EQ(
      summarize(a_challenge({judged(boards[1], Signalled{11, false}), unsolved(boards[2])}, false)),
      "0 of 60 within 1 s each; Runtime Error on seventeen-clues/seventeen-2 and 1 more "
      "board");
}

TEST(ChallengeSummary, TellsTheTimeWhereAllAreSolved) {
  Challenge all = a_challenge({solved(boards[0], 1ms), solved(boards[1], 2ms)}, true);
  all.total = 2;
  EXPECT_EQ(summarize(all), "2 of 2, in 3.00 ms");
}

TEST(ChallengeSummary, SaysThatTheTimeWasOverBeforeAllWereTried) {
  EXPECT_EQ(summarize(a_challenge({solved(boards[0], 1ms)}, true)),
            "1 of 60 within 1 s in all; then the time was over");
}

TEST(ChallengeReport, IsALineOfTheTextReport) {
  const Judgement before = made_up::accepted();
  Judgement after = before;
  after.challenge =
      a_challenge({solved(boards[0], 1ms), judged(boards[4], CpuLimitHit{500ms})}, true);
  EXPECT_THAT(
      to_text_of_second_look(before, after, {.colour = false, .width = 80, .command_for = {}}),
      HasSubstr("  challenge 1 of 60 within 1 s in all; stops at\n"
                "            against-reading-order/more-than-half-a-minute\n"));
}

TEST(ChallengeReport, IsAnObjectOfTheJsonReport) {
  Judgement judgement = made_up::accepted();
  judgement.challenge =
      a_challenge({solved(boards[0], 1ms), judged(boards[4], CpuLimitHit{500ms})}, true);
  expect_golden(
      "challenge.json",
      nlohmann::ordered_json::parse(to_json({judgement}))["solutions"][0]["challenge"].dump(2) +
          "\n");
  EXPECT_THAT(to_json({made_up::accepted()}), Not(HasSubstr("challenge")));
}

TEST(ChallengeReport, OfAllBoardsIsATable) {
  Judgement judgement = made_up::accepted();
  judgement.challenge =
      a_challenge({solved(boards[0], 74'400ns), unsolved(boards[1]), solved(boards[2], 769ms),
                   judged(boards[3], CpuLimitHit{1s}), judged(boards[4], Signalled{11, false})},
                  false);
  judgement.challenge->total = 5;
  expect_golden("challenge.txt",
                to_challenge_table(judgement, {.colour = false, .width = 80, .command_for = {}}));
}

const std::string cheap_boards = "seventeen-clues/seventeen-[123]";

TEST(ChallengeVerb, RunsChosenBoardsAndIsFineWithALimitThatIsHit) {
  const ProgramRun run = run_judge({"challenge", "backtracking", "--case", cheap_boards});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("  3 of 3, in "));
  const ProgramRun stopped = run_judge(
      {"challenge", "backtracking", "--case", "more-than-half-a-minute", "--time-limit", "20ms"});
  EXPECT_EQ(stopped.exit_code, 0) << stopped.err;
  EXPECT_THAT(stopped.out, HasSubstr("0 of 1 within 0.02 s each"));
}

TEST(ChallengeVerb, StartsASolutionAgainAfterEachCrash) {
  const ProgramRun run =
      run_judge({"challenge", "judge/tests/submissions/runtime_error/exit_on_second_board.cpp",
                 "--case", cheap_boards, "--format", "json"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  const auto challenge = run.json().at("solutions").at(0).at("challenge");
  std::vector<std::string> verdicts;
  for (const auto& board : challenge.at("boards")) verdicts.push_back(board.at("verdict"));
  EXPECT_THAT(verdicts, ElementsAre("Accepted", "Runtime Error", "Accepted"));
}

TEST(ChallengeVerb, ReportsACompileErrorAsOne) {
  const ProgramRun run =
      run_judge({"challenge", "judge/tests/submissions/compile_error/missing_semicolon.cpp"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, testing::StartsWith("Compile Error  "));
}

TEST(ChallengeOption, DecidesWhetherAnAcceptedSolutionIsChallenged) {
  const auto is_challenged = [](std::vector<std::string> more) {
    std::vector<std::string> arguments{"run", "backtracking", "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const ProgramRun run = run_judge(arguments);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.json().at("solutions").at(0).contains("challenge");
  };
  EXPECT_TRUE(is_challenged({}));
  EXPECT_FALSE(is_challenged({"--case", "basic/leetcode-example"}));
  EXPECT_FALSE(is_challenged({"--challenge", "never"}));
  EXPECT_TRUE(is_challenged({"--challenge", "always", "--case", "basic/leetcode-example"}));
}

TEST(ChallengeOption, DoesNotChallengeARejectedSolution) {
  const ProgramRun run = run_judge(
      {"run", "judge/tests/submissions/wrong_answer/empty_body.cpp", "--challenge", "always"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, Not(HasSubstr("  challenge ")));
}

}  // namespace
}  // namespace judge
