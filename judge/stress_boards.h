#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "judge/cases/case.h"
#include "judge/sudoku/random.h"

namespace judge {

/// What is special about a board that a solution is stressed with.
enum class BoardKind {
  random,         // 28 to 45 givens
  minimal,        // each given is needed
  near_complete,  // one to five cells are empty
  full,           // none is
  sparse,         // 17 to 20 givens: a board of testcases/ in another dress
  empty_unit,     // a row, a column or a box is empty, or several are
  missing_digit,  // no given is that digit
  suite_twin,     // a board of the suites in another dress
  relabelled,     // two boards in a row that are one with other digits
  exchanged,      // two boards in a row that are one with two lines, bands or stacks exchanged
  repeated,       // the same board twice in a row
};
inline constexpr std::size_t board_kinds = 11;

/// `near-complete`, as in the names of the boards.
std::string_view name_of(BoardKind kind);

/// Boards that are given to one process in this order.
struct StressBatch {
  std::vector<Case> cases;
  std::vector<BoardKind> kinds;  // of each
};

/// Makes batches of boards with exactly one solution. All of a seed is the same again for the same
/// suites, whichever batches were made before.
class StressBoards {
 public:
  static constexpr std::size_t batch_size = 48;

  /// The boards of `suites` are the ones that are put into other dresses; `time_limit` is that of
  /// each case.
  StressBoards(std::uint64_t seed, const std::vector<Suite>& suites,
               std::chrono::nanoseconds time_limit);

  StressBatch make(std::uint64_t number) const;

 private:
  struct Solved {
    Board board;
    Board solution;
  };
  struct Made {
    Solved puzzle;
    BoardKind kind;
  };
  using Boards = std::vector<Made>;

  Boards make_group(BoardKind kind, Random& random) const;
  Boards make_twin(const std::vector<Solved>& originals, BoardKind kind, Random& random) const;
  Case to_case(const Made& made, std::uint64_t number) const;

  std::uint64_t seed_;
  std::chrono::nanoseconds time_limit_;
  std::vector<Solved> originals_;
  std::vector<Solved> sparse_originals_;
};

}  // namespace judge
