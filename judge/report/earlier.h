#pragma once

#include <string>

#include "judge/compare/earlier.h"
#include "judge/report/report.h"

namespace judge {

/// What has changed, solution by solution, then those without a change in one row, and what to
/// beware of in comparing the times; goes below the report of the comparison. `file` is the earlier
/// result's.
std::string to_text(const ChangesSince& changes, const std::string& file, const TextStyle& style);

}  // namespace judge
