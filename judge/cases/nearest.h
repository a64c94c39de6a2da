#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

/// The candidate that a mistyped word most likely means, for "did you mean …"; nullopt if none is
/// near. Near are candidates with few typing errors (a letter wrong, missing, too many, or two
/// swapped: one in three letters), and such that hold the word almost as it is: its beginning, its
/// end, a part of it. Upper and lower case are the same.
std::optional<std::string> nearest(std::string_view word,
                                   const std::vector<std::string>& candidates);

/// As `nearest`, the best `at_most` of them, the nearest first.
std::vector<std::string> nearest_few(std::string_view word,
                                     const std::vector<std::string>& candidates,
                                     std::size_t at_most);

}  // namespace judge
