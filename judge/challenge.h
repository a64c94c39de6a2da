#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include "judge/build/compiler_process.h"
#include "judge/build/program.h"
#include "judge/run/limits.h"
#include "judge/verdict/judgement.h"

// The boards of testcases/challenge decide nothing. They tell how good a solution is that is right:
// each group of them, a suite, is against another kind of search and goes from easy to hopeless.

namespace judge {

/// Lets a solution try one board with so much CPU time.
using Attempt = std::function<CaseJudgement(const Case&, std::chrono::nanoseconds cpu_limit)>;
/// A clock that only goes forward.
using Clock = std::function<std::chrono::nanoseconds()>;

/// Tries every board, group by group, each with its own time limit. The suites are not empty.
Challenge try_all(const std::vector<Suite>& groups, const Attempt& attempt);

/// Tries the boards of all groups within a budget of wall time, those first that take plain
/// backtracking the fewest steps, those of unknown cost last. A group is over at the first board
/// that is not solved. No board may take more than half of what is left of the budget, nor more
/// than its own limit, so that one hard board leaves time for the other groups.
Challenge try_within(std::chrono::nanoseconds budget, const std::vector<Suite>& groups,
                     const Attempt& attempt, const Clock& now);

/// `try_all` with a compiled submission. One process tries the boards, and a new one after each
/// that died.
Challenge challenge_all(const Program& program, const std::vector<Suite>& groups,
                        const Limits& limits, const OnProgress& on_progress);

/// `try_within`, likewise.
Challenge challenge_within(std::chrono::nanoseconds budget, const Program& program,
                           const std::vector<Suite>& groups, const Limits& limits,
                           const OnProgress& on_progress);

}  // namespace judge
