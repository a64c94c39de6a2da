// The rules decide every verdict, and the sentences that `describe` makes are what a person reads
// after a Wrong Answer: both are pinned down here, word by word.

#include "judge/sudoku/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "judge/tests/examples.h"

namespace judge {
namespace {

/// LeetCode's answer with some cells changed.
struct Change {
  int row;  // rows and columns are counted from 1 here, as in the sentences
  int column;
  char byte;
};

Answer answer_with(const std::vector<Change>& changes) {
  Answer answer = Answer::of(example_solution());
  for (const auto& [row, column, byte] : changes)
    answer.cells[static_cast<std::size_t>(Cell::at(row - 1, column - 1).index)] = byte;
  return answer;
}

std::vector<std::string> describe_all(const Board& given, const Answer& answer) {
  std::vector<std::string> sentences;
  for (const Violation& violation : find_violations(given, answer))
    sentences.push_back(describe(violation));
  return sentences;
}

std::vector<std::string> names_of(const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (Cell cell : cells) names.push_back(cell.name());
  return names;
}

TEST(Units, AreNineRowsNineColumnsAndNineBoxes) {
  std::set<std::string> names;
  for (const Unit& unit : all_units()) names.insert(unit.name());
  EXPECT_EQ(names.size(), 27U);
  EXPECT_TRUE(names.contains("row 1") && names.contains("column 5") && names.contains("box 9"));
}

TEST(Units, HoldEachCellInOneRowOneColumnAndOneBox) {
  for (int i = 0; i < 81; ++i) {
    std::vector<std::string> names;
    for (const Unit& unit : all_units()) {
      if (std::ranges::find(unit.cells, Cell{i}) != unit.cells.end()) names.push_back(unit.name());
    }
    const std::vector<std::string> expected{"row " + std::to_string(Cell{i}.row() + 1),
                                            "column " + std::to_string(Cell{i}.column() + 1),
                                            "box " + std::to_string(Cell{i}.box() + 1)};
    EXPECT_EQ(names, expected);
  }
}

TEST(Units, HaveTheirCellsInReadingOrder) {
  for (const Unit& unit : all_units()) EXPECT_TRUE(std::ranges::is_sorted(unit.cells));
}

TEST(IsSolution, AcceptsTheAnswerOfTheExample) {
  EXPECT_TRUE(is_solution(example_board(), Answer::of(example_solution())));
}

TEST(IsSolution, AcceptsEachOfSeveralCompletions) {
  // Two rows of a band may change places where nothing is given in them.
  Board given = example_solution();
  for (int column = 0; column < 9; ++column) {
    given.set(Cell::at(0, column), Board::empty);
    given.set(Cell::at(1, column), Board::empty);
  }
  Board swapped = example_solution();
  for (int column = 0; column < 9; ++column) {
    swapped.set(Cell::at(0, column), example_solution()[Cell::at(1, column)]);
    swapped.set(Cell::at(1, column), example_solution()[Cell::at(0, column)]);
  }
  EXPECT_TRUE(is_solution(given, Answer::of(example_solution())));
  EXPECT_TRUE(is_solution(given, Answer::of(swapped)));
  EXPECT_TRUE(find_violations(given, Answer::of(swapped)).empty());
}

TEST(IsSolution, AcceptsAFullBoardLeftAsItIs) {
  EXPECT_TRUE(is_solution(example_solution(), Answer::of(example_solution())));
}

TEST(IsSolution, RefusesEveryOtherByteInEveryCell) {
  for (int cell = 0; cell < 81; ++cell) {
    for (int byte = 0; byte < 256; ++byte) {
      Answer answer = Answer::of(example_solution());
      answer.cells[static_cast<std::size_t>(cell)] = static_cast<char>(byte);
      const bool is_right = static_cast<char>(byte) == example_solution()[Cell{cell}];
      ASSERT_EQ(is_solution(example_board(), answer), is_right) << cell << " holds " << byte;
      ASSERT_EQ(find_violations(example_board(), answer).empty(), is_right);
      ASSERT_EQ(is_solution(Board(), answer), is_right);
    }
  }
}

TEST(IsSolution, ChecksColumnsAndBoxesToo) {
  Answer rows_only;     // each row is 123456789
  Answer latin_square;  // rows and columns are right, boxes are not
  rows_only.rows = latin_square.rows = 9;
  rows_only.row_lengths.fill(9);
  latin_square.row_lengths.fill(9);
  for (int i = 0; i < 81; ++i) {
    const Cell cell{i};
    rows_only.cells[static_cast<std::size_t>(i)] = static_cast<char>('1' + cell.column());
    latin_square.cells[static_cast<std::size_t>(i)] =
        static_cast<char>('1' + (cell.row() + cell.column()) % 9);
  }
  ASSERT_FALSE(is_solution(Board(), rows_only));
  ASSERT_FALSE(is_solution(Board(), latin_square));
  EXPECT_EQ(describe_all(Board(), rows_only).front(),
            "column 1 holds 1 9 times, at r1c1, r2c1, r3c1, r4c1, r5c1, r6c1, r7c1, r8c1 and r9c1");
  EXPECT_EQ(describe_all(Board(), latin_square).front(), "box 1 holds 2 twice, at r1c2 and r2c1");
}

TEST(FindViolations, DescribesWhatIsWrongInOneSentence) {
  const struct {
    std::vector<Change> changes;
    std::vector<std::string> sentences;
  } table[] = {
      {{}, {}},
      {{{2, 6, '8'}},
       {"r2c6 was given as 5, the answer says 8", "row 2 holds 8 twice, at r2c6 and r2c9",
        "column 6 holds 8 twice, at r1c6 and r2c6", "box 2 holds 8 twice, at r1c6 and r2c6"}},
      {{{1, 3, '.'}}, {"one cell is left empty: r1c3"}},
      {{{1, 3, '.'}, {9, 4, '.'}}, {"2 cells are left empty: r1c3 and r9c4"}},
      {{{1, 1, '.'}}, {"r1c1 was given as 5, the answer leaves it empty"}},
      {{{1, 1, 5}}, {"r1c1 was given as 5, the answer holds the number 5, not the character '5'"}},
      {{{1, 1, '\xff'}}, {"r1c1 was given as 5, the answer says byte 0xff"}},
      {{{1, 3, 4}}, {"r1c3 holds the number 4, not the character '4'"}},
      {{{1, 3, 0}}, {"r1c3 holds the number 0, not the character '0'"}},
      {{{1, 3, '0'}}, {"r1c3 holds 0, which is not a digit"}},
      {{{1, 3, '\n'}}, {"r1c3 holds byte 0x0a, which is not a digit"}},
      {{{1, 3, ' '}}, {"r1c3 holds byte 0x20, which is not a digit"}},
      {{{1, 3, '\x1b'}}, {"r1c3 holds byte 0x1b, which is not a digit"}},
      {{{1, 3, '\x7f'}}, {"r1c3 holds byte 0x7f, which is not a digit"}},
      {{{1, 3, 'x'}}, {"r1c3 holds x, which is not a digit"}},
      {{{1, 3, '6'}},
       {"row 1 holds 6 twice, at r1c3 and r1c4", "column 3 holds 6 twice, at r1c3 and r5c3",
        "box 1 holds 6 twice, at r1c3 and r2c1"}},
  };
  for (const auto& [changes, expected] : table) {
    const std::vector<std::string> sentences = describe_all(example_board(), answer_with(changes));
    EXPECT_EQ(sentences, expected);
  }
}

TEST(FindViolations, TellsTheMostTellingFirst) {
  const Answer answer =
      answer_with({{1, 3, '6'}, {1, 4, '.'}, {9, 4, 'x'}, {5, 1, '7'}, {9, 9, '1'}});
  const std::vector<Violation> found = find_violations(example_board(), answer);
  ASSERT_GE(found.size(), 5U);
  EXPECT_EQ(describe(Violation(found[0])), "r5c1 was given as 4, the answer says 7");
  EXPECT_EQ(describe(Violation(found[1])), "r9c9 was given as 9, the answer says 1");
  EXPECT_TRUE(std::holds_alternative<NotADigit>(found[2]));
  EXPECT_TRUE(std::holds_alternative<LeftEmpty>(found[3]));
  EXPECT_TRUE(std::holds_alternative<RepeatedDigit>(found[4]));
}

TEST(FindViolations, SaysThatTheBoardIsUnchangedBeforeItsEmptyCells) {
  EXPECT_EQ(describe_all(example_board(), Answer::of(example_board())),
            (std::vector<std::string>{
                "the board is unchanged: has the parameter lost its `&`, or was all of it undone?",
                "51 cells are left empty: r1c3, r1c4, r1c6, r1c7, r1c8 and 46 more"}));
}

TEST(FindViolations, TellsTheShapeOnlyIfItIsWrong) {
  const struct {
    std::uint64_t rows;
    std::vector<std::uint64_t> lengths;
    std::string sentence;
  } table[] = {
      {0, {}, "the board came back with 0 rows, expected 9"},
      {1, {9}, "the board came back with 1 row, expected 9"},
      {8, {9, 9, 9, 9, 9, 9, 9, 9}, "the board came back with 8 rows, expected 9"},
      {10, {9, 9, 9, 9, 9, 9, 9, 9, 9}, "the board came back with 10 rows, expected 9"},
      {18446744073709551615U, {}, "the board came back with 18446744073709551615 rows, expected 9"},
      {9, {0, 9, 9, 9, 9, 9, 9, 9, 9}, "row 1 came back with 0 cells, expected 9"},
      {9, {9, 9, 9, 9, 9, 9, 9, 9, 1}, "row 9 came back with 1 cell, expected 9"},
      {9, {9, 9, 10, 9, 8, 9, 9, 9, 9}, "row 3 came back with 10 cells, expected 9"},
  };
  for (const auto& [rows, lengths, sentence] : table) {
    Answer answer = Answer::of(example_solution());
    answer.rows = rows;
    answer.row_lengths.fill(0);
    std::ranges::copy(lengths, answer.row_lengths.begin());
    EXPECT_FALSE(is_solution(example_board(), answer));
    EXPECT_EQ(describe_all(example_board(), answer), std::vector<std::string>{sentence});
  }
}

TEST(CellsOf, MarksTheCellsOfEachKindOfViolation) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(cells_of(WrongShape{8, std::nullopt, 0}), std::vector<Cell>{});
  EXPECT_EQ(cells_of(Unchanged{}), std::vector<Cell>{});
  EXPECT_EQ(names_of(cells_of(ChangedGiven{Cell{0}, '5', '6'})), Names{"r1c1"});
  EXPECT_EQ(names_of(cells_of(NotADigit{Cell{80}, 0})), Names{"r9c9"});
  EXPECT_EQ(names_of(cells_of(LeftEmpty{{Cell{1}, Cell{2}}})), (Names{"r1c2", "r1c3"}));
  EXPECT_EQ(names_of(cells_of(RepeatedDigit{all_units().data(), '1', {Cell{0}, Cell{8}}})),
            (Names{"r1c1", "r1c9"}));
}

TEST(FindRepeatedGivens, FindsNoneInTheExample) {
  EXPECT_TRUE(find_repeated_givens(example_board()).empty());
  EXPECT_TRUE(find_repeated_givens(example_solution()).empty());
  EXPECT_TRUE(find_repeated_givens(Board()).empty());
}

TEST(FindRepeatedGivens, FindsADigitInEveryUnitThatRepeatsIt) {
  Board board = example_board();
  board.set(Cell::at(0, 2), '5');  // r1c1 is 5
  const std::vector<RepeatedDigit> found = find_repeated_givens(board);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(describe(Violation(found[0])), "row 1 holds 5 twice, at r1c1 and r1c3");
  EXPECT_EQ(describe(Violation(found[1])), "box 1 holds 5 twice, at r1c1 and r1c3");
}

}  // namespace
}  // namespace judge
