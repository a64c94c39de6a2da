#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

// People paste more than the code: the fence of a Markdown block, the address that it comes from,
// the answer in another language. What can be judged is judged, with a note; what cannot is told in
// plain words ahead of the compiler's.

/// What a pasted file holds for the compiler.
struct Paste {
  std::string text;                // each line where it was in the file
  std::vector<std::string> notes;  // what was left out or taken in another way, a sentence each
  bool is_free_function = false;   // `solveSudoku` stands outside of any class
};

/// Leaves out what is no code: a byte order mark, a line that is an address before the code, what
/// stands outside of a Markdown fence. A file in UTF-16 comes out in UTF-8. Code that LeetCode
/// takes comes out as it is.
Paste read_paste(std::string_view file);

/// The likeliest reason why a text does not compile, in one plain sentence; nullopt if only the
/// compiler can tell. `messages` are the compiler's.
std::optional<std::string> guess_why_it_does_not_compile(std::string_view text,
                                                         std::string_view messages);

}  // namespace judge
