#include "judge/build/prelude.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <vector>

#include "judge/build/cpp_words.h"
#include "judge/build/declared_names.h"
#include "judge/build/rare_headers.h"

namespace judge {

namespace {

/// The headers in lines `#include <name>`.
std::vector<std::string> included_headers(const std::string& text) {
  constexpr std::string_view start = "#include<";
  std::vector<std::string> headers;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::erase_if(line, [](unsigned char c) { return std::isspace(c) != 0; });
    const std::size_t end = line.find('>');
    if (line.starts_with(start) && end != std::string::npos)
      headers.push_back(line.substr(start.size(), end - start.size()));
  }
  return headers;
}

/// Whether an `#include` is more than the name of a header that is there already: another header,
/// a file of its own, or the name of either in a macro.
bool includes_more(const std::string& code, const std::string& small_prelude) {
  const std::vector<std::string> known = included_headers(small_prelude);
  const std::vector<std::string> headers = included_headers(code);
  const auto count = std::ranges::count(words_of(code), "include");
  return count != std::ssize(headers) || std::ranges::any_of(headers, [&](const auto& header) {
           return std::ranges::find(known, header) == known.end();
         });
}

/// Whether the text uses names that do not stand in it: pasted together (`##`, `%:%:`), broken by
/// the end of a line, spelt as `\u0061`, or called by a suffix of a string.
bool can_hide_names(std::string_view text, std::string_view code) {
  if (code.find("##") != std::string_view::npos || code.find("%:") != std::string_view::npos)
    return true;
  for (std::size_t i = 1; i < code.size(); ++i) {
    if (code[i - 1] == '\\' && is_of_word(code[i])) return true;
    if (code[i] == '\\' && is_of_word(code[i - 1])) return true;
    const bool is_behind_literal = text[i - 1] == '"' && code[i - 1] == ' ';
    if (is_behind_literal && is_of_word(code[i])) return true;
  }
  return false;
}

}  // namespace

std::set<std::string> words_of_whole_prelude(std::string_view whole, std::string_view small) {
  const std::set<DeclaredName> known = declared_names(small);
  std::set<std::string> words;
  for (const DeclaredName& declared : declared_names(whole)) {
    if (known.contains(declared)) continue;
    // Names of a namespace in std are reached through the name of that namespace.
    const bool is_of_all = declared.space.empty() || declared.space == "std";
    words.insert(is_of_all ? declared.name : declared.space);
  }
  return words;
}

bool needs_whole_prelude(const std::string& submission, const std::set<std::string>& words,
                         const std::string& small_prelude) {
  const std::string code = code_of(submission);
  if (includes_more(code, small_prelude) || can_hide_names(submission, code)) return true;
  if (!rare_headers_for(submission).empty()) return true;  // they build on the others
  return std::ranges::any_of(words_of(code), [&](std::string_view word) {
    return words.contains(std::string(word)) || word == "import" || word == "include_next";
  });
}

}  // namespace judge
