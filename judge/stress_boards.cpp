#include "judge/stress_boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/dress.h"
#include "judge/sudoku/generate.h"
#include "judge/sudoku/rules.h"

namespace judge {

namespace {

constexpr int most_givens_of_sparse = 20;
constexpr int all_that_can_go = 17;

/// How many groups of each kind a batch has; a group of `relabelled`, `exchanged` or `repeated` is
/// two boards. Most are cheap for every search, so that what is wrong shows soon.
struct Share {
  BoardKind kind;
  int groups;
};
constexpr std::array<Share, board_kinds> shares{{
    {BoardKind::near_complete, 8},
    {BoardKind::full, 2},
    {BoardKind::random, 8},
    {BoardKind::minimal, 6},
    {BoardKind::empty_unit, 6},
    {BoardKind::missing_digit, 3},
    {BoardKind::suite_twin, 4},
    {BoardKind::sparse, 1},
    {BoardKind::relabelled, 2},
    {BoardKind::exchanged, 2},
    {BoardKind::repeated, 1},
}};

constexpr std::size_t count_boards() {
  std::size_t count = 0;
  for (const auto& [kind, groups] : shares) {
    const bool is_pair = kind == BoardKind::relabelled || kind == BoardKind::exchanged ||
                         kind == BoardKind::repeated;
    count += static_cast<std::size_t>(is_pair ? 2 * groups : groups);
  }
  return count;
}
static_assert(count_boards() == StressBoards::batch_size);

/// Boards of the suites are chosen such that plain backtracking answers them. In another dress they
/// may take it hours; such a dress is not worn.
constexpr std::uint64_t most_placements_of_a_twin = 300'000;
constexpr int most_dresses_tried = 3;

/// All cells in a random order, but those of `first` before the others.
std::array<int, 81> order_with_first(const std::vector<Cell>& first, Random& random) {
  std::array<int, 81> order = random_order<81>(random);
  std::stable_partition(order.begin(), order.end(),
                        [&](int cell) { return std::ranges::count(first, Cell{cell}) > 0; });
  return order;
}

bool are_all_empty(const Board& board, const std::vector<Cell>& cells) {
  return std::ranges::all_of(cells, [&](Cell cell) { return board.is_empty(cell); });
}

/// A board in which these cells of `full` are empty, if there is one.
std::optional<Board> empty_first(const Board& full, const std::vector<Cell>& cells,
                                 Random& random) {
  const Board board = dig(full, full, order_with_first(cells, random), random.between(26, 38));
  if (!are_all_empty(board, cells)) return std::nullopt;
  return board;
}

/// One unit can always be empty: the others tell each of its digits. Two rows of a band cannot, as
/// they could be exchanged.
Board make_with_empty_units(const Board& full, Random& random) {
  for (;;) {
    std::vector<Cell> cells;
    for (int units = random.between(1, 3); units > 0; --units) {
      const Unit& unit = all_units()[static_cast<std::size_t>(random.below(27))];
      cells.insert(cells.end(), unit.cells.begin(), unit.cells.end());
    }
    if (const auto board = empty_first(full, cells, random)) return *board;
  }
}

Board make_without_a_digit(const Board& full, Random& random) {
  const char digit = static_cast<char>('1' + random.below(9));
  std::vector<Cell> cells;
  for (int i = 0; i < 81; ++i) {
    if (full[{i}] == digit) cells.push_back({i});
  }
  // The other digits leave one place in each row.
  return empty_first(full, cells, random).value_or(full);
}

Board dig_at_random(const Board& full, int givens, Random& random) {
  return dig(full, full, random_order<81>(random), givens);
}

}  // namespace

std::string_view name_of(BoardKind kind) {
  switch (kind) {
    case BoardKind::random: return "random";
    case BoardKind::minimal: return "minimal";
    case BoardKind::near_complete: return "near-complete";
    case BoardKind::full: return "full";
    case BoardKind::sparse: return "sparse";
    case BoardKind::empty_unit: return "empty-unit";
    case BoardKind::missing_digit: return "missing-digit";
    case BoardKind::suite_twin: return "suite-twin";
    case BoardKind::relabelled: return "relabelled";
    case BoardKind::exchanged: return "exchanged";
    case BoardKind::repeated: return "repeated";
  }
  return "";
}

StressBoards::StressBoards(std::uint64_t seed, const std::vector<Suite>& suites,
                           std::chrono::nanoseconds time_limit)
    : seed_(seed), time_limit_(time_limit) {
  for (const Case* tested : all_cases(suites)) {
    if (!tested->has_one_solution) continue;
    const bool is_sparse = tested->board.count_givens() <= most_givens_of_sparse;
    (is_sparse ? sparse_originals_ : originals_).push_back({tested->board, tested->solution});
  }
}

StressBoards::Boards StressBoards::make_twin(const std::vector<Solved>& originals, BoardKind kind,
                                             Random& random) const {
  for (int tried = 0; tried < most_dresses_tried && !originals.empty(); ++tried) {
    const auto& [board, solution] =
        originals[static_cast<std::size_t>(random.below(static_cast<int>(originals.size())))];
    const Dress dress =
        tried + 1 < most_dresses_tried ? Dress::any(random) : Dress::of_digits(random);
    const Board twin = dress.put_on(board);
    if (count_placements(twin, most_placements_of_a_twin))
      return {{{twin, dress.put_on(solution)}, kind}};
  }
  return make_group(BoardKind::minimal, random);
}

StressBoards::Boards StressBoards::make_group(BoardKind kind, Random& random) const {
  const Board full = random_full_board(random);
  const auto one = [&](const Board& board) { return Boards{{{board, full}, kind}}; };
  const auto any = [&] { return dig_at_random(full, random.between(24, 40), random); };
  const auto pair = [&](const Dress& dress) {
    const Board board = any();
    return Boards{{{board, full}, kind}, {{dress.put_on(board), dress.put_on(full)}, kind}};
  };
  switch (kind) {
    case BoardKind::random: return one(dig_at_random(full, random.between(28, 45), random));
    case BoardKind::minimal: return one(dig_at_random(full, all_that_can_go, random));
    case BoardKind::near_complete: return one(dig_at_random(full, random.between(76, 80), random));
    case BoardKind::full: return one(full);
    case BoardKind::sparse: return make_twin(sparse_originals_, kind, random);
    case BoardKind::empty_unit: return one(make_with_empty_units(full, random));
    case BoardKind::missing_digit: return one(make_without_a_digit(full, random));
    case BoardKind::suite_twin: return make_twin(originals_, kind, random);
    case BoardKind::relabelled: return pair(Dress::of_digits(random));
    case BoardKind::exchanged: return pair(Dress::of_two_lines(random));
    case BoardKind::repeated: return pair(Dress());
  }
  return {};
}

Case StressBoards::to_case(const Made& made, std::uint64_t number) const {
  Case tested;
  tested.suite = "stress";
  tested.name = fmt::format("{}-{}", name_of(made.kind), number);
  tested.board = made.puzzle.board;
  tested.solution = made.puzzle.solution;
  tested.origin = {fmt::format("board {} of the seed {}", number, seed_), 0};
  tested.time_limit = time_limit_;
  return tested;
}

StressBatch StressBoards::make(std::uint64_t number) const {
  Random random(seed_, number);
  std::vector<Boards> groups;
  for (const auto& [kind, count] : shares) {
    for (int i = 0; i < count; ++i) groups.push_back(make_group(kind, random));
  }
  random.shuffle(std::span(groups));
  StressBatch batch;
  for (const Boards& group : groups) {
    for (const Made& made : group) {
      batch.cases.push_back(to_case(made, number * batch_size + batch.cases.size() + 1));
      batch.kinds.push_back(made.kind);
    }
  }
  return batch;
}

}  // namespace judge
