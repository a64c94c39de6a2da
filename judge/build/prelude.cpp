#include "judge/build/prelude.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>

#include "judge/build/cpp_words.h"
#include "judge/build/declared_names.h"

namespace judge {

namespace {

// Of the rare headers, those that include little of what only the whole prelude has.
constexpr std::array light_headers{"cfenv",   "cfloat",  "cinttypes", "cmath", "csetjmp",
                                   "csignal", "cstdarg", "numbers",   "ratio"};
// Stands between two headers for the preprocessor, which takes it as it is.
constexpr std::string_view mark = "\nsudoku_judge_next_header\n";

// <iosfwd>, which all streams include, has names for what only these headers define.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> announced_streams{
    {{"fstream", "filebuf fstream ifstream ofstream wfilebuf wfstream wifstream wofstream"},
     {"spanstream",
      "ispanstream ospanstream spanbuf spanstream wispanstream wospanstream wspanbuf wspanstream"},
     {"syncstream", "osyncstream syncbuf wosyncstream wsyncbuf"}}};

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
/// the end of a line, or spelt as `\u0061`.
bool can_hide_names(std::string_view code) {
  if (code.find("##") != std::string_view::npos || code.find("%:") != std::string_view::npos)
    return true;
  for (std::size_t i = 1; i < code.size(); ++i) {
    if (code[i - 1] == '\\' && is_of_word(code[i])) return true;
    if (code[i] == '\\' && is_of_word(code[i - 1])) return true;
  }
  return false;
}

/// `"text"s`: the suffix names a function of <string> or <string_view>.
bool has_suffix_of_string(std::string_view text, std::string_view code) {
  for (std::size_t i = 1; i < code.size(); ++i) {
    if (text[i - 1] == '"' && code[i - 1] == ' ' && is_of_word(code[i])) return true;
  }
  return false;
}

/// `5ms`, `1.0i`: the header of the suffix's function; empty for any other word.
std::string header_of_number(std::string_view word) {
  if (std::isdigit(static_cast<unsigned char>(word[0])) == 0 || word.starts_with("0x") ||
      word.starts_with("0X"))
    return "";
  word.remove_prefix(std::min(word.find_last_of("0123456789'") + 1, word.size()));
  for (const std::string_view unit : {"h", "min", "s", "ms", "us", "ns", "d", "y"}) {
    if (word == unit) return "chrono";
  }
  for (const std::string_view unit : {"i", "il", "if"}) {
    if (word == unit) return "complex";
  }
  return "";
}

/// `all_of(first, last, isdigit)`: <locale> has functions of these names, too, so that without a
/// call it is ambiguous which is meant.
bool is_ambiguous_function(std::string_view word, const std::string& code) {
  constexpr std::array functions{"isalnum", "isalpha",  "isblank", "iscntrl", "isdigit",
                                 "isgraph", "islower",  "isprint", "ispunct", "isspace",
                                 "isupper", "isxdigit", "tolower", "toupper"};
  if (std::ranges::find(functions, word) == functions.end()) return false;
  const auto end = static_cast<std::size_t>(word.data() - code.data()) + word.size();
  const std::size_t next = code.find_first_not_of(" \t\r\n", end);
  return next == std::string::npos || code[next] != '(';
}

/// Names of a namespace in std are reached through the name of that namespace.
const std::string& word_for(const DeclaredName& declared) {
  const bool is_of_all = declared.space.empty() || declared.space == "std";
  return is_of_all ? declared.name : declared.space;
}

}  // namespace

const std::vector<std::string>& rare_headers() {
  constexpr std::string_view names =
      "atomic barrier cerrno cfenv cfloat charconv chrono cinttypes clocale cmath codecvt "
      "complex condition_variable coroutine csetjmp csignal cstdarg ctime cuchar cwchar cwctype "
      "execution expected filesystem flat_map flat_set fstream future generator inplace_vector "
      "latch locale mdspan memory_resource mutex numbers print random ratio regex "
      "scoped_allocator semaphore shared_mutex source_location spanstream stacktrace stdfloat "
      "stop_token syncstream system_error thread typeindex valarray version";
  static const std::vector<std::string_view> words = words_of(names);
  static const std::vector<std::string> headers(words.begin(), words.end());
  return headers;
}

Needs everything() {
  return {true, rare_headers()};
}

std::string include_if_there(const std::string& header) {
  return fmt::format("#if __has_include(<{0}>)\n#include <{0}>\n#endif\n", header);
}

std::string with_rare_headers(const std::string& whole_prelude) {
  std::string text = whole_prelude;
  for (const std::string& header : rare_headers())
    text += fmt::format("{}{}", mark, include_if_there(header));
  return text;
}

TellingWords find_telling_words(std::string_view small, std::string_view all) {
  TellingWords words;
  std::set<DeclaredName> known = declared_names(small);
  const auto take_piece = [&] {
    const std::size_t end = std::min(all.find(mark), all.size());
    auto names = declared_names(all.substr(0, end));
    all.remove_prefix(std::min(end + mark.size() - 1, all.size()));  // two marks share a line feed
    std::erase_if(names, [&](const DeclaredName& name) { return known.contains(name); });
    known.insert(names.begin(), names.end());
    return names;
  };
  for (const DeclaredName& declared : take_piece())
    words.of_whole_prelude.insert(word_for(declared));
  for (const std::string& header : rare_headers()) {
    for (const DeclaredName& declared : take_piece())
      words.headers[word_for(declared)].insert(header);
  }
  for (const auto& [header, names] : announced_streams) {
    for (const std::string_view name : words_of(names))
      words.headers[std::string(name)].emplace(header);
  }
  for (const std::string& header : rare_headers()) {
    // Whoever says `thread` is to get <thread>, wherever it was declared first.
    if (const auto found = words.headers.find(header); found != words.headers.end())
      found->second.insert(header);
  }
  return words;
}

std::string to_text(const TellingWords& words) {
  std::string text;
  for (const std::string& word : words.of_whole_prelude) text += fmt::format("{} prelude\n", word);
  for (const auto& [word, headers] : words.headers) {
    for (const std::string& header : headers) text += fmt::format("{} {}\n", word, header);
  }
  return text;
}

TellingWords telling_words_of(const std::string& text) {
  TellingWords words;
  std::istringstream lines(text);
  for (std::string word, where; lines >> word >> where;) {
    if (where == "prelude")
      words.of_whole_prelude.insert(word);
    else
      words.headers[word].insert(where);
  }
  return words;
}

Needs needs_of(const std::string& submission, const TellingWords& words,
               const std::string& small_prelude) {
  const std::string code = code_of(submission);
  if (can_hide_names(code)) return everything();
  Needs needs;
  needs.whole_prelude =
      includes_more(code, small_prelude) || has_suffix_of_string(submission, code);
  std::set<std::string> headers;
  for (const std::string_view view : words_of(code)) {
    const std::string word(view);
    if (words.of_whole_prelude.contains(word) || is_ambiguous_function(view, code) ||
        word == "import" || word == "include_next")
      needs.whole_prelude = true;
    if (const auto found = words.headers.find(word); found != words.headers.end())
      headers.insert(found->second.begin(), found->second.end());
    if (const std::string header = header_of_number(word); !header.empty()) headers.insert(header);
  }
  needs.headers.assign(headers.begin(), headers.end());
  const auto is_light = [](const std::string& header) {
    return std::ranges::find(light_headers, header) != light_headers.end();
  };
  if (!std::ranges::all_of(needs.headers, is_light)) needs.whole_prelude = true;
  return needs;
}

}  // namespace judge
