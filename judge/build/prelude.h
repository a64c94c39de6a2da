#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace judge {

// A submission finds all standard headers included, or cannot tell the difference. g++ works on
// each function that an inline function of a header calls, used or not: of a small precompiled
// prelude and the whole one, the small one takes half the time, and the headers that are rare in
// pastes would take as long again. So a submission gets those that it needs. What that is can be
// seen from its words: one that names nothing of what a header declares means the same to the
// compiler with it and without it.

/// The standard headers that are not in the whole prelude, in the order of their names.
const std::vector<std::string>& rare_headers();

/// The directive that includes a header if the library has it.
std::string include_if_there(const std::string& header);

/// The words that tell that a text needs the whole prelude, or a rare header.
struct TellingWords {
  std::set<std::string> of_whole_prelude;
  std::map<std::string, std::set<std::string>> headers;  // by the word

  bool operator==(const TellingWords&) const = default;
};

/// What the preprocessor makes of the small prelude, and of `with_rare_headers`; both as
/// `g++ -E -dD` prints it.
TellingWords find_telling_words(std::string_view small, std::string_view all);
std::string with_rare_headers(const std::string& whole_prelude);

std::string to_text(const TellingWords& words);
TellingWords telling_words_of(const std::string& text);

/// What a submission is to be compiled with.
struct Needs {
  bool whole_prelude = false;
  std::vector<std::string> headers;  // rare ones, in the order of their names

  bool operator==(const Needs&) const = default;
};

/// All that there is.
Needs everything();

/// By its words, its `#include`s, or because it could hide either. `small_prelude` is the text of
/// the small one.
Needs needs_of(const std::string& submission, const TellingWords& words,
               const std::string& small_prelude);

}  // namespace judge
