// Boards that are made have exactly one solution, by the judge's slower solver, and are the same
// for the same seed for ever: people write seeds down. What makes them is checked against that
// solver.

#include "judge/sudoku/generate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "judge/sudoku/bit_grid.h"
#include "judge/sudoku/canonical.h"
#include "judge/sudoku/dress.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// As `board`, which needs them all, but without one of its givens.
Board without_one_given(Board board, Random& random) {
  for (;;) {
    const Cell cell{random.below(81)};
    if (board.is_empty(cell)) continue;
    board.set(cell, Board::empty);
    return board;
  }
}

Board minimal_board(std::uint64_t number) {
  Random random(5, number);
  const Board full = random_full_board(random);
  return dig(full, full, random_order<81>(random), 17);
}

TEST(Random, IsTheSameOnEveryMachine) {
  Random random(1, 0);
  EXPECT_EQ(random.next(), 0xee127fe613436e33U);
  std::string drawn;
  for (int i = 0; i < 20; ++i) drawn += std::to_string(random.below(9));
  EXPECT_EQ(drawn, "71570473104804482427");
}

TEST(Random, DrawsEachNumberAboutAsOften) {
  Random random(3, 4);
  std::vector<int> seen(7);
  for (int i = 0; i < 70'000; ++i) ++seen[static_cast<std::size_t>(random.below(7))];
  EXPECT_GT(*std::ranges::min_element(seen), 9'500);
  EXPECT_LT(*std::ranges::max_element(seen), 10'500);
}

TEST(Random, HasStreamsThatAreNotThoseOfAnotherSeed) {
  std::set<std::uint64_t> first_numbers;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    for (std::uint64_t stream = 0; stream < 30; ++stream)
      first_numbers.insert(Random(seed, stream).next());
  }
  EXPECT_THAT(first_numbers, SizeIs(900));
}

TEST(RandomFullBoard, BreaksNoRuleAndIsEachTimeAnother) {
  Random random(1, 1);
  std::set<std::string> boards;
  for (int i = 0; i < 300; ++i) {
    const Board board = random_full_board(random);
    EXPECT_TRUE(is_solution(Board(), Answer::of(board))) << board.cells();
    boards.emplace(board.cells());
  }
  EXPECT_THAT(boards, SizeIs(300));
}

TEST(HasOneSolution, SaysWhatTheJudgesOwnSolverSays) {
  Random random(2, 2);
  int several = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    Board board = minimal_board(number);
    for (int step = 0; step < 4; ++step) {  // then one solution is followed by several
      const int count = find_solutions(board, 40).count;
      EXPECT_EQ(has_one_solution(board), count == 1) << board.cells();
      EXPECT_EQ(BitGrid(board).count_solutions(40), count) << board.cells();
      several += count > 1;
      board = without_one_given(board, random);
    }
  }
  EXPECT_EQ(several, 900);
}

TEST(HasOneSolution, SeesThatABoardHasNone) {
  // Nothing is left for r1c1; no place is left in row 1 for 9.
  for (const char* cells : {
           ".23456789....................................1...................................",
           ".2345678.9................9......................................................",
       }) {
    const Board board = *Board::from_cells(cells);
    EXPECT_EQ(BitGrid(board).count_solutions(2), 0) << cells;
    EXPECT_FALSE(has_one_solution(board)) << cells;
  }
}

TEST(Dig, StopsAtTheNumberAskedFor) {
  for (const int givens : {81, 80, 60, 33, 28}) {
    Random random(9, static_cast<std::uint64_t>(givens));
    const Board full = random_full_board(random);
    const Board board = dig(full, full, random_order<81>(random), givens);
    EXPECT_EQ(board.count_givens(), givens);
    EXPECT_TRUE(find_solutions(board).is_unique());
  }
}

TEST(Dig, LeavesABoardThatCanSpareNoGiven) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Board minimal = minimal_board(number);
    ASSERT_TRUE(find_solutions(minimal).is_unique());
    for (int cell = 0; cell < 81; ++cell) {
      if (minimal.is_empty({cell})) continue;
      Board board = minimal;
      board.set({cell}, Board::empty);
      EXPECT_FALSE(find_solutions(board).is_unique()) << minimal.cells() << " without " << cell;
    }
  }
}

TEST(Generate, MakesBoardsWithExactlyOneSolution) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Puzzle puzzle = generate({}, 1, number);
    const Solutions solutions = find_solutions(puzzle.board);
    EXPECT_TRUE(solutions.is_unique());
    EXPECT_EQ(solutions.first, puzzle.solution);
    EXPECT_GE(puzzle.board.count_givens(), 28);
    EXPECT_LE(puzzle.board.count_givens(), 36);
    EXPECT_TRUE(puzzle.is_as_wished);
  }
}

TEST(Generate, MakesAsManyGivensAsAreWishedOrSaysThatItDoesNot) {
  for (int givens = 17; givens <= 81; givens += givens < 28 ? 1 : 9) {
    const Puzzle puzzle = generate({givens, {}}, 2, 7);
    EXPECT_TRUE(find_solutions(puzzle.board).is_unique()) << givens;
    EXPECT_GE(puzzle.board.count_givens(), givens);
    EXPECT_EQ(puzzle.is_as_wished, puzzle.board.count_givens() == givens);
    EXPECT_TRUE(puzzle.is_as_wished || givens < 23) << givens;
    EXPECT_FALSE(puzzle.is_as_wished && givens == 17);
  }
}

TEST(Generate, MakesBoardsOfEachDifficulty) {
  for (const Grade grade : {Grade::easy, Grade::medium, Grade::hard, Grade::extreme}) {
    for (std::uint64_t number = 0; number < 10; ++number) {
      const Puzzle puzzle = generate({{}, grade}, 4, number);
      EXPECT_TRUE(puzzle.is_as_wished);
      EXPECT_EQ(grade_of(puzzle.board), grade);
    }
  }
}

TEST(GradeOf, FollowsTheGuessesOfTheJudgesOwnSolver) {
  Board one_left = example_solution();
  one_left.set({40}, Board::empty);
  EXPECT_EQ(grade_of(one_left), Grade::easy);
  EXPECT_EQ(grade_of(example_board()), Grade::easy);
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Board board = minimal_board(number);
    const std::uint64_t guesses = find_solutions(board).guesses;
    const Grade grade = grade_of(board);
    EXPECT_EQ(grade == Grade::easy || grade == Grade::medium, guesses == 0) << board.cells();
    EXPECT_EQ(grade == Grade::extreme, guesses >= 25) << board.cells();
  }
}

TEST(Dress, GivesTheSamePuzzleAndItsSolution) {
  Random random(6, 6);
  for (int i = 0; i < 50; ++i) {
    for (const Dress& dress :
         {Dress::any(random), Dress::of_digits(random), Dress::of_two_lines(random)}) {
      const Board board = dress.put_on(example_board());
      EXPECT_NE(board, example_board());
      EXPECT_EQ(canonical_form(board), canonical_form(example_board()));
      EXPECT_TRUE(is_solution(board, Answer::of(dress.put_on(example_solution()))));
    }
  }
}

// What a seed makes is written down by people, so it must not change from version to version.
TEST(GenerateVerb, MakesTheSameBoardsForTheSameSeedForEver) {
  const ProgramRun run = run_judge({"generate", "--seed", "1", "--count", "2"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out,
            "...2.19...6....7.3..93...8..4....17...6.5324.8.712..9...5....1..83..9.5.6..5.7.39\n"
            ".6..3.....7.4.9..22.3.....99..5.1.7.6.8.......376...4.7.......434..785.11...2.786\n");
  EXPECT_EQ(run.err, "");
}

TEST(GenerateVerb, MakesBoardsThatDoNotDependOnHowManyAreAskedFor) {
  const ProgramRun many = run_judge({"generate", "--seed", "8", "--count", "30"});
  const ProgramRun few = run_judge({"generate", "--seed", "8", "--count", "3"});
  EXPECT_THAT(split_lines(many.out), SizeIs(30));
  EXPECT_EQ(many.out.substr(0, few.out.size()), few.out);
}

TEST(GenerateVerb, TellsTheSeedThatNobodyChose) {
  const ProgramRun run = run_judge({"generate"});
  ASSERT_THAT(run.err, testing::MatchesRegex("seed [0-9]+\n"));
  const std::string seed = run.err.substr(5, run.err.size() - 6);
  EXPECT_EQ(run_judge({"generate", "--seed", seed}).out, run.out);
}

TEST(GenerateVerb, SaysThatItCouldNotMakeWhatWasWished) {
  const ProgramRun run = run_judge({"generate", "--seed", "1", "--clues", "17"});
  EXPECT_EQ(run.exit_code, 1);
  ASSERT_THAT(split_lines(run.out), SizeIs(1));
  const Board board = *Board::from_cells(split_lines(run.out).front());
  EXPECT_TRUE(find_solutions(board).is_unique());
  EXPECT_EQ(run.err, "the board is not as wished: it has " + std::to_string(board.count_givens()) +
                         " givens, the nearest of 300 tries\n");
}

TEST(GenerateVerb, RefusesWhatNoBoardCanBe) {
  for (const auto& [option, value] :
       std::vector<std::pair<std::string, std::string>>{{"--clues", "16"},
                                                        {"--clues", "82"},
                                                        {"--count", "0"},
                                                        {"--count", "-1"},
                                                        {"--seed", "x"},
                                                        {"--difficulty", "harsh"}}) {
    const ProgramRun run = run_judge({"generate", option, value});
    EXPECT_EQ(run.exit_code, 2) << option << value;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr(option));
  }
}

TEST(GenerateVerb, WritesASuiteThatCanBeJudgedAndOverwritesNone) {
  const std::string file = (new_test_folder() / "mine.json").string();
  const std::vector<std::string> words{"generate", "--seed", "1", "--count", "3", "--suite", file};
  EXPECT_EQ(run_judge(words).exit_code, 0);
  EXPECT_EQ(run_judge({"run", "--cases", file, "--sanitize", "never"}).exit_code, 0);
  const ProgramRun again = run_judge(words);
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_THAT(again.err, HasSubstr("is there already"));
}

}  // namespace
}  // namespace judge
