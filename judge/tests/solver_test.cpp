// The judge's own solver says which boards may be in a suite and what their answer is. It is
// checked against an independent count that shares nothing with it, the plainest search that there
// is.

#include "judge/sudoku/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "judge/sudoku/rules.h"
#include "judge/tests/examples.h"

namespace judge {
namespace {

Board board_of(const std::string& cells) {
  return *Board::from_cells(cells);
}

bool may_hold(const Board& board, Cell cell, char digit) {
  for (int i = 0; i < 81; ++i) {
    const Cell other{i};
    const bool shares =
        other.row() == cell.row() || other.column() == cell.column() || other.box() == cell.box();
    if (shares && other != cell && board[other] == digit) return false;
  }
  return true;
}

/// Counts solutions by trying each digit in each empty cell in reading order.
int count_plainly(Board board, int at_most, int from = 0) {
  while (from < 81 && !board.is_empty({from})) ++from;
  if (from == 81) return 1;
  int count = 0;
  for (char digit = '1'; digit <= '9' && count < at_most; ++digit) {
    if (!may_hold(board, {from}, digit)) continue;
    board.set({from}, digit);
    count += count_plainly(board, at_most - count, from + 1);
    board.set({from}, Board::empty);
  }
  return count;
}

/// The example's solution without every n-th cell and its like: boards that are quickly counted.
std::vector<Board> easy_boards() {
  std::vector<Board> boards{example_board(), example_solution()};
  for (int step = 2; step <= 8; ++step) {
    for (int start = 0; start < step; ++start) {
      Board board = example_solution();
      for (int cell = start; cell < 81; cell += step) board.set({cell}, Board::empty);
      boards.push_back(board);
    }
  }
  return boards;
}

TEST(FindSolutions, SolvesTheExample) {
  const Solutions solutions = find_solutions(example_board());
  EXPECT_TRUE(solutions.is_unique());
  EXPECT_EQ(solutions.first, example_solution());
  EXPECT_FALSE(solutions.second);
}

TEST(FindSolutions, TakesAFullBoardAsItsOwnSolution) {
  const Solutions solutions = find_solutions(example_solution());
  EXPECT_TRUE(solutions.is_unique());
  EXPECT_EQ(solutions.first, example_solution());
}

TEST(FindSolutions, CountsAsThePlainestSearchDoes) {
  for (const Board& board : easy_boards()) {
    EXPECT_EQ(find_solutions(board, 50).count, count_plainly(board, 50)) << board.cells();
    for (int cell = 0; cell < 81; cell += 7) {  // and with one given wrong
      Board changed = board;
      changed.set({cell}, changed[{cell}] == '9' ? '1' : '9');
      EXPECT_EQ(find_solutions(changed, 50).count,
                find_repeated_givens(changed).empty() ? count_plainly(changed, 50) : 0)
          << changed.cells();
    }
  }
}

TEST(FindSolutions, GivesSolutionsThatTheRulesAccept) {
  std::vector<Board> boards = easy_boards();
  boards.emplace_back();
  for (const Board& board : boards) {
    const Solutions solutions = find_solutions(board);
    ASSERT_TRUE(solutions.first);
    EXPECT_TRUE(is_solution(board, Answer::of(*solutions.first)));
    if (solutions.second) {
      EXPECT_TRUE(is_solution(board, Answer::of(*solutions.second)));
      EXPECT_NE(solutions.first, solutions.second);
    }
  }
}

TEST(FindSolutions, FindsBothSolutionsOfABoardWithTwo) {
  // A rectangle of two boxes whose corners hold two digits crosswise can be filled in two ways.
  Board board = example_solution();
  std::vector<Cell> rectangle;
  for (int a = 0; a < 81 && rectangle.empty(); ++a) {
    for (int b = a + 1; b < 81 && rectangle.empty(); ++b) {
      const Cell corner{a};
      const Cell opposite{b};
      const Cell right = Cell::at(corner.row(), opposite.column());
      const Cell below = Cell::at(opposite.row(), corner.column());
      const bool swaps = corner.row() != opposite.row() && corner.column() != opposite.column() &&
                         board[corner] == board[opposite] && board[right] == board[below] &&
                         (corner.box() == right.box() || corner.box() == below.box());
      if (swaps) rectangle = {corner, right, below, opposite};
    }
  }
  ASSERT_EQ(rectangle.size(), 4U);
  for (Cell cell : rectangle) board.set(cell, Board::empty);
  const Solutions solutions = find_solutions(board, 10);
  EXPECT_EQ(solutions.count, 2);
  EXPECT_FALSE(solutions.is_unique());
  ASSERT_TRUE(solutions.first && solutions.second);
  EXPECT_NE(solutions.first, solutions.second);
  EXPECT_TRUE(solutions.first == example_solution() || solutions.second == example_solution());
}

TEST(FindSolutions, StopsAtTheNumberAskedFor) {
  EXPECT_EQ(find_solutions(Board()).count, 2);
  EXPECT_EQ(find_solutions(Board(), 1).count, 1);
  EXPECT_EQ(find_solutions(Board(), 1000).count, 1000);
  EXPECT_EQ(find_solutions(Board(), 0).count, 0);
}

TEST(FindSolutions, SolvesBoardsOfSeventeenClues) {
  for (const char* cells : {
           "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
           ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
           "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
           "................12..3.45........65.3..7......18..........1...8....2.7.....5.....9",
           "................12..3.45.........4.....1...6..3725........7...52........6..8.....",
       }) {
    std::string spelled = cells;
    std::ranges::replace(spelled, '0', Board::empty);
    const Board board = board_of(spelled);
    ASSERT_EQ(board.count_givens(), 17);
    const Solutions solutions = find_solutions(board);
    EXPECT_TRUE(solutions.is_unique()) << cells;
    ASSERT_TRUE(solutions.first);
    EXPECT_TRUE(is_solution(board, Answer::of(*solutions.first)));
  }
}

TEST(FindSolutions, SolvesBoardsThatAreHardForPeopleAndForOtherSearches) {
  for (const char* cells : {
           "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
           "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
           "98.7..6..7.5.6.....46.......5..4.8.....9...3......2..1..8.5.7.....1...9......3..2",
       }) {
    const Solutions solutions = find_solutions(board_of(cells));
    EXPECT_TRUE(solutions.is_unique()) << cells;
  }
}

TEST(FindSolutions, FindsNoneForGivensThatContradictEachOther) {
  for (const auto& [a, b] : {std::pair{0, 8}, {0, 72}, {0, 20}, {79, 80}}) {
    Board board;
    board.set({a}, '5');
    board.set({b}, '5');
    EXPECT_EQ(find_solutions(board).count, 0) << a << " and " << b;
  }
  EXPECT_EQ(find_solutions(board_of(std::string(81, '1'))).count, 0);
}

// None of these has a digit twice in a unit. A search that guesses only among the digits of a cell
// takes seconds for the last but one. CTest's time limit would catch such a search.
TEST(FindSolutions, FindsNoneForBoardsThatAreImpossibleInLessPlainWays) {
  for (const char* cells : {
           // no digit is left for r1c1
           ".23456789....................................1...................................",
           // no place is left in row 1 for 9
           ".2345678.9................9......................................................",
           // no place is left in box 1 for 1
           "...1...........1..234............................................................",
           // only guesses show it
           "9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3",
           "....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...",
           ".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.",
           ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
           ".28.....7.97.83.6..3.......27..9....6.9....7...36..8.....8...3...................",
       }) {
    EXPECT_EQ(find_solutions(board_of(cells)).count, 0) << cells;
  }
}

TEST(FindSolutions, CountsItsGuessesAndNeedsNoneWhereSinglesDecide) {
  EXPECT_EQ(find_solutions(example_board()).guesses, 0U);
  EXPECT_GT(find_solutions(Board()).guesses, 0U);
}

}  // namespace
}  // namespace judge
