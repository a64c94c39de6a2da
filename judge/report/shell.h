#pragma once

#include <string>

namespace judge {

/// A word as a POSIX shell reads it back: in single quotes where it needs them.
std::string shell_quoted(const std::string& word);

}  // namespace judge
