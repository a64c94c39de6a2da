#include "judge/build/cpp_words.h"

#include <algorithm>
#include <cctype>

namespace judge {

bool is_of_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

namespace {

std::size_t end_of_word(std::string_view text, std::size_t at) {
  while (at < text.size() && is_of_word(text[at])) ++at;
  return at;
}

/// With the apostrophes between its digits.
std::size_t end_of_number(std::string_view text, std::size_t at) {
  at = end_of_word(text, at);
  while (at + 1 < text.size() && text[at] == '\'' && is_of_word(text[at + 1]))
    at = end_of_word(text, at + 1);
  return at;
}

/// Behind the closing quote, or at the end of the line: a stray apostrophe spoils only that.
std::size_t end_of_literal(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (++at; at < text.size() && text[at] != '\n'; ++at) {
    if (text[at] == '\\' && at + 1 < text.size() && text[at + 1] != '\n')
      ++at;
    else if (text[at] == quote)
      return at + 1;
  }
  return at;
}

std::size_t end_of(std::string_view text, std::string_view mark, std::size_t at) {
  const std::size_t found = text.find(mark, at);
  return found == std::string_view::npos ? text.size() : found + mark.size();
}

/// Behind the `)delimiter"` of the raw string whose `delimiter(` stands at `at`.
std::size_t end_of_raw_string(std::string_view text, std::size_t at) {
  const std::size_t open = std::min(text.find('(', at), text.size());
  return end_of(text, ")" + std::string(text.substr(at, open - at)) + "\"", open);
}

/// Behind the comment or literal that begins at `at`; `at` if none does. No word may have begun
/// before.
std::size_t end_of_what_is_no_code(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at, 4);
  switch (text[at]) {
    case '/':
      if (rest.starts_with("//")) return std::min(text.find('\n', at), text.size());
      if (rest.starts_with("/*")) return end_of(text, "*/", at + 2);
      return at;
    case '"':
    case '\'': return end_of_literal(text, at);
    case 'L':
    case 'R':
    case 'U':
    case 'u':
      for (const std::string_view raw : {"R\"", "LR\"", "uR\"", "UR\"", "u8R\""}) {
        if (rest.starts_with(raw)) return end_of_raw_string(text, at + raw.size());
      }
      return at;
    default: return at;
  }
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_of_word(text[at])) {
      ++at;
      continue;
    }
    const std::size_t end = end_of_word(text, at);
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

std::string code_of(std::string_view text) {
  std::string code(text);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = end_of_what_is_no_code(text, at);
    for (std::size_t i = at; i < end; ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
    if (end > at)
      at = end;
    else if (std::isdigit(static_cast<unsigned char>(text[at])) != 0)
      at = end_of_number(text, at);
    else
      at = std::max(end_of_word(text, at), at + 1);
  }
  return code;
}

}  // namespace judge
