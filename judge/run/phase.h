#pragma once

#include <cstdint>

namespace judge {

/// How far the submission's code has got: what is going on in the worker process.
enum class Phase : std::uint32_t {
  starting,      // loading the program: static initialisers
  constructing,  // `Solution()`
  solving,       // inside `solveSudoku`
  returning,     // `solveSudoku` has returned: destructor of Solution, reading of the answer
  between,       // between two cases: nothing of the submission's runs but its threads
  finishing,     // after the last case: static destructors, `atexit`
  finished,      // all of it has ended
};

}  // namespace judge
