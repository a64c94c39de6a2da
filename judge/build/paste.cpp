#include "judge/build/paste.h"

#include <fmt/format.h>

#include <algorithm>

#include "judge/build/cpp_words.h"
#include "judge/build/messages.h"
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
/// People keep their Python answer above the C++ one, in a comment, a literal or an `#if 0`.
std::optional<std::string_view> find_other_language(std::string_view text) {
  const std::string code = code_of(text);
  if (holds(words_of(code), "vector") && holds(words_of(code), "solveSudoku")) return std::nullopt;
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
    if (line.starts_with(title_of_call) && line.find("error: ") != std::string_view::npos)
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

/// What the judge's call says of making and deleting a Solution.
std::optional<std::string> guess_by_construction(std::string_view error) {
  const auto says = [&](std::string_view part) {
    return error.find(part) != std::string_view::npos;
  };
  const bool is_destructor = says("~Solution") || says("destructor");
  const bool is_constructor =
      !is_destructor && (says("Solution::Solution(") || says("constructor"));
  if (!is_constructor && !is_destructor) return std::nullopt;
  const std::string_view what = is_constructor ? "constructor" : "destructor";
  if (says("private") || says("protected"))
    return fmt::format(
        "the {} of Solution cannot be called from outside: `public:` is missing "
        "before it",
        what);
  if (says("deleted"))
    return fmt::format(
        "Solution has no {}: it is deleted, maybe by a member that is a reference, "
        "a constant or without one itself",
        is_constructor ? "constructor without arguments" : "destructor");
  if (is_constructor && says("no matching"))
    return "Solution cannot be made without arguments: its constructor needs some";
  return std::nullopt;
}

/// A character that a web page or a text editor puts in the place of another.
struct Lookalike {
  std::string_view bytes;
  std::string_view name;
  std::string_view instead;  // empty: nothing
};

constexpr Lookalike lookalikes[] = {
    {"\xc2\xa0", "a no-break space (U+00A0)", "a plain space"},
    {"\xe2\x80\xaf", "a no-break space (U+202F)", "a plain space"},
    {"\xe3\x80\x80", "a wide space (U+3000)", "a plain space"},
    {"\xe2\x80\x8b", "an unseen space (U+200B)", ""},
    {"\xef\xbb\xbf", "a byte order mark (U+FEFF)", ""},
    {"\xe2\x80\x98", "a curly quote (U+2018)", "'"},
    {"\xe2\x80\x99", "a curly quote (U+2019)", "'"},
    {"\xe2\x80\x9c", "a curly quote (U+201C)", "\""},
    {"\xe2\x80\x9d", "a curly quote (U+201D)", "\""},
    {"\xe2\x80\x93", "a dash (U+2013)", "-"},
    {"\xe2\x80\x94", "a dash (U+2014)", "--"},
    {"\xe2\x88\x92", "a minus sign (U+2212)", "-"},
    {"\xef\xbc\x88", "a wide bracket (U+FF08)", "("},
    {"\xef\xbc\x89", "a wide bracket (U+FF09)", ")"},
    {"\xef\xbc\x8c", "a wide comma (U+FF0C)", ","},
    {"\xef\xbc\x9b", "a wide semicolon (U+FF1B)", ";"},
};

/// Characters in the code that only look like C++, the first of them by its line.
std::optional<std::string> guess_by_lookalikes(std::string_view text) {
  const std::string code = code_of(text);
  const Lookalike* first = nullptr;
  std::size_t first_at = std::string::npos;
  int count = 0;
  for (const Lookalike& one : lookalikes) {
    for (std::size_t at = code.find(one.bytes); at != std::string::npos;
         at = code.find(one.bytes, at + 1)) {
      ++count;
      if (at > first_at) continue;
      first = &one;
      first_at = at;
    }
  }
  if (first == nullptr) return std::nullopt;
  const auto line = std::count(code.begin(), code.begin() + static_cast<long>(first_at), '\n') + 1;
  std::string guess = fmt::format("line {} has {}", line, first->name);
  guess += first->instead.empty() ? ", which has to go"
                                  : fmt::format(" where {} belongs", first->instead);
  if (count > 1)
    guess += fmt::format("; {} more such character{}", count - 1, count == 2 ? "" : "s");
  return guess;
}

/// Names that the linker did not find.
std::optional<std::string> guess_by_linking(std::string_view text, std::string_view messages) {
  constexpr std::size_t most_names = 3;
  std::vector<std::string> names;
  bool has_static_member = false;
  const std::string code = code_of(text);
  const std::vector<std::string_view> words = words_of(code);
  for (const UndefinedSymbol& undefined : find_undefined_symbols(messages)) {
    const std::string_view symbol = undefined.symbol;
    for (const std::string_view table : {"vtable for ", "typeinfo for ", "VTT for "}) {
      if (symbol.starts_with(table))
        return fmt::format("{} has a virtual function that is declared but never defined",
                           symbol.substr(table.size()));
    }
    const std::string name = name_of_symbol(symbol);
    const std::size_t scope = name.rfind("::");
    const bool is_variable = symbol.find('(') == std::string_view::npos;
    has_static_member =
        has_static_member ||
        (is_variable && scope != std::string::npos &&
         !holds_in_row(words, {"namespace", std::string_view(name).substr(0, scope)}));
    if (std::ranges::find(names, "`" + name + "`") == names.end())
      names.push_back("`" + name + "`");
  }
  if (names.empty()) return std::nullopt;
  std::string guess;
  const std::size_t shown = std::min(names.size(), most_names);
  for (std::size_t i = 0; i < shown; ++i)
    guess += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  if (shown < names.size()) guess += fmt::format(" and {} more", names.size() - shown);
  guess += names.size() == 1 ? " is declared but never defined" : " are declared but never defined";
  if (has_static_member) guess += "; a static member needs a definition, or `inline static`";
  return guess;
}

/// The namespace in which class Solution stands; nullopt if it stands outside of all of them.
std::optional<std::string> find_namespace_of_solution(std::string_view code) {
  const std::vector<std::string_view> words = words_of(code);
  std::vector<std::string> braces;  // the open ones, each with the namespace that it opens
  std::size_t at = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto begin = static_cast<std::size_t>(words[i].begin() - code.begin());
    for (; at < begin; ++at) {
      const bool is_of_namespace = i >= 2 && words[i - 2] == "namespace";
      if (code[at] == '{') braces.emplace_back(is_of_namespace ? words[i - 1] : "");
      if (code[at] == '}' && !braces.empty()) braces.pop_back();
    }
    if (words[i] == "Solution" && i > 0 && (words[i - 1] == "class" || words[i - 1] == "struct")) {
      if (braces.empty() || braces.back().empty()) return std::nullopt;
      return braces.back();
    }
  }
  return std::nullopt;
}

/// Why the judge's call does not find what it calls, though the words are there.
std::optional<std::string> guess_by_hidden_names(std::string_view text, std::string_view messages) {
  if (messages.find(title_of_call) == std::string_view::npos) return std::nullopt;
  const std::string code = code_of(text);
  const std::vector<std::string_view> words = words_of(code);
  for (const std::string_view name : {"Solution", "solveSudoku"}) {
    if (holds_in_row(words, {"define", name}))
      return fmt::format("{0} is a macro here, which changes LeetCode's own call of {0} as well",
                         name);
  }
  if (const auto space = find_namespace_of_solution(code))
    return fmt::format(
        "class Solution stands in namespace {}; LeetCode looks for it outside of any", *space);
  return std::nullopt;
}

/// What a compiler says first, and the first name in it.
struct CompilerError {
  std::string_view text;
  std::string_view name;
};

std::optional<CompilerError> find_first_error(std::string_view messages) {
  constexpr std::string_view sign = "error: ";
  const std::size_t at = messages.find(sign);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view text = messages.substr(at + sign.size());
  text = text.substr(0, text.find('\n'));
  const std::size_t open = text.find('\'');
  const std::size_t close = text.find('\'', open + 1);
  if (open == std::string_view::npos || close == std::string_view::npos) return std::nullopt;
  return CompilerError{text, text.substr(open + 1, close - open - 1)};
}

/// A name of C++20 to C++26 that standard libraries got late, as the first error has it.
std::optional<std::string> guess_by_newer_library(std::string_view messages) {
  // By cppreference.com: those that libstdc++ got after version 12.
  constexpr std::string_view names =
      "format format_to format_string print println generator flat_map flat_multimap flat_set "
      "flat_multiset mdspan extents dextents text_encoding inplace_vector "
      "zip zip_transform adjacent pairwise adjacent_transform chunk slide chunk_by stride "
      "cartesian_product repeat as_rvalue as_const enumerate cache_latest concat to "
      "contains contains_subrange starts_with ends_with find_last find_last_if find_last_if_not "
      "fold_left fold_right fold_left_first fold_right_last iota shift_left shift_right";
  // Of these, those that hardly anybody calls something of his own.
  constexpr std::string_view telling =
      "format println generator flat_map flat_multimap flat_set flat_multiset mdspan dextents";
  const auto error = find_first_error(messages);
  if (!error) return std::nullopt;
  const auto says = [&](std::string_view part) {
    return error->text.find(part) != std::string_view::npos;
  };
  const bool is_of_std = says("is not a member of 'std") || says("in namespace 'std");
  const bool is_unknown = says("was not declared") || says("undeclared identifier") ||
                          says("no template named") || says("does not name a");
  const bool is_missing = (is_of_std && holds(words_of(names), error->name)) ||
                          (is_unknown && holds(words_of(telling), error->name));
  if (!is_missing) return std::nullopt;
  return fmt::format(
      "this compiler's library is too old for `{}`, which LeetCode's may have; set CXX to a newer "
      "compiler",
      error->name);
}

std::optional<std::string> guess_by_messages(std::string_view messages) {
  const std::string_view error = find_error_of_the_call(messages);
  const auto says = [&](std::string_view part) {
    return error.find(part) != std::string_view::npos;
  };
  if (says("abstract")) return "class Solution is abstract: a virtual function is left undefined";
  if (auto guess = guess_by_construction(error)) return guess;
  if (says("private") || says("protected"))
    return "solveSudoku cannot be called from outside: `public:` is missing before it";
  if (says("no matching") || says("cannot bind") || says("convert") || says("conversion") ||
      says("too few arguments") || says("binding"))
    return "solveSudoku does not take one vector<vector<char>>&, as LeetCode calls it";
  return std::nullopt;
}

// ---- UTF-16

/// How the two bytes of a character of UTF-16 stand.
enum class ByteOrder { low_first, high_first };

/// By the byte order mark, or by the zeros that every second byte of a plain text is.
std::optional<ByteOrder> find_utf16(std::string_view file) {
  if (file.starts_with("\xff\xfe")) return ByteOrder::low_first;
  if (file.starts_with("\xfe\xff")) return ByteOrder::high_first;
  constexpr std::size_t looked_at = 64;
  if (file.size() < looked_at) return std::nullopt;
  int zeros[2] = {0, 0};
  for (std::size_t i = 0; i < looked_at; ++i) zeros[i % 2] += file[i] == '\0' ? 1 : 0;
  constexpr int most = looked_at / 2 * 3 / 4;
  if (zeros[0] == 0 && zeros[1] > most) return ByteOrder::low_first;
  if (zeros[1] == 0 && zeros[0] > most) return ByteOrder::high_first;
  return std::nullopt;
}

void append_utf8(std::string& text, unsigned point) {
  const auto append = [&](unsigned byte) { text += static_cast<char>(byte); };
  if (point < 0x80) return append(point);
  if (point < 0x800) {
    append(0xc0 | point >> 6);
  } else if (point < 0x10000) {
    append(0xe0 | point >> 12);
    append(0x80 | (point >> 6 & 0x3f));
  } else {
    append(0xf0 | point >> 18);
    append(0x80 | (point >> 12 & 0x3f));
    append(0x80 | (point >> 6 & 0x3f));
  }
  append(0x80 | (point & 0x3f));
}

std::string utf8_of_utf16(std::string_view file, ByteOrder order) {
  const auto unit_at = [&](std::size_t at) {
    const auto first = static_cast<unsigned char>(file[at]);
    const auto second = static_cast<unsigned char>(file[at + 1]);
    return order == ByteOrder::low_first ? first | unsigned{second} << 8
                                         : second | unsigned{first} << 8;
  };
  std::string text;
  for (std::size_t at = 0; at + 1 < file.size(); at += 2) {
    unsigned point = unit_at(at);
    const bool is_first_half = point >> 10 == 0xd800 >> 10 && at + 3 < file.size();
    if (is_first_half && unit_at(at + 2) >> 10 == 0xdc00 >> 10) {
      at += 2;
      point = 0x10000 + ((point & 0x3ff) << 10 | (unit_at(at) & 0x3ff));
    }
    append_utf8(text, point);
  }
  return text;
}

}  // namespace

Paste read_paste(std::string_view file) {
  Paste paste;
  std::string converted;
  if (const auto order = find_utf16(file)) {
    converted = utf8_of_utf16(file, *order);
    file = converted;
    paste.notes.emplace_back("the file is in UTF-16 and was read as UTF-8");
  }
  if (file.starts_with("\xef\xbb\xbf")) file.remove_prefix(3);
  std::vector<std::string_view> lines = lines_of(file);
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
  if (auto guess = guess_by_linking(text, messages)) return guess;
  if (text.find('\0') != std::string_view::npos) return "this is no text: it has bytes that are 0";
  if (const auto language = find_other_language(text))
    return fmt::format("this looks like {}; the judge takes C++", *language);
  if (auto guess = guess_by_lookalikes(text)) return guess;
  if (auto guess = guess_by_names(text)) return guess;
  if (auto guess = guess_by_brackets(text)) return guess;
  if (auto guess = guess_by_hidden_names(text, messages)) return guess;
  if (auto guess = guess_by_newer_library(messages)) return guess;
  return guess_by_messages(messages);
}

}  // namespace judge
