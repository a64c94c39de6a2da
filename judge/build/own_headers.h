#pragma once

#include <filesystem>
#include <vector>

namespace judge {

/// The files that a submission names by `#include "…"`, and those that these name, whether they are
/// there or not. A guess from the text, made without the compiler: it finds none that a macro
/// names, and some that a condition or a comment leaves out.
std::vector<std::filesystem::path> find_own_headers(const std::filesystem::path& submission);

}  // namespace judge
