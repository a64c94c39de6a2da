#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "judge/bench/loaded_solution.h"
#include "judge/bench/puzzle_sets.h"

namespace judge {

/// A solution in a race.
struct Racer {
  std::string name;
  const LoadedSolution* solution;
};

/// How long a race may take.
struct RaceLimits {
  int rounds = 7;
  std::chrono::nanoseconds budget = std::chrono::seconds(2);  // CPU time, see `race`
};

/// Microseconds a board, over all boards of a set: the sum over chunks of boards of the fastest,
/// or the median, of the rounds.
struct Pace {
  double fastest;
  double median;
};

/// What became of a racer on a set.
struct Finish {
  std::size_t right = 0;  // boards answered before it was stopped, if it was
  std::size_t wrong = 0;  // likewise
  bool is_out_of_time = false;
  std::optional<int> signal;  // that it died of, if that was not the end of its time
  std::optional<Pace> pace;   // if it has answered all boards, be it rightly or not
};

/// Lets racers solve the boards of a set, and tells what became of each, in their order.
///
///     first, each one alone, in a process of its own:   all boards once, every answer checked.
///                                                       One that does not come to the end within
///                                                       its budget is out of the race
///     then the others, in this process, in rounds:
///
///         round 1   chunk 1: A B C   chunk 2: B C A   chunk 3: C A B   …
///         round 2   chunk 1: B C A   chunk 2: C A B   …
///
/// A chunk is a few dozen boards, so that whatever slows the machine down slows all of them alike.
/// What is taken is CPU time, and the boards are filled anew outside of it.
std::vector<Finish> race(const std::vector<Racer>& racers, const PuzzleSet& set,
                         const RaceLimits& limits);

}  // namespace judge
