#pragma once

#include <string>
#include <string_view>

#include "judge/cases/case.h"

namespace judge {

/// The text of a suite file, laid out as those of `testcases/` are: two spaces a level, a board as
/// nine strings, so that the file shows the grid. The time limit is that of the first case. Of a
/// case only what the file states is written, not its solution. `schema` is where the schema lies,
/// seen from the file; empty: nowhere.
std::string to_suite_text(const Suite& suite, const std::string& schema = "");

/// The text of a suite file with one more case at its end, the rest as it was. `suite_text` is a
/// good suite file's.
std::string with_case_added(std::string_view suite_text, const Case& added);

}  // namespace judge
