#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

/// Boards that solutions are compared on. Each can be solved.
struct PuzzleSet {
  std::string name;
  std::string description;
  std::vector<Board> boards;
};

/// The sets `easy`, `minimal` and `hard`, of `count` boards each, the same for the same seed.
std::vector<PuzzleSet> generated_sets(std::size_t count, std::uint64_t seed);

/// At most `count` boards of a list (see cases/board_list.h), each as likely as any other, the same
/// for the same seed. Throws BadInput for what is no board, a board without a solution, and a list
/// without a board.
PuzzleSet set_of_list(const std::filesystem::path& list, std::size_t count, std::uint64_t seed);

}  // namespace judge
