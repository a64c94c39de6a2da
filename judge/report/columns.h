#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

// How printable UTF-8 (as `escape_line` makes it) falls into the columns of a terminal. Chinese,
// Japanese and Korean characters and most emoji take two; a combining mark is counted as one, so
// that a line may be shorter than was counted but never longer.

/// The columns that `text` takes.
std::size_t columns_of(std::string_view text);

/// `text`, or as much of its beginning as fits into `columns`, ending in `…`.
std::string cut(std::string_view text, std::size_t columns);

/// What a table is laid out for that does not ask how wide the terminal is.
inline constexpr std::size_t page_columns = 80;

/// `text` as exactly `columns`: cut, or with spaces behind it, or before it.
std::string left_aligned(std::string_view text, std::size_t columns);
std::string right_aligned(std::string_view text, std::size_t columns);

/// `text` broken at spaces into lines of at most `columns`. A longer word is broken anywhere, but
/// for a path: it can be copied only in one piece. No line begins or ends with a space. At least
/// one line.
std::vector<std::string> wrap(std::string_view text, std::size_t columns);

}  // namespace judge
