// How the least of 1,218,998,108,160 equivalent boards is found without making them all.
//
// The least board has the least first row, among those with that the least second row, and so on.
// So the form is made row by row, and after each row only those ways are kept that made the least
// row. Two things keep the ways few.
//
// Digits need no choice. Read in reading order, the least board names its digits in the order in
// which they first appear: the first digit is 1, the next new one 2. A digit without a name yet is
// greater than all that have one, so for comparing rows all such digits are one symbol, `new`:
//
//     empty  <  1  <  2  <  …  <  new
//
// Columns are chosen as late as can be. Columns of one stack that have been empty in all rows so
// far are still alike, and so are stacks that have been empty altogether. As an empty cell is the
// least, what is still alike stands to the left: the stacks without a digit left of the others, and
// in each stack the columns without a digit left of the others. A way therefore keeps nine columns
// in an order of which only a part is decided; columns 0 to 5 here are two stacks of which nothing
// is known yet:
//
//     . . . | . . . | . 1 2        the least first row of some board: two digits in one stack
//     └── alike ──┘   └ column of that stack that is still empty: it stands left, and being the
//                       only one, where it stands is known
//
// The next row is laid out as small as it can be: within each stack its undecided columns in
// ascending order, then the undecided stacks in ascending order. What has a digit is decided
// thereby. Only `new` beside `new`, and undecided stacks that look the same but hold a digit, leave
// a choice, since each order gives the same row but names other digits; there, a way parts into
// several.
//
// A full board has 2 * 9 * 6^4 = 23,328 ways after the first row, a puzzle far fewer. In the end as
// many ways remain as the board has symmetries of its own, and all say the same.

#include "judge/sudoku/canonical.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace judge {

namespace {

constexpr int empty = 0;
constexpr int unnamed = 10;  // greater than the names 1 to 9

using Row = std::array<int, 9>;
using DigitRows = std::array<Row, 9>;  // rows of digits 1 to 9, or `empty`

DigitRows digits_of(const Board& board, bool transposed) {
  DigitRows digits{};
  for (int i = 0; i < 81; ++i) {
    const Cell cell{i};
    const auto row = static_cast<std::size_t>(transposed ? cell.column() : cell.row());
    const auto column = static_cast<std::size_t>(transposed ? cell.row() : cell.column());
    digits[row][column] = board.is_empty(cell) ? empty : board[cell] - '0';
  }
  return digits;
}

/// One way to lay out the rows made so far.
struct Way {
  bool transposed = false;
  int rows_used = 0;                                      // bit r: row r of the board is laid out
  int band = 0;                                           // of the last row
  std::array<int, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};  // of the board, from left to right
  int open_stacks = 3;  // the leftmost stacks, alike so far and without a digit
  std::array<int, 3> open_columns{3, 3, 3};  // of each place for a stack: its leftmost columns
  std::array<int, 10> names{};               // of each digit; 0: none yet
  int names_given = 0;
};

/// What a cell is called in a way; `unnamed` for a digit without a name.
int symbol_of(const Way& way, int digit) {
  if (digit == empty) return empty;
  const int name = way.names[static_cast<std::size_t>(digit)];
  return name == 0 ? unnamed : name;
}

std::size_t first_column(int stack) {
  return static_cast<std::size_t>(stack * 3);
}

/// Orders the columns of a way so that `row` becomes as small as it can be, and returns what the
/// row then looks like.
Row arrange(Way& way, const Row& row) {
  const auto symbol = [&](int column) {
    return symbol_of(way, row[static_cast<std::size_t>(column)]);
  };
  for (int stack = 0; stack < 3; ++stack) {
    const auto begin = way.columns.begin() + std::ptrdiff_t{3} * stack;
    std::ranges::sort(begin, begin + way.open_columns[static_cast<std::size_t>(stack)], {}, symbol);
  }
  // Open stacks have nothing but open columns, so that they can be exchanged as they are.
  const auto looks_less = [&](int a, int b) {
    for (std::size_t k = 0; k < 3; ++k) {
      const int left = symbol(way.columns[first_column(a) + k]);
      const int right = symbol(way.columns[first_column(b) + k]);
      if (left != right) return left < right;
    }
    return false;
  };
  for (int end = way.open_stacks; end > 1; --end) {
    for (int stack = 0; stack + 1 < end; ++stack) {
      if (!looks_less(stack + 1, stack)) continue;
      const auto here = way.columns.begin() + std::ptrdiff_t{3} * stack;
      std::swap_ranges(here, here + 3, here + 3);
    }
  }
  Row looks{};
  std::ranges::transform(way.columns, looks.begin(), symbol);
  return looks;
}

/// Gives names to the digits that appear for the first time, from left to right.
void name_digits(Way& way, const Row& row) {
  for (const int column : way.columns) {
    const int digit = row[static_cast<std::size_t>(column)];
    if (symbol_of(way, digit) == unnamed)
      way.names[static_cast<std::size_t>(digit)] = ++way.names_given;
  }
}

/// Decides the places of the columns and stacks that have got a digit.
void close_columns(Way& way, const Row& looks) {
  int open_stacks = 0;
  for (int stack = 0; stack < 3; ++stack) {
    int& open = way.open_columns[static_cast<std::size_t>(stack)];
    while (open > 0 && looks[first_column(stack) + static_cast<std::size_t>(open) - 1] != empty)
      --open;
    if (stack < way.open_stacks && open == 3) ++open_stacks;
  }
  way.open_stacks = open_stacks;
}

/// Calls `use` with each order of the columns of one stack that leaves the row's look as it is:
/// open columns that hold an unnamed digit can change places.
template <typename Use>
void permute_columns(Way way, const Row& looks, int stack, const Use& use) {
  if (stack == 3) return use(way);
  const std::size_t begin = first_column(stack);
  const std::size_t end =
      begin + static_cast<std::size_t>(way.open_columns[static_cast<std::size_t>(stack)]);
  std::size_t first = begin;
  while (first < end && looks[first] != unnamed) ++first;
  const auto at = [&](std::size_t place) {
    return way.columns.begin() + static_cast<std::ptrdiff_t>(place);
  };
  std::sort(at(first), at(end));
  do {
    permute_columns(way, looks, stack + 1, use);
  } while (std::next_permutation(at(first), at(end)));
}

/// Calls `use` with each order of open stacks that look the same and hold a digit.
template <typename Use>
void permute_stacks(const Way& way, const Row& looks, const Use& use) {
  const auto look_of = [&](int stack) {
    const std::size_t begin = first_column(stack);
    return std::array{looks[begin], looks[begin + 1], looks[begin + 2]};
  };
  std::array<int, 3> order{0, 1, 2};
  do {
    Way permuted = way;
    bool keeps_looks = true;
    for (int place = 0; place < 3; ++place) {
      const int stack = order[static_cast<std::size_t>(place)];
      if (stack == place) continue;
      const bool is_free = place < way.open_stacks && stack < way.open_stacks;
      const auto look = look_of(place);
      if (!is_free || look != look_of(stack) || look == std::array{empty, empty, empty})
        keeps_looks = false;
      for (std::size_t k = 0; k < 3; ++k)
        permuted.columns[first_column(place) + k] = way.columns[first_column(stack) + k];
    }
    if (keeps_looks) use(permuted);
  } while (std::ranges::next_permutation(order).found);
}

/// Appends the ways that go on from `way`, whose columns are arranged for `row`.
void part(const Way& way, const Row& row, const Row& looks, std::vector<Way>& ways) {
  permute_stacks(way, looks, [&](const Way& with_stacks) {
    permute_columns(with_stacks, looks, 0, [&](Way next) {
      name_digits(next, row);
      close_columns(next, looks);
      ways.push_back(next);
    });
  });
}

bool may_come_next(const Way& way, int row, int rows_laid_out) {
  if (way.rows_used & 1 << row) return false;
  const bool starts_a_band = rows_laid_out % 3 == 0;
  const int band = row / 3;
  return starts_a_band ? (way.rows_used & 0b111 << band * 3) == 0 : band == way.band;
}

}  // namespace

Board canonical_form(const Board& board) {
  const std::array<DigitRows, 2> boards{digits_of(board, false), digits_of(board, true)};
  std::vector<Way> ways(2);
  ways[1].transposed = true;
  Board form;
  for (int laid_out = 0; laid_out < 9; ++laid_out) {
    std::vector<Way> next;
    Row least;
    least.fill(unnamed + 1);
    for (const Way& way : ways) {
      const DigitRows& digits = boards[way.transposed ? 1 : 0];
      for (int number = 0; number < 9; ++number) {
        if (!may_come_next(way, number, laid_out)) continue;
        const Row& row = digits[static_cast<std::size_t>(number)];
        Way arranged = way;
        const Row looks = arrange(arranged, row);
        if (looks > least) continue;
        if (looks < least) next.clear();
        least = looks;
        arranged.rows_used |= 1 << number;
        arranged.band = number / 3;
        part(arranged, row, looks, next);
      }
    }
    ways = std::move(next);
    int name = ways.front().names_given - static_cast<int>(std::ranges::count(least, unnamed));
    for (int column = 0; column < 9; ++column) {
      int& symbol = least[static_cast<std::size_t>(column)];
      if (symbol == unnamed) symbol = ++name;
      if (symbol != empty) form.set(Cell::at(laid_out, column), static_cast<char>('0' + symbol));
    }
  }
  return form;
}

}  // namespace judge
