#pragma once

#include <functional>
#include <string>
#include <vector>

namespace judge {

/// What the user has asked for, ready to be done; returns the exit code.
using Act = std::function<int()>;

/// Reads a command line, the program's name first. Throws BadInput, with the nearest verb or option
/// for a mistyped one.
Act read_command_line(const std::vector<std::string>& words);

}  // namespace judge
