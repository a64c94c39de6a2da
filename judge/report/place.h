#pragma once

#include <string>

#include "judge/build/submission.h"
#include "judge/debugger/place.h"
#include "judge/report/report.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// Where a submission was when it was stopped in `judged.tested`: the user's own lines, the
/// innermost first, with the variables of the innermost few. Of a loop also which lines stood in
/// how many of the samples. `compiler` is that of the program which the debugger saw, `judged` what
/// the ordinary run came to.
std::string to_text_of_place(const Place& place, const CaseJudgement& judged,
                             const Submission& submission, const std::string& compiler,
                             const TextStyle& style);

}  // namespace judge
