#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace judge {

/// The prerequisites of a rule in the form that compilers write for make (`-MD`): paths between
/// blanks, a blank within a path as `\ `, a `$` as `$$`, lines joined by a backslash.
std::vector<std::filesystem::path> read_make_rule(std::string_view rule);

}  // namespace judge
