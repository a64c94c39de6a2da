#include "judge/build/paste.h"

#include <fmt/format.h>

#include <algorithm>

#include "judge/build/cpp_words.h"
#include "judge/cases/nearest.h"

namespace judge {

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

std::string_view trimmed(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t\r\n\v\f"), line.size()));
  return line;
}

bool is_fence(std::string_view line) {
  return trimmed(line).starts_with("```") || trimmed(line).starts_with("~~~");
}

bool is_address(std::string_view line) {
  return trimmed(line).starts_with("https://") || trimmed(line).starts_with("http://");
}

/// Lines from `begin` to before `end`, counted from 0, of the code in a Markdown block.
struct Block {
  std::size_t begin;
  std::size_t end;
};

/// The first block that names `solveSudoku`, or else the first; nullopt without a fence. A fence in
/// a comment is none, and outside of comments no C++ has one.
std::optional<Block> find_block(std::string_view file) {
  const std::string code = code_of(file);
  const std::vector<std::string_view> lines = lines_of(code);
  std::optional<Block> first;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!is_fence(lines[i])) continue;
    Block block{i + 1, i + 1};
    bool is_it = false;
    while (block.end < lines.size() && !is_fence(lines[block.end])) {
      is_it = is_it || lines[block.end].find("solveSudoku") != std::string_view::npos;
      ++block.end;
    }
    if (is_it) return block;
    if (!first) first = block;
    i = block.end;
  }
  return first;
}

bool holds(const std::vector<std::string_view>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

bool holds_in_row(const std::vector<std::string_view>& words,
                  std::initializer_list<std::string_view> row) {
  return std::search(words.begin(), words.end(), row.begin(), row.end()) != words.end();
}

/// The other languages that LeetCode offers, by words that stand together in no C++ answer.
std::optional<std::string_view> find_other_language(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  const auto has_text = [&](std::string_view part) {
    return text.find(part) != std::string_view::npos;
  };
  if (has_text("class Solution:") || has_text("def solveSudoku(") ||
      has_text("class Solution(object)"))
    return "Python";
  if (has_text("public void SolveSudoku(")) return "C#";
  if (holds_in_row(words, {"import", "java"}) || has_text("char[][] board")) return "Java";
  if (holds_in_row(words, {"func", "solveSudoku"})) return has_text("[][]byte") ? "Go" : "Swift";
  if (holds_in_row(words, {"fn", "solve_sudoku"})) return "Rust";
  if (holds_in_row(words, {"fun", "solveSudoku"})) return "Kotlin";
  if (holds_in_row(words, {"function", "solveSudoku"}) ||
      holds_in_row(words, {"var", "solveSudoku"}) || holds_in_row(words, {"const", "solveSudoku"}))
    return has_text("string[][]") ? "TypeScript" : "JavaScript";
  if (has_text("char** board") || has_text("char **board")) return "C";
  return std::nullopt;
}

/// Words of code that could be the name of the method: those before a bracket.
std::vector<std::string> names_of_functions(std::string_view code) {
  std::vector<std::string> names;
  for (const std::string_view word : words_of(code)) {
    const auto end = static_cast<std::size_t>(word.end() - code.begin());
    if (trimmed(code.substr(end)).starts_with("(")) names.emplace_back(word);
  }
  return names;
}

/// Whether code has `solveSudoku(` outside of all braces.
bool has_free_function(std::string_view code) {
  int depth = 0;
  for (std::size_t at = 0; at < code.size(); ++at) {
    if (code[at] == '{') ++depth;
    if (code[at] == '}') --depth;
    constexpr std::string_view name = "solveSudoku";
    if (depth == 0 && code.substr(at).starts_with(name) &&
        trimmed(code.substr(at + name.size())).starts_with("("))
      return true;
  }
  return false;
}

/// The name of the class or struct that is declared first.
std::optional<std::string> find_class(const std::vector<std::string_view>& words) {
  const auto keyword = std::ranges::find_if(
      words, [](std::string_view word) { return word == "class" || word == "struct"; });
  if (keyword == words.end() || keyword + 1 == words.end()) return std::nullopt;
  return std::string(*(keyword + 1));
}

std::optional<std::string> guess_by_names(std::string_view text) {
  const std::string code = code_of(text);
  const std::vector<std::string_view> words = words_of(code);
  const bool has_method = holds(words, "solveSudoku");
  if (words.empty()) return "there is no code in this file";
  if (!holds(words, "Solution")) {
    const auto other = find_class(words);
    if (has_method && other)
      return fmt::format("the class is called {}, LeetCode calls it Solution", *other);
    if (!has_method) return "there is no class Solution with a method solveSudoku in this file";
    return std::nullopt;
  }
  if (has_method) return std::nullopt;
  const auto near = nearest("solveSudoku", names_of_functions(code));
  return fmt::format("class Solution has no method solveSudoku{}",
                     near ? fmt::format("; did you call it {}?", *near) : "");
}

/// The first error that the compiler found in the judge's own lines, where these call the
/// submission; empty if there is none.
std::string_view find_error_of_the_call(std::string_view messages) {
  for (const std::string_view line : lines_of(messages)) {
    if (line.starts_with("the judge's call of ") && line.find("error: ") != std::string_view::npos)
      return line;
  }
  return {};
}

/// The brackets of code that are never closed, of each kind.
std::optional<std::string> guess_by_brackets(std::string_view text) {
  const std::string code = code_of(text);
  for (const auto& [open, close] : {std::pair('{', '}'), std::pair('(', ')')}) {
    const auto left_open = std::ranges::count(code, open) - std::ranges::count(code, close);
    if (left_open > 0)
      return fmt::format("{} `{}` {} never closed", left_open, open, left_open == 1 ? "is" : "are");
    if (left_open < 0)
      return fmt::format("there {} `{}` too many", left_open == -1 ? "is one" : "are", close);
  }
  return std::nullopt;
}

std::optional<std::string> guess_by_messages(std::string_view messages) {
  const std::string_view error = find_error_of_the_call(messages);
  const auto says = [&](std::string_view part) {
    return error.find(part) != std::string_view::npos;
  };
  if (says("private") || says("protected"))
    return "solveSudoku cannot be called from outside: `public:` is missing before it";
  if (says("abstract")) return "class Solution is abstract: a virtual function is left undefined";
  if (says("no matching") || says("cannot bind") || says("convert") || says("conversion") ||
      says("too few arguments") || says("binding"))
    return "solveSudoku does not take one vector<vector<char>>&, as LeetCode calls it";
  return std::nullopt;
}

}  // namespace

Paste read_paste(std::string_view file) {
  if (file.starts_with("\xef\xbb\xbf")) file.remove_prefix(3);
  std::vector<std::string_view> lines = lines_of(file);
  Paste paste;
  std::vector<bool> is_left_out(lines.size(), false);
  if (const auto block = find_block(file)) {
    for (std::size_t i = 0; i < lines.size(); ++i)
      is_left_out[i] = i < block->begin || block->end <= i;
    paste.notes.push_back(
        fmt::format("only lines {} to {} were taken, the code inside the Markdown fence",
                    block->begin + 1, block->end));
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_left_out[i] || trimmed(lines[i]).empty()) continue;
    if (!is_address(lines[i])) break;
    is_left_out[i] = true;
    paste.notes.push_back(fmt::format("line {} is an address and was left out", i + 1));
  }
  for (std::size_t i = 0; i < lines.size(); ++i)
    paste.text += is_left_out[i] ? std::string_view("\n") : lines[i];

  const std::string code = code_of(paste.text);
  paste.is_free_function = !holds(words_of(code), "Solution") && has_free_function(code);
  if (paste.is_free_function)
    paste.notes.emplace_back(
        "solveSudoku is a free function here; LeetCode takes it in a class Solution only");
  return paste;
}

std::optional<std::string> guess_why_it_does_not_compile(std::string_view text,
                                                         std::string_view messages) {
  if (const auto language = find_other_language(text))
    return fmt::format("this looks like {}; the judge takes C++", *language);
  if (auto guess = guess_by_names(text)) return guess;
  if (auto guess = guess_by_brackets(text)) return guess;
  return guess_by_messages(messages);
}

}  // namespace judge
