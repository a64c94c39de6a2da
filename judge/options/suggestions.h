#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace judge {

/// One line for a command line that cannot be read: what is wrong and, for a mistyped verb or
/// option, what was probably meant.
std::string explain_command_line_error(const CLI::App& program, const CLI::ParseError& error);

}  // namespace judge
