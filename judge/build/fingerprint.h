#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

/// A 128-bit hash (XXH3) of the parts, in hexadecimal; the borders between the parts count.
std::string fingerprint(const std::vector<std::string_view>& parts);

/// A fingerprint of the identity of a file: path, size, time of last change. Not of its content.
/// A file that is not there has one as well.
std::string fingerprint_of_state(const std::filesystem::path& file);

}  // namespace judge
