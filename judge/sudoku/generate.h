#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "judge/sudoku/board.h"
#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/random.h"

namespace judge {

/// A full board that breaks no rule. Every one is possible; they are not all equally likely.
Board random_full_board(Random& random);

/// Empties cells of a board with exactly one solution in the order given, leaving out those that it
/// needs to keep that, until `least_givens` are left or all cells of `order` were tried. If they
/// are all 81, what comes out with more givens than that is minimal: it can spare none of them.
Board dig(Board board, const Board& solution, std::span<const int> order, int least_givens);

/// What a puzzle should be like.
struct PuzzleWish {
  std::optional<int> givens;   // 17 to 81
  std::optional<Grade> grade;  // how hard without one is left to chance
};

/// A board with exactly one solution.
struct Puzzle {
  Board board;
  Board solution;
  bool is_as_wished = true;  // otherwise the nearest that was found
};

/// How many boards are dug for one puzzle at most, before the nearest is taken. Boards of 17 to 20
/// givens are too rare to be found by digging.
inline constexpr int most_tries = 300;

/// The puzzle `number` of a seed: always the same one for the same wish, whichever others are made.
/// Without a wish it has 28 to 36 givens.
Puzzle generate(const PuzzleWish& wish, std::uint64_t seed, std::uint64_t number);

}  // namespace judge
