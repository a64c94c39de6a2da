// Every solution of the ladder is right, whatever board it is given: the judge accepts it, with
// sanitizers, and here it is called directly on boards that nobody chose, since a hundred thousand
// of them take a second that way. A new rung is a new row in the README's table; nothing has to be
// changed here.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "judge/bench/ladder.h"
#include "judge/bench/loaded_solution.h"
#include "judge/build/submission.h"
#include "judge/build/toolchain.h"
#include "judge/cases/load.h"
#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/dress.h"
#include "judge/sudoku/generate.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::IsSupersetOf;

/// These take the cells in reading order, and get boards that are quick in that order.
bool reads_in_order(const std::string& rung) {
  return rung == "backtracking" || rung == "bitmask";
}

/// row_bands as it is where a processor has no AVX-512, and where it has no AVX2 either: the widest
/// vector that each may use, in bits.
const std::map<std::string, std::string> narrow_rungs{{"row_bands_without_avx512", "256"},
                                                      {"row_bands_without_avx2", "128"}};

std::vector<std::string> tested_rungs() {
  std::vector<std::string> rungs = ladder_rungs();
  for (const auto& [name, bits] : narrow_rungs) rungs.push_back(name);
  return rungs;
}

fs::path file_of(const std::string& rung) {
  const fs::path folder = JUDGE_SOURCE_DIR "/solution";
  const auto narrow = narrow_rungs.find(rung);
  if (narrow == narrow_rungs.end()) return folder / (rung + ".cpp");
  const fs::path file = new_test_folder() / (rung + ".cpp");
  std::ofstream(file) << "#define ROW_BANDS_WIDEST " << narrow->second << "\n"
                      << std::ifstream(folder / "row_bands.cpp").rdbuf();
  return file;
}

std::string name_of_rung(const testing::TestParamInfo<std::string>& rung) {
  return rung.param;
}

class Ladder : public testing::TestWithParam<std::string> {
 protected:
  /// The rung, compiled by the compiler that the judge would take.
  static LoadedSolution load_rung() {
    fs::current_path(JUDGE_SOURCE_DIR);
    const fs::path cache = fs::path(judge_program()).parent_path() / "cache";
    const auto say_nothing = [](const std::string&) {};
    return {read_submission(file_of(GetParam()).string()),
            prepare_toolchain(find_compiler(), Flavour::fast, cache, say_nothing), cache};
  }

  static bool is_quick(const Board& board, std::uint64_t most_placements) {
    return !reads_in_order(GetParam()) || count_placements(board, most_placements).has_value();
  }
};

/// A board, and a solution of it, which may be one of several.
struct Solved {
  Board board;
  Board solution;
};

/// A board that can spare no given, then the same with one given more, and so on until it is full.
/// All have exactly one solution.
std::vector<Solved> boards_that_fill_up(Random& random) {
  const Board full = random_full_board(random);
  Board board = dig(full, full, random_order<81>(random), 17);
  std::vector<Solved> boards{{board, full}};
  for (const int cell : random_order<81>(random)) {
    if (!board.is_empty({cell})) continue;
    board.set({cell}, full[{cell}]);
    boards.push_back({board, full});
  }
  return boards;
}

TEST_P(Ladder, AnswersAHundredThousandBoardsOfEveryClueCountAndTheirTwins) {
  constexpr std::uint64_t quick = 5'000;  // placements
  constexpr int certainly_quick = 38;     // givens
  const LoadedSolution solve = load_rung();
  Random random(11, 0);
  std::set<int> clue_counts;
  std::size_t tested = 0;
  const auto test = [&](const Board& board, const Board& solution) {
    if (board.count_givens() < certainly_quick && !is_quick(board, quick)) return;
    const Answer answer = solve.solve(board);
    ASSERT_EQ(std::string_view(answer.cells.data(), 81), solution.cells()) << board.cells();
    clue_counts.insert(board.count_givens());
    ++tested;
  };
  for (const Suite& suite : load_suites({JUDGE_SOURCE_DIR "/testcases/sparse.json"})) {
    for (const Case& one : suite.cases) test(one.board, one.solution);  // 17 to 20
  }
  while (tested < 100'000 && !HasFatalFailure()) {
    for (const auto& [board, solution] : boards_that_fill_up(random)) {
      const Dress twin = Dress::any(random);
      test(board, solution);
      test(twin.put_on(board), twin.put_on(solution));
    }
  }
  std::set<int> expected{17, 18, 19, 20};
  for (int clues = 24; clues <= 81; ++clues) expected.insert(clues);
  EXPECT_THAT(clue_counts, IsSupersetOf(expected));
}

/// Some cells of a full board, chosen by chance: most such boards have many solutions.
std::vector<Board> boards_with_several_solutions(std::size_t count,
                                                 const std::function<bool(const Board&)>& suits) {
  Random random(12, 0);
  std::vector<Board> boards{Board()};
  while (boards.size() < count) {
    Board board = random_full_board(random);
    const int givens = random.below(50);
    const auto order = random_order<81>(random);
    for (std::size_t i = static_cast<std::size_t>(givens); i < 81; ++i)
      board.set({order[i]}, Board::empty);
    if (suits(board)) boards.push_back(board);
  }
  return boards;
}

TEST_P(Ladder, GivesAValidAnswerToABoardThatHasSeveralAndAlwaysTheSame) {
  const LoadedSolution solve = load_rung();
  const std::vector<Board> boards = boards_with_several_solutions(
      2'000, [](const Board& board) { return is_quick(board, 20'000); });
  std::vector<Answer> answers;
  for (const Board& board : boards) {
    answers.push_back(solve.solve(board));
    ASSERT_TRUE(is_solution(board, answers.back())) << board.cells();
  }
  for (std::size_t i = boards.size(); i-- > 0;)  // whatever came before
    ASSERT_EQ(solve.solve(boards[i]).cells, answers[i].cells) << boards[i].cells();
}

/// A board that had exactly one solution, and has none now: an empty cell got another digit than
/// the solution's.
Board spoiled(const Solved& solved, Random& random) {
  for (;;) {
    const Cell cell{random.below(81)};
    const char digit = static_cast<char>('1' + random.below(9));
    if (!solved.board.is_empty(cell) || digit == solved.solution[cell]) continue;
    Board board = solved.board;
    board.set(cell, digit);
    return board;
  }
}

TEST_P(Ladder, ComesToAnEndOnABoardWithoutASolution) {
  const LoadedSolution solve = load_rung();
  const int least_givens = reads_in_order(GetParam()) ? 55 : 30;
  Random random(13, 0);
  int repeat_nothing = 0;  // the fault does not show at once
  for (int i = 0; i < 300; ++i) {
    for (const Solved& solved : boards_that_fill_up(random)) {
      const int givens = solved.board.count_givens();
      if (givens < least_givens || givens > 80) continue;
      const Board board = spoiled(solved, random);
      EXPECT_FALSE(is_solution(board, solve.solve(board))) << board.cells();
      repeat_nothing += find_repeated_givens(board).empty();
    }
  }
  EXPECT_GT(repeat_nothing, 100);
  // A row, a column and a box that hold a digit twice; nothing is left for r1c1; no place is left
  // in row 1 for 9; a full board with two digits exchanged.
  for (const char* cells : {
           "5...5............................................................................",
           "....5.......................................................................5....",
           "..............................5.........5........................................",
           ".23456789....................................1...................................",
           ".2345678.9................9......................................................",
           "354678912672195348198342567859761423426853791713924856961537284287419635345286179",
       }) {
    const Board board = *Board::from_cells(cells);
    EXPECT_FALSE(is_solution(board, solve.solve(board))) << cells;
  }
}

TEST_P(Ladder, IsAcceptedByTheJudge) {
  const char* leaves_out = getenv("JUDGE_WITHOUT_SANITIZERS");
  const ProgramRun run =
      run_judge({"run", file_of(GetParam()).string(), "--format", "json", "--challenge", "never",
                 "--sanitize", leaves_out != nullptr ? "never" : "auto"});
  const auto solution = run.json().at("solutions").at(0);
  EXPECT_EQ(solution.at("verdict"), "Accepted") << solution.at("evidence");
  EXPECT_EQ(run.err, "");
  if (leaves_out != nullptr) return;
  EXPECT_GT(solution.at("sanitizers").at("covered"), 100) << solution.at("sanitizers");
}

INSTANTIATE_TEST_SUITE_P(, Ladder, testing::ValuesIn(tested_rungs()), name_of_rung);

class UpperLadder : public testing::TestWithParam<std::string> {};

TEST_P(UpperLadder, SolvesTheWholeChallenge) {
  const ProgramRun run = run_judge({"challenge", GetParam(), "--format", "json"});
  const auto challenge = run.json().at("solutions").at(0).at("challenge");
  EXPECT_EQ(challenge.at("passed"), challenge.at("total")) << challenge;
}

std::vector<std::string> upper_rungs() {
  std::vector<std::string> rungs = ladder_rungs();
  std::erase_if(rungs, reads_in_order);
  return rungs;
}

INSTANTIATE_TEST_SUITE_P(, UpperLadder, testing::ValuesIn(upper_rungs()), name_of_rung);

TEST(LadderTable, NamesAFileOfTheFolderInEachRow) {
  const auto rungs = ladder_rungs();
  ASSERT_FALSE(rungs.empty());
  EXPECT_EQ(rungs.front(), "backtracking");
  EXPECT_THAT(solution_names(), IsSupersetOf(rungs));
  EXPECT_THAT(ladder_and_others(), testing::UnorderedElementsAreArray(solution_names()));
}

}  // namespace
}  // namespace judge
