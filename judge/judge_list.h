#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include "judge/build/compile.h"
#include "judge/cases/shard.h"
#include "judge/judge_submission.h"

namespace judge {

/// A list of boards that may be too long to be held.
struct LongList {
  std::filesystem::path file;
  std::chrono::nanoseconds time_limit{};  // CPU time for a board
  Shard shard;
};

/// Judges a submission on a list of any length in little memory: the list is read as it is needed,
/// in parts of fixed size, each run in a process of its own; `jobs` of them at once. Of what was
/// judged only the rejected cases, up to a number, and the slowest one are kept; the others are
/// counted. The Judgement is the same for any `jobs`, but for times and memory. Throws BadInput for
/// what is no board, and for a board that was answered wrongly because it has no solution.
Judgement judge_list(const Submission& submission, const CompileResult& compiled,
                     const std::string& compiler, const LongList& list, unsigned jobs,
                     const JudgingOptions& options, const OnProgress& on_progress);

}  // namespace judge
