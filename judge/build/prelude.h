#pragma once

#include <set>
#include <string>
#include <string_view>

namespace judge {

// A submission finds the standard headers included. Most submissions need few of them, and g++
// works on each function that a header's inline functions call, used or not: of a small precompiled
// prelude and the whole one, the small one takes half the time. Which of them a submission gets
// cannot be seen in any other way: a text that names nothing of what the small one lacks means the
// same to the compiler with either.

/// The words that tell that a text needs the whole prelude. Of both, the output of `g++ -E -dD`.
std::set<std::string> words_of_whole_prelude(std::string_view whole, std::string_view small);

/// Whether a submission needs the whole prelude: because of a word, of an `#include`, or because it
/// could hide either. `small_prelude` is the text of the small one.
bool needs_whole_prelude(const std::string& submission, const std::set<std::string>& words,
                         const std::string& small_prelude);

}  // namespace judge
