#pragma once

#include <string>

#include "judge/cases/lint.h"

namespace judge {

/// The page of `judge lint`: whether there are faults, the faults, cases that are alike, and a
/// table of how hard each board is.
std::string to_text(const LintReport& report);

}  // namespace judge
