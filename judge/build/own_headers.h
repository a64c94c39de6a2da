#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace judge {

/// The files that a submission names by `#include "…"`, and those that these name, whether they are
/// there or not. A guess from the text, made without the compiler: it finds none that a macro
/// names, and some that a condition or a comment leaves out.
std::vector<std::filesystem::path> find_own_headers(const std::filesystem::path& submission);

/// The text with a name of asterisks for each file that `__has_include` asks for where a confined
/// compiler may not look: it would refuse the text, and the file is not there on LeetCode. As long
/// as before.
std::string without_files_out_of_reach(std::string text);

}  // namespace judge
