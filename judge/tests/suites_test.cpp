// The suites of testcases/ decide verdicts, so each of their boards is proved to be fair (exactly
// one solution, found twice over), and the suites as a whole are proved to hold the boards that
// catch wrong solutions: each such kind of board is a predicate here.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "judge/cases/load.h"
#include "judge/sudoku/canonical.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"
#include "judge/tests/examples.h"

namespace judge {
namespace {

const std::vector<Suite>& suites() {
  static const std::vector<Suite> loaded = load_suites({JUDGE_SOURCE_DIR "/testcases"});
  return loaded;
}

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const Suite& suite : suites())
    cases.insert(cases.end(), suite.cases.begin(), suite.cases.end());
  return cases;
}

bool is_empty_unit(const Board& board, const Unit& unit) {
  return std::ranges::all_of(unit.cells, [&](Cell cell) { return board.is_empty(cell); });
}

bool has_empty_unit(const Board& board, Unit::Kind kind) {
  return std::ranges::any_of(all_units(), [&](const Unit& unit) {
    return unit.kind == kind && is_empty_unit(board, unit);
  });
}

bool has_empty_row(const Board& board, int number) {
  return is_empty_unit(board, all_units()[static_cast<std::size_t>(number - 1)]);
}

/// Whether all but one cell are given.
bool lacks_only(const Board& board, Cell cell) {
  return board.count_givens() == 80 && board.is_empty(cell);
}

std::size_t count_different_givens(const Board& board) {
  std::set<char> digits(board.cells().begin(), board.cells().end());
  digits.erase(Board::empty);
  return digits.size();
}

TEST(Suites, HoldAtLeastEightyBoards) {
  EXPECT_GE(all_cases().size(), 80U);
}

TEST(Suites, SayWhatTheyAreFor) {
  for (const Suite& suite : suites()) EXPECT_NE(suite.description, "") << suite.name;
}

TEST(Suites, SayOfEachCaseInOneLineWhatItCatches) {
  for (const Case& one : all_cases()) {
    EXPECT_NE(one.catches, "") << one.full_name();
    EXPECT_EQ(one.catches.find('\n'), std::string::npos) << one.full_name();
  }
}

TEST(Suites, NameEachCaseOnce) {
  std::set<std::string> names;
  for (const Case& one : all_cases())
    EXPECT_TRUE(names.insert(one.full_name()).second) << one.full_name();
}

TEST(Suites, HoldOnlyBoardsWithExactlyOneSolution) {
  for (const Case& one : all_cases()) {
    const Solutions solutions = find_solutions(one.board);
    EXPECT_EQ(solutions.count, 1) << one.full_name();
    EXPECT_EQ(solutions.first, one.solution) << one.full_name();
    EXPECT_TRUE(is_solution(one.board, Answer::of(one.solution))) << one.full_name();
  }
}

TEST(Suites, AskForEachBoardOnceButForTheCasesAboutState) {
  std::set<std::string> boards;
  for (const Case& one : all_cases()) {
    if (one.suite == "state") continue;
    EXPECT_TRUE(boards.insert(std::string(one.board.cells())).second) << one.full_name();
  }
}

TEST(Suites, HoldTheBoardsThatCatchWrongSolutions) {
  const struct {
    const char* kind;
    std::function<bool(const Case&)> is_of_kind;
  } kinds[] = {
      {"LeetCode's example", [](const Case& one) { return one.board == example_board(); }},
      {"a full board", [](const Case& one) { return one.board.is_full(); }},
      {"only the first cell empty", [](const Case& one) { return lacks_only(one.board, {0}); }},
      {"only the middle cell empty", [](const Case& one) { return lacks_only(one.board, {40}); }},
      {"only the last cell empty", [](const Case& one) { return lacks_only(one.board, {80}); }},
      {"an empty row", [](const Case& one) { return has_empty_unit(one.board, Unit::Kind::row); }},
      {"an empty column",
       [](const Case& one) { return has_empty_unit(one.board, Unit::Kind::column); }},
      {"an empty box", [](const Case& one) { return has_empty_unit(one.board, Unit::Kind::box); }},
      {"the first row empty", [](const Case& one) { return has_empty_row(one.board, 1); }},
      {"the last row empty", [](const Case& one) { return has_empty_row(one.board, 9); }},
      {"one row empty, the rest given",
       [](const Case& one) {
         return one.board.count_givens() == 72 && has_empty_unit(one.board, Unit::Kind::row);
       }},
      {"one column empty, the rest given",
       [](const Case& one) {
         return one.board.count_givens() == 72 && has_empty_unit(one.board, Unit::Kind::column);
       }},
      {"one box empty, the rest given",
       [](const Case& one) {
         return one.board.count_givens() == 72 && has_empty_unit(one.board, Unit::Kind::box);
       }},
      {"a digit that is not given",
       [](const Case& one) { return count_different_givens(one.board) == 8; }},
      {"an empty first cell that takes a 9",
       [](const Case& one) { return one.board.is_empty({0}) && one.solution[{0}] == '9'; }},
      {"an empty last cell that takes a 9",
       [](const Case& one) { return one.board.is_empty({80}) && one.solution[{80}] == '9'; }},
      {"an empty last cell that takes a 1",
       [](const Case& one) { return one.board.is_empty({80}) && one.solution[{80}] == '1'; }},
      {"17 givens", [](const Case& one) { return one.board.count_givens() == 17; }},
      {"18 givens", [](const Case& one) { return one.board.count_givens() == 18; }},
      {"19 givens", [](const Case& one) { return one.board.count_givens() == 19; }},
      {"20 givens", [](const Case& one) { return one.board.count_givens() == 20; }},
      {"30 to 35 givens",
       [](const Case& one) {
         return 30 <= one.board.count_givens() && one.board.count_givens() <= 35;
       }},
      {"more than 50 givens, not all",
       [](const Case& one) { return one.board.count_givens() > 50 && !one.board.is_full(); }},
  };
  const std::vector<Case> cases = all_cases();
  for (const auto& [kind, is_of_kind] : kinds)
    EXPECT_TRUE(std::ranges::any_of(cases, is_of_kind)) << "no case is " << kind;
}

TEST(Suites, HoldBoardsInOrdersThatCatchStateLeftBehind) {
  const std::vector<Case> cases = all_cases();
  const auto holds_pair = [&](const std::function<bool(const Case&, const Case&)>& is_pair) {
    for (std::size_t i = 1; i < cases.size(); ++i) {
      if (cases[i].suite == cases[i - 1].suite && is_pair(cases[i - 1], cases[i])) return true;
    }
    return false;
  };
  EXPECT_TRUE(holds_pair([](const Case& a, const Case& b) { return a.board == b.board; }))
      << "no board comes twice in a row";
  EXPECT_TRUE(holds_pair([](const Case& a, const Case& b) {
    return a.board.is_full() && !b.board.is_full();
  })) << "no board follows a full one";
  EXPECT_TRUE(holds_pair([](const Case& a, const Case& b) {
    return b.board.count_givens() >= a.board.count_givens() + 20;
  })) << "no board with few empty cells follows one with many";
  EXPECT_TRUE(holds_pair([](const Case& a, const Case& b) {
    for (int i = 0; i < 81; ++i) {
      if (a.board.is_empty({i}) != b.board.is_empty({i})) return false;
    }
    return a.board != b.board;
  })) << "no board follows one with the same cells empty and other digits";
}

TEST(Suites, AreNamedAsTheirFilesAndPointToTheLinesOfTheirCases) {
  for (const Case& one : all_cases()) {
    EXPECT_EQ(std::filesystem::path(one.origin.file).stem(), one.suite);
    EXPECT_GT(one.origin.line, 1U) << one.full_name();
  }
}

const std::vector<Suite>& challenge_suites() {
  static const std::vector<Suite> loaded = load_suites({JUDGE_SOURCE_DIR "/testcases/challenge"});
  return loaded;
}

TEST(ChallengeSuites, HoldOnlyBoardsWithExactlyOneSolution) {
  for (const Suite& suite : challenge_suites()) {
    for (const Case& one : suite.cases)
      EXPECT_TRUE(is_solution(one.board, Answer::of(one.solution))) << one.full_name();
  }
}

TEST(ChallengeSuites, AreAgainstEachKindOfSearch) {
  std::set<std::string> names;
  std::size_t boards = 0;
  for (const Suite& suite : challenge_suites()) {
    names.insert(suite.name);
    boards += suite.cases.size();
    EXPECT_NE(suite.description, "") << suite.name;
    for (const Case& one : suite.cases) {
      EXPECT_NE(one.catches, "") << one.full_name();
      EXPECT_EQ(one.time_limit, std::chrono::seconds(1)) << one.full_name();
    }
  }
  EXPECT_EQ(names, (std::set<std::string>{"against-fewest-candidates", "against-reading-order",
                                          "many-guesses", "seventeen-clues", "variants"}));
  EXPECT_GE(boards, 60U);
}

TEST(ChallengeSuites, AgainstReadingOrderGoFromATenthOfASecondToMinutes) {
  std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t most = 0;
  for (const Suite& suite : challenge_suites()) {
    if (suite.name != "against-reading-order") continue;
    for (const Case& one : suite.cases) {
      if (!one.backtracking_placements) continue;
      least = std::min(least, *one.backtracking_placements);
      most = std::max(most, *one.backtracking_placements);
    }
  }
  EXPECT_LT(least, 10'000'000U);
  EXPECT_GT(most, 1'000'000'000U);
}

/// What solution/backtracking.cpp does, written once more and in another way: no tables, and a
/// stack of cells instead of recursion.
std::uint64_t count_placements_by_hand(const Board& board) {
  std::vector<Cell> empty;
  for (int i = 0; i < 81; ++i) {
    if (board.is_empty({i})) empty.push_back({i});
  }
  const auto holds = [](const Board& here, Cell cell, char digit) {
    return std::ranges::any_of(all_units(), [&](const Unit& unit) {
      return std::ranges::find(unit.cells, cell) != unit.cells.end() &&
             std::ranges::any_of(unit.cells, [&](Cell other) { return here[other] == digit; });
    });
  };
  Board here = board;
  std::uint64_t placements = 0;
  for (std::size_t at = 0; at < empty.size();) {
    const Cell cell = empty[at];
    char digit = here.is_empty(cell) ? '1' : static_cast<char>(here[cell] + 1);
    here.set(cell, Board::empty);
    while (digit <= '9' && holds(here, cell, digit)) ++digit;
    if (digit > '9') {
      --at;
      continue;
    }
    here.set(cell, digit);
    ++placements;
    ++at;
  }
  return placements;
}

TEST(ChallengeSuites, StateTheRightNumberOfPlacementsWhereItCanBeCountedByHand) {
  int counted = 0;
  for (const Suite& suite : challenge_suites()) {
    for (const Case& one : suite.cases) {
      if (!one.backtracking_placements || *one.backtracking_placements > 200'000) continue;
      EXPECT_EQ(count_placements_by_hand(one.board), one.backtracking_placements)
          << one.full_name();
      ++counted;
    }
  }
  EXPECT_GE(counted, 5);
}

TEST(ChallengeSuites, HoldTheVariantsOfOneBoardOfTheirs) {
  std::set<std::string> puzzles;
  for (const Suite& suite : challenge_suites()) {
    if (suite.name != "variants") continue;
    for (const Case& one : suite.cases)
      puzzles.insert(std::string(canonical_form(one.board).cells()));
  }
  EXPECT_EQ(puzzles.size(), 1U);
}

}  // namespace
}  // namespace judge
