#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace judge {

// What the compiler and the linker say, read for what is of use to the author of a submission.

/// Something that is used and nowhere defined, as the linker found.
struct UndefinedSymbol {
  std::string symbol;                // `Solution::place(std::vector<…>&, int)`, demangled
  std::vector<std::string> used_in;  // functions of the submission's, as far as the linker tells
};

/// In the order of their names. Knows the words of mold, lld, gold and the linker of the binutils.
std::vector<UndefinedSymbol> find_undefined_symbols(std::string_view messages);

/// `Solution::place`
std::string name_of_symbol(std::string_view symbol);

/// The messages without what only concerns the judge's own lines, its files and its tools.
std::string plain_messages(std::string_view messages);

/// What begins the messages about the lines by which the judge calls the submission.
inline constexpr std::string_view title_of_call = "the judge's call of ";

}  // namespace judge
