#include "judge/shrink.h"

#include <algorithm>
#include <span>
#include <utility>

#include "judge/sudoku/random.h"

namespace judge {

namespace {

constexpr std::size_t most_boards_at_once = 4'000;
constexpr int most_false_alarms = 16;  // each costs a process
constexpr int samples = 1'000;         // of the ways to leave so many cells empty

/// Leaves out parts of `things`, halves first and single ones last, for as long as what is left is
/// still `enough` (the idea is Andreas Zeller's delta debugging).
template <typename T, typename IsEnough>
std::vector<T> leave_out_what_can_be(std::vector<T> things, const IsEnough& is_enough,
                                     const IsOver& is_over) {
  std::size_t size = (things.size() + 1) / 2;
  while (!things.empty() && !is_over()) {
    bool has_shrunk = false;
    for (std::size_t start = 0; start < things.size() && !is_over();) {
      const std::size_t end = std::min(start + size, things.size());
      std::vector<T> rest(things.begin(), things.begin() + static_cast<std::ptrdiff_t>(start));
      rest.insert(rest.end(), things.begin() + static_cast<std::ptrdiff_t>(end), things.end());
      if (is_enough(rest)) {
        things = std::move(rest);
        has_shrunk = true;
      } else {
        start = end;
      }
    }
    if (size == 1 && !has_shrunk) break;
    if (!has_shrunk) size = (size + 1) / 2;
    size = std::min(size, std::max<std::size_t>(things.size(), 1));
  }
  return things;
}

Board with_empty(Board board, const std::vector<Cell>& cells) {
  for (const Cell cell : cells) board.set(cell, Board::empty);
  return board;
}

std::vector<Cell> empty_cells_of(const Board& board) {
  std::vector<Cell> cells;
  for (int i = 0; i < 81; ++i) {
    if (board.is_empty({i})) cells.push_back({i});
  }
  return cells;
}

/// In how many ways `count` of `cells` can be chosen, or more than `at_most`.
std::size_t count_choices(std::size_t cells, std::size_t count, std::size_t at_most) {
  std::size_t choices = 1;
  for (std::size_t i = 1; i <= count && choices <= at_most; ++i)
    choices = choices * (cells - count + i) / i;
  return choices;
}

/// Adds all boards with so many of `cells` empty besides those that `board` has.
void add_boards_with_empty(const Board& board, std::span<const Cell> cells, std::size_t count,
                           std::vector<Board>& boards) {
  if (count == 0) {
    boards.push_back(board);
    return;
  }
  for (; cells.size() >= count; cells = cells.subspan(1))
    add_boards_with_empty(with_empty(board, {cells.front()}), cells.subspan(1), count - 1, boards);
}

/// The first of many boards that fails, also in a process of its own. All are tried in one, which
/// is quick: a board that fails only there is passed over.
std::optional<Board> find_one_that_fails(std::vector<Board> boards, const FindFirstFailure& find,
                                         const IsOver& is_over) {
  for (int alarms = 0; alarms < most_false_alarms && !boards.empty() && !is_over(); ++alarms) {
    const auto failed = find(boards);
    if (!failed) return std::nullopt;
    const Board suspect = boards[*failed];
    if (find({suspect})) return suspect;
    boards.erase(boards.begin(), boards.begin() + static_cast<std::ptrdiff_t>(*failed) + 1);
  }
  return std::nullopt;
}

/// A board with few of `cells` empty that fails, found by trying some of each number. It is a
/// better start than the board that was found: what can be left out of that one by one need not
/// lead to the fewest.
std::optional<Board> find_by_samples(const Board& solution, std::vector<Cell> cells,
                                     std::size_t least, const FindFirstFailure& find,
                                     const IsOver& is_over) {
  Random random(cells.size(), least);
  for (std::size_t few = least; few < cells.size() && !is_over(); few += 1 + few / 4) {
    std::vector<Board> boards;
    for (int i = 0; i < samples; ++i) {
      random.shuffle(std::span(cells));
      boards.push_back(
          with_empty(solution, {cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(few)}));
    }
    if (const auto found = find_one_that_fails(std::move(boards), find, is_over)) return found;
  }
  return std::nullopt;
}

}  // namespace

Board shrink_board(const Board& failing, const Board& solution, const FindFirstFailure& find,
                   const IsOver& is_over) {
  std::vector<Cell> cells = empty_cells_of(failing);
  const auto find_with_few = [&](std::size_t few) {
    std::vector<Board> boards;
    add_boards_with_empty(solution, cells, few, boards);
    return find_one_that_fails(std::move(boards), find, is_over);
  };
  const auto is_worth_trying = [&](std::size_t few) {
    return few < cells.size() && !is_over() &&
           count_choices(cells.size(), few, most_boards_at_once) <= most_boards_at_once;
  };
  std::size_t few = 0;
  for (; is_worth_trying(few); ++few) {  // up to two of the empty cells of any board
    if (const auto found = find_with_few(few)) return *found;
  }
  if (const auto found = find_by_samples(solution, cells, few, find, is_over))
    cells = empty_cells_of(*found);
  const auto fails = [&](const std::vector<Cell>& empty) {
    return find({with_empty(solution, empty)}).has_value();
  };
  cells = leave_out_what_can_be(cells, fails, is_over);
  for (; is_worth_trying(few); ++few) {  // and more of those that are left
    if (const auto found = find_with_few(few)) return *found;
  }
  return with_empty(solution, cells);
}

std::vector<Board> shrink_list(const std::vector<Board>& before, const Board& failing,
                               const FindFirstFailure& find, const IsOver& is_over) {
  const auto fails = [&](const std::vector<Board>& some) {
    std::vector<Board> list = some;
    list.push_back(failing);
    return find(list).has_value();
  };
  if (!fails(before)) return {};
  std::vector<Board> needed = before;
  for (auto one = before.rbegin(); one != before.rend() && !is_over(); ++one) {
    if (!fails({*one})) continue;
    needed = {*one};
    break;
  }
  needed = leave_out_what_can_be(needed, fails, is_over);
  needed.push_back(failing);
  if (const auto first = find(needed)) needed.resize(*first + 1);
  return needed;
}

}  // namespace judge
