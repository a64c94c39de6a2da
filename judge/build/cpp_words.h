#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace judge {

// As much of C++'s grammar as it takes to look for words in a text that may not even be C++.

/// Whether a character can be part of an identifier, keyword or number.
bool is_of_word(char c);

/// The words of a text: identifiers, keywords and numbers, in their order.
std::vector<std::string_view> words_of(std::string_view text);

/// A C++ text with blanks in place of its comments and of what its strings and characters hold; as
/// long as before, and with the same lines.
std::string code_of(std::string_view text);

}  // namespace judge
