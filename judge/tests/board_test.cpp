// A Board is the one type that every part trusts, so what it accepts is pinned down here.

#include "judge/sudoku/board.h"

#include <gtest/gtest.h>

#include <string>

namespace judge {
namespace {

TEST(Cell, IsNamedByRowAndColumnCountedFromOne) {
  EXPECT_EQ(Cell{0}.name(), "r1c1");
  EXPECT_EQ(Cell::at(1, 5).name(), "r2c6");
  EXPECT_EQ(Cell{80}.name(), "r9c9");
}

TEST(Cell, KnowsItsBoxInReadingOrder) {
  EXPECT_EQ(Cell::at(0, 0).box(), 0);
  EXPECT_EQ(Cell::at(2, 3).box(), 1);
  EXPECT_EQ(Cell::at(3, 2).box(), 3);
  EXPECT_EQ(Cell::at(8, 8).box(), 8);
}

TEST(Board, ReadsDigitsAndDotsOnly) {
  const std::string dots(81, '.');
  EXPECT_TRUE(Board::from_cells(dots));
  for (const char bad : {'0', ':', ' ', 'a', '\0', '\xff'}) {
    std::string cells = dots;
    cells[40] = bad;
    EXPECT_FALSE(Board::from_cells(cells)) << static_cast<int>(bad);
  }
  EXPECT_FALSE(Board::from_cells(dots.substr(1)));
  EXPECT_FALSE(Board::from_cells(dots + "."));
}

TEST(Board, CountsItsGivens) {
  Board board;
  EXPECT_EQ(board.count_givens(), 0);
  board.set(Cell::at(8, 8), '9');
  EXPECT_EQ(board.count_givens(), 1);
  EXPECT_FALSE(board.is_full());
  EXPECT_TRUE(Board::from_cells(std::string(81, '1'))->is_full());
}

}  // namespace
}  // namespace judge
