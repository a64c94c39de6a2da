#include "judge/bench/puzzle_sets.h"

#include <fmt/format.h>

#include "judge/bad_input.h"
#include "judge/cases/board_list.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/sudoku/generate.h"

namespace judge {

namespace {

PuzzleSet make_graded(const std::string& name, const std::string& description, Grade grade,
                      std::size_t count, std::uint64_t seed) {
  PuzzleSet set{name, description, {}};
  for (std::uint64_t number = 0; set.boards.size() < count; ++number) {
    const Puzzle puzzle = generate({.givens = {}, .grade = grade}, seed, number);
    if (puzzle.is_as_wished) set.boards.push_back(puzzle.board);
  }
  return set;
}

PuzzleSet make_minimal(std::size_t count, std::uint64_t seed) {
  PuzzleSet set{"minimal", "that can spare no given", {}};
  for (std::uint64_t number = 0; number < count; ++number) {
    Random random(seed, number);
    const Board full = random_full_board(random);
    set.boards.push_back(dig(full, full, random_order<81>(random), /*least_givens=*/17));
  }
  return set;
}

}  // namespace

std::vector<PuzzleSet> generated_sets(std::size_t count, std::uint64_t seed) {
  return {make_graded("easy", "filled by naked singles alone", Grade::easy, count, seed),
          make_minimal(count, seed),
          make_graded("hard", "of which the judge's solver guesses 25 times or more",
                      Grade::extreme, count, seed)};
}

PuzzleSet set_of_list(const std::filesystem::path& list, std::size_t count, std::uint64_t seed) {
  BoardListFile file(list);
  Random random(seed, 0);
  std::vector<ListedBoard> drawn;
  std::size_t seen = 0;
  while (auto listed = file.next()) {
    ++seen;
    if (drawn.size() < count)
      drawn.push_back(*std::move(listed));
    else if (const auto place = static_cast<std::size_t>(random.next() % seen); place < count)
      drawn[place] = *std::move(listed);
  }

  PuzzleSet set{list.stem().string(), fmt::format("of {}", format_number(seen)), {}};
  Faults faults;
  for (const ListedBoard& listed : drawn) {
    const auto board = read_listed_board(listed, list.string(), faults);
    if (board && case_of_listed_board(*board, listed.line, list.string(), faults))
      set.boards.push_back(*board);
  }
  if (seen == 0)
    faults.add(fmt::format("{}: holds no board, expected a list of boards, one a line",
                           escape_line(list.string())));
  faults.throw_if_any();
  return set;
}

}  // namespace judge
