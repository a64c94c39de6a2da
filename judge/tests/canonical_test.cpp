// The canonical form is only of use if it is right: equal for all dresses of a puzzle and for
// nothing else. It is compared with the least board found by trying all, and with itself after
// random moves.

#include "judge/sudoku/canonical.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "judge/cases/load.h"
#include "judge/tests/examples.h"

namespace judge {
namespace {

using Order = std::array<int, 9>;

Board board_of(const std::string& cells) {
  return Board::from_cells(cells).value();
}

/// All 1296 orders of nine rows that keep the bands together.
const std::vector<Order>& all_orders() {
  static const std::vector<Order> orders = [] {
    std::vector<std::array<int, 3>> of_three;
    std::array<int, 3> three{0, 1, 2};
    do of_three.push_back(three);
    while (std::ranges::next_permutation(three).found);
    std::vector<Order> all;
    for (const auto& bands : of_three)
      for (const auto& a : of_three)
        for (const auto& b : of_three)
          for (const auto& c : of_three) {
            Order& order = all.emplace_back();
            for (std::size_t k = 0; k < 3; ++k) {
              order[k] = bands[0] * 3 + a[k];
              order[3 + k] = bands[1] * 3 + b[k];
              order[6 + k] = bands[2] * 3 + c[k];
            }
          }
    return all;
  }();
  return orders;
}

Board permuted(const Board& board, const Order& rows, const Order& columns, bool transposed) {
  Board result;
  for (int i = 0; i < 81; ++i) {
    const int row = rows[static_cast<std::size_t>(i / 9)];
    const int column = columns[static_cast<std::size_t>(i % 9)];
    result.set({i}, board[transposed ? Cell::at(column, row) : Cell::at(row, column)]);
  }
  return result;
}

Board relabelled(const Board& board, const std::string& digits) {
  Board result;
  for (int i = 0; i < 81; ++i) {
    if (!board.is_empty({i})) result.set({i}, digits[static_cast<std::size_t>(board[{i}] - '1')]);
  }
  return result;
}

class Dresser {
 public:
  Board dress(const Board& board) {
    const auto& orders = all_orders();
    std::string digits = "123456789";
    std::ranges::shuffle(digits, random_);
    return relabelled(permuted(board, orders[random_() % orders.size()],
                               orders[random_() % orders.size()], random_() % 2 == 0),
                      digits);
  }

 private:
  std::mt19937 random_{37};  // the same every time
};

/// Names the digits in the order in which they appear.
std::string named_in_order(const Board& board) {
  std::array<char, 128> names{};
  char next = '1';
  std::string cells(board.cells());
  for (char& cell : cells) {
    if (cell == Board::empty) continue;
    char& name = names[static_cast<std::size_t>(cell)];
    if (name == 0) name = next++;
    cell = name;
  }
  return cells;
}

/// `.` is less than any digit in ASCII, too.
std::string least_of_all(const Board& board) {
  std::string least(81, '9');
  for (const bool transposed : {false, true})
    for (const Order& rows : all_orders())
      for (const Order& columns : all_orders())
        least = std::min(least, named_in_order(permuted(board, rows, columns, transposed)));
  return least;
}

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const Suite& suite :
       load_suites({JUDGE_SOURCE_DIR "/testcases", JUDGE_SOURCE_DIR "/testcases/challenge"}))
    cases.insert(cases.end(), suite.cases.begin(), suite.cases.end());
  return cases;
}

/// 17 givens.
const std::string sparse =
    "...8.1..........435............7.8........1...2..3....6......75..34........2..6..";

TEST(CanonicalForm, IsTheLeastOfAllEquivalentBoards) {
  EXPECT_EQ(canonical_form(board_of(sparse)).cells(), least_of_all(board_of(sparse)));
}

TEST(CanonicalForm, OfABoardWithFewDigitsIsTheLeastToo) {
  // Many symmetries, open stacks that look alike, and rows that stay empty.
  const std::string cells =
      "1........"
      "...2....."
      "........."
      ".3....4.."
      "....1...."
      "........."
      "........."
      "2.......3"
      "...1.....";
  EXPECT_EQ(canonical_form(board_of(cells)).cells(), least_of_all(board_of(cells)));
}

TEST(CanonicalForm, IsAnEquivalentBoardOfItself) {
  const Board form = canonical_form(example_board());
  EXPECT_EQ(canonical_form(form), form);
  EXPECT_EQ(form.count_givens(), example_board().count_givens());
}

TEST(CanonicalForm, IsTheSameForEveryDressOfAPuzzle) {
  Dresser dresser;
  for (const Case& one : all_cases()) {
    const Board form = canonical_form(one.board);
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(canonical_form(dresser.dress(one.board)), form) << one.full_name();
  }
}

TEST(CanonicalForm, DiffersForPuzzlesThatDiffer) {
  Board other = board_of(sparse);
  std::set<std::string> forms{std::string(canonical_form(other).cells())};
  // With one given less, 17 puzzles of 16 givens; the puzzle has no symmetry of its own.
  for (int i = 0; i < 81; ++i) {
    if (other.is_empty({i})) continue;
    Board less = other;
    less.set({i}, Board::empty);
    EXPECT_TRUE(forms.insert(std::string(canonical_form(less).cells())).second) << i;
  }
  EXPECT_EQ(forms.size(), 18U);
}

TEST(CanonicalForm, OfTheEmptyBoardIsEmptyAndOfAFullOneBeginsWithAllDigitsInOrder) {
  EXPECT_EQ(canonical_form(Board()), Board());
  EXPECT_EQ(canonical_form(example_solution()).cells().substr(0, 9), "123456789");
}

TEST(CanonicalForm, CopesWithTheFullBoardOfMostSymmetries) {
  const Board board =
      board_of("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
  Dresser dresser;
  EXPECT_EQ(canonical_form(dresser.dress(board)), canonical_form(board));
}

}  // namespace
}  // namespace judge
