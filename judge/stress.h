#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/build/compiler_process.h"
#include "judge/build/program.h"
#include "judge/run/limits.h"
#include "judge/stress_boards.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// How long a solution is stressed, and with what.
struct StressOptions {
  Limits limits;
  std::optional<std::chrono::nanoseconds> time;  // of wall time; none: no end
  std::optional<std::uint64_t> boards;           // how many; none: no end
  std::uint64_t seed = 1;
};

/// The first failure, and the least that shows it.
struct StressFailure {
  std::size_t solution = 0;  // which of those that were stressed
  Case found;                // the board that it was found with
  std::vector<Case> cases;   // the least list of boards that fails, the last one of them;
                             // none if it was outside of any board
  std::optional<CaseJudgement> judged;  // of the last one, to which it does not point
  std::optional<Died> outside;          // it died while it was loaded, or at its end
  bool fails_again = true;              // otherwise luck decides
};

/// What came of it.
struct StressResult {
  std::array<std::uint64_t, board_kinds> passed{};  // boards that all solutions answered, by kind
  std::vector<std::uint64_t> too_slow;              // of each solution: boards beyond the limit
  std::optional<StressFailure> failure;
  std::uint64_t seed = 1;
  std::chrono::nanoseconds time_limit{};  // CPU time that a board had

  std::uint64_t count_passed() const;
};

/// Gives solutions batch after batch of boards, each batch to a fresh process of each, until one
/// fails, the time is over or so many boards have been answered. A board that takes a solution too
/// long is only counted, since no search is quick on all boards; but it is a failure if plain
/// backtracking is done with it at once from whichever corner it starts, and if nine of ten boards
/// that are not nearly full take too long. Every second batch finds its heap full of garbage.
StressResult stress(const std::vector<Program>& programs, const StressBoards& boards,
                    std::chrono::nanoseconds time_limit, const StressOptions& options,
                    const OnProgress& on_progress);

/// Whether a board is easy for every search: plain backtracking places a few thousand digits at
/// most on it, from whichever corner and in whichever direction it starts, digits ascending or
/// descending.
bool is_easy_for_every_search(const Board& board);

}  // namespace judge
