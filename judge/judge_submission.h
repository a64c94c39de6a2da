#pragma once

#include <filesystem>
#include <vector>

#include "judge/build/compile.h"
#include "judge/run/limits.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// How a submission is to be judged.
struct JudgingOptions {
  Limits limits;
  bool keep_going = false;  // past the first case that is not accepted
};

/// From a submission to its Judgement: compile it, run the cases, judge each. The Judgement points into
/// `suites`.
Judgement judge_submission(const Submission& submission, const std::vector<Suite>& suites,
                           const JudgingOptions& options, const Toolchain& toolchain,
                           const std::filesystem::path& cache, const OnProgress& on_progress);

}  // namespace judge
