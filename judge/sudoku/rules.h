#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

/// A row, a column or a box: nine cells that hold each digit once.
struct Unit {
  enum class Kind { row, column, box };
  Kind kind = Kind::row;
  int number = 1;             // 1 to 9; boxes are counted in reading order
  std::array<Cell, 9> cells;  // in reading order

  /// `row 5`, `column 1`, `box 9`.
  std::string name() const;
};

/// All 27 units: nine rows, nine columns, nine boxes.
const std::array<Unit, 27>& all_units();

/// What a submission left in its `vector<vector<char>>`, which need not be a board at all: any
/// number of rows, of any lengths, holding any bytes. Carried are the true number of rows, the true
/// length of the first nine, and the cells that fall into the 9x9 square; a cell that does not
/// exist holds 0.
struct Answer {
  std::uint64_t rows = 0;
  std::array<std::uint64_t, 9> row_lengths{};
  std::array<char, 81> cells{};

  static Answer of(const Board& board);
  char operator[](Cell cell) const { return cells[static_cast<std::size_t>(cell.index)]; }
};

// What can be wrong with an answer, one type a kind, each with what a person needs to see it.

/// The board has not nine rows, or one of its first nine rows has not nine cells.
struct WrongShape {
  std::uint64_t rows;            // as came back; 9 if the fault is in a row
  std::optional<int> short_row;  // 0 to 8: the first row of a wrong length, if there are nine rows
  std::uint64_t row_length;      // its length; unused without `short_row`
};
/// The parameter still holds the input.
struct Unchanged {};
/// A given is no longer there.
struct ChangedGiven {
  Cell cell;
  char given;
  unsigned char answer;  // any byte
};
/// A cell holds a byte that is neither a digit nor `.`.
struct NotADigit {
  Cell cell;
  unsigned char byte;
};
/// Cells that still hold `.`; never none.
struct LeftEmpty {
  std::vector<Cell> cells;
};
/// A unit holds a digit more than once.
struct RepeatedDigit {
  const Unit* unit;
  char digit;
  std::vector<Cell> cells;  // where, at least two, in reading order
};

using Violation =
    std::variant<WrongShape, Unchanged, ChangedGiven, NotADigit, LeftEmpty, RepeatedDigit>;

/// Everything that is wrong with `answer` as a solution of `given`, the most telling first, in the
/// order of the types above; empty exactly if the answer is a full board that keeps the givens and
/// holds each digit once in each of the 27 units. Any valid completion is right, also for a board
/// that has several.
std::vector<Violation> find_violations(const Board& given, const Answer& answer);

/// Whether `find_violations` would find none; takes well under a microsecond.
bool is_solution(const Board& given, const Answer& answer);

/// One sentence without a full stop: `r2c6 was given as 5, the answer says 8`.
std::string describe(const Violation& violation);

/// The cells that a report should mark.
std::vector<Cell> cells_of(const Violation& violation);

/// A digit that two givens of one unit share makes a board unsolvable; each such pair is described
/// as in `describe(RepeatedDigit)`. Empty for a board without such a pair.
std::vector<RepeatedDigit> find_repeated_givens(const Board& board);

}  // namespace judge
