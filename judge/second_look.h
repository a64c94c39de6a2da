#pragma once

#include <filesystem>

#include "judge/build/compile.h"
#include "judge/judge_submission.h"
#include "judge/verdict/judgement.h"

namespace judge {

// What the judge asks after it has given its verdict, because the answer must not delay that. Each
// function adds evidence to the judgement and may turn its verdict.

/// For a rejected submission: runs the case alone in a process of its own. If it passes there,
/// state was left over from an earlier case: looks for the earliest that is enough.
void look_for_leftover_state(Judgement& judgement, const Program& program,
                             const std::vector<Suite>& suites, const JudgingOptions& options,
                             const OnProgress& on_progress);

/// For an accepted one: runs all cases once more on a heap full of garbage, and then the first
/// board of each suite in another dress: turned over, with other digits, rows and columns in
/// another order. A wrong answer or a crash there counts, a limit that is hit does not.
void look_for_luck(Judgement& judgement, const Program& program, const std::vector<Suite>& suites,
                   const JudgingOptions& options, const OnProgress& on_progress);

/// For an accepted one: runs the cases on the sanitized program, those that took least time first,
/// until its time is spent. For another: runs the case that failed, to tell where and why.
/// `submission` is the path of the source.
void look_with_sanitizers(Judgement& judgement, const Program& sanitized,
                          const std::vector<Suite>& suites, const JudgingOptions& options,
                          const OnProgress& on_progress);

}  // namespace judge
