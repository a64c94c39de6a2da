#pragma once

#include <string>
#include <vector>

#include "judge/options/command_line.h"

namespace judge {

/// `judge compare SOLUTIONS…`: which are right, and which of those is faster.
Act add_compare(CLI::App& verb, const std::vector<std::string>& command_line);

}  // namespace judge
