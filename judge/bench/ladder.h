#pragma once

#include <string>
#include <vector>

namespace judge {

/// The names of the solutions that form the ladder, the simplest first. The list is the table in
/// the README's section `The ladder`: a row that begins with the name of a file in solution/ is a
/// rung, and what else lies in solution/ is the user's own.
std::vector<std::string> ladder_rungs();

/// The rungs in their order, then all other files of solution/ in that of their names.
std::vector<std::string> ladder_and_others();

}  // namespace judge
