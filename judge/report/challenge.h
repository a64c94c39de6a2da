#pragma once

#include <string>

#include "judge/report/report.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// In one sentence how far a submission got: `41 of 60 within 1 s in all; stops at
/// against-reading-order/one-second-2`. A wrong answer or a crash is named first.
std::string summarize(const Challenge& challenge);

/// All boards that were tried, group by group: what came of each, its time, and how many digits
/// plain backtracking places on it. Without a `challenge` it did not compile.
std::string to_challenge_table(const Judgement& judgement, const TextStyle& style);

}  // namespace judge
