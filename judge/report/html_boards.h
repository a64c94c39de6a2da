#pragma once

#include "judge/report/markup.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// The boards of a rejected case side by side: what was given, what came back, what is right. Cells
/// that the reasons name carry a mark, and the first unit that holds a digit twice is shaded; a
/// line below says so.
Markup draw_boards(const CaseJudgement& judged);

}  // namespace judge
