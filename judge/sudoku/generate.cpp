#include "judge/sudoku/generate.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "judge/sudoku/bit_grid.h"

namespace judge {

namespace {

constexpr int usual_givens_least = 28;
constexpr int usual_givens_most = 36;
constexpr int easy_givens_least = 36;
constexpr int easy_givens_most = 45;
constexpr int all_that_can_be_spared = 17;  // no board of fewer givens has exactly one solution

/// Empties cells in groups. Most boards bear the loss of the first few dozen cells, so that one
/// look does for all of them; a group that is too much is halved until the cells are found that the
/// board cannot spare.
class Digger {
 public:
  Digger(const Board& board, const Board& solution, int least_givens)
      : board_(board), solution_(solution), spare_(board.count_givens() - least_givens) {}

  void dig(std::span<const int> cells) {
    while (!cells.empty() && spare_ > 0) {
      const std::size_t size = std::min({cells.size(), group_size(), std::size_t(spare_)});
      take(cells.first(size), /*is_too_much=*/false);
      cells = cells.subspan(size);
    }
  }

  const Board& board() const { return board_; }

 private:
  /// By trial: the fewest looks.
  std::size_t group_size() const {
    const int beyond = board_.count_givens() - 33;
    return beyond < 4 ? 1 : static_cast<std::size_t>(beyond) / 2;
  }

  /// Empties as many of the cells as it can; whether that was all of them.
  bool take(std::span<const int> cells, bool is_too_much) {
    if (!is_too_much && try_to_empty(cells)) return true;
    if (cells.size() == 1) return false;
    const std::size_t half = cells.size() / 2;
    const bool took_first = take(cells.first(half), false);
    // All of the first half and all of the second were too much, which need not be looked at again.
    return take(cells.subspan(half), took_first) && took_first;
  }

  bool try_to_empty(std::span<const int> cells) {
    const Board before = board_;
    for (const int cell : cells) board_.set({cell}, Board::empty);
    if (is_unique(cells)) {
      spare_ -= before.count_givens() - board_.count_givens();
      return true;
    }
    board_ = before;
    return false;
  }

  bool is_unique(std::span<const int> emptied) const {
    BitGrid grid(board_);
    if (emptied.size() > 1) return grid.count_solutions(2) == 1;
    const Cell cell{emptied.front()};
    grid.forbid(cell, solution_[cell] - '1');  // any other solution differs in this cell
    return !grid.solve();
  }

  Board board_;
  Board solution_;
  int spare_;
};

int draw_givens(const PuzzleWish& wish, Random& random) {
  if (wish.givens) return *wish.givens;
  if (!wish.grade) return random.between(usual_givens_least, usual_givens_most);
  switch (*wish.grade) {
    case Grade::easy: return random.between(easy_givens_least, easy_givens_most);
    case Grade::medium: return random.between(usual_givens_least, usual_givens_most);
    case Grade::hard:
    case Grade::extreme: return all_that_can_be_spared;
  }
  return all_that_can_be_spared;
}

/// How far a board is from the wish: difficulty first, then givens.
std::pair<int, int> distance(const Board& board, const PuzzleWish& wish) {
  const int steps =
      wish.grade ? std::abs(static_cast<int>(grade_of(board)) - static_cast<int>(*wish.grade)) : 0;
  return {steps, wish.givens ? std::abs(board.count_givens() - *wish.givens) : 0};
}

}  // namespace

Board random_full_board(Random& random) {
  BitGrid grid;
  for (const int box : {0, 4, 8}) {  // which do not see each other
    const std::array<int, 9> digits = random_order<9>(random);
    for (int i = 0; i < 9; ++i)
      grid.place(Cell::at(box / 3 * 3 + i / 3, box % 3 * 3 + i % 3),
                 digits[static_cast<std::size_t>(i)]);
  }
  grid.solve(&random);  // there always is a solution
  return grid.to_board();
}

Board dig(Board board, const Board& solution, std::span<const int> order, int least_givens) {
  Digger digger(board, solution, least_givens);
  digger.dig(order);
  return digger.board();
}

Puzzle generate(const PuzzleWish& wish, std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  Puzzle nearest;
  std::pair<int, int> least_distance;
  for (int tried = 0; tried < most_tries; ++tried) {
    const Board full = random_full_board(random);
    const int givens = draw_givens(wish, random);
    const Board board = dig(full, full, random_order<81>(random), givens);
    const std::pair<int, int> here = distance(board, wish);
    if (tried > 0 && here >= least_distance) continue;
    least_distance = here;
    nearest = {board, full, here == std::pair(0, 0)};
    if (nearest.is_as_wished) break;
  }
  return nearest;
}

}  // namespace judge
