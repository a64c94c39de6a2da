#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "judge/sudoku/board.h"

// From a failure to the least that shows it.

namespace judge {

/// Gives boards to a fresh process, one after the other, and tells which is the first that fails.
using FindFirstFailure = std::function<std::optional<std::size_t>(const std::vector<Board>&)>;
/// Whether there is no time for another try.
using IsOver = std::function<bool()>;

/// The board with the fewest empty cells that fails in a process of its own, as `failing` does,
/// whose answer is `solution`: some of its empty cells are filled. If one with at most two empty
/// cells fails, none fails with fewer; otherwise no single cell can be filled further. If the time
/// is over, the best so far.
Board shrink_board(const Board& failing, const Board& solution, const FindFirstFailure& find,
                   const IsOver& is_over);

/// The shortest list of boards whose last one fails when one process gets them in this order, of
/// those that leave out some of `before` and end in `failing`: two boards if any one before is
/// enough, otherwise such that none can be left out. Empty if not even all of them fail again.
std::vector<Board> shrink_list(const std::vector<Board>& before, const Board& failing,
                               const FindFirstFailure& find, const IsOver& is_over);

}  // namespace judge
