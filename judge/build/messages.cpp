#include "judge/build/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>

namespace judge {

namespace {

constexpr std::string_view entry_name = "sudoku_judge_entry";

bool mentions(std::string_view line, std::string_view part) {
  return line.find(part) != std::string_view::npos;
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// What stands in a line behind `mark`, up to the last `until`.
std::optional<std::string_view> text_behind(std::string_view line, std::string_view mark,
                                            std::string_view until = "") {
  const std::size_t at = line.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view rest = line.substr(at + mark.size());
  if (!until.empty()) rest = rest.substr(0, rest.rfind(until));
  return rest;
}

/// Which function uses a symbol, and which symbol; the linkers say it in one line or in several.
///
///     mold: error: undefined symbol: Solution::cnt                                     (mold, lld)
///     >>> referenced by unit.cpp
///     >>>               ccC3ocNT.o:(sudoku_judge_entry)
///
///     ccC3ocNT.o:unit.cpp:function Solution::go(): error: undefined reference to 'h(int)'  (gold)
///
///     /usr/bin/ld: ccC3ocNT.o: in function `Solution::go()':                       (the binutils')
///     unit.cpp:(.text+0xa): undefined reference to `h(int)'
class LinkerReader {
 public:
  /// Whether the line is one of a linker's.
  bool read(std::string_view line) {
    if (line.starts_with(">>>")) {
      read_reference(line);
      return true;
    }
    if (line.starts_with("collect2: error: ld ") || mentions(line, "error: linker command failed"))
      return true;
    if (const auto function = text_behind(line, ": in function `", "':")) {
      function_ = *function;
      return true;
    }
    for (const std::string_view mark : {"undefined symbol: ", "undefined hidden symbol: "}) {
      if (const auto symbol = text_behind(line, mark); symbol && mentions(line, "error: ")) {
        symbol_ = *symbol;
        users_[symbol_];
        return true;
      }
    }
    const std::string_view mark = "undefined reference to ";
    const auto symbol = text_behind(line, mark, "'");
    if (!symbol || symbol->empty()) return false;
    if (const auto function = text_behind(line, ":function ", ": error: ")) function_ = *function;
    symbol_ = symbol->substr(1);
    add_user(function_);
    return true;
  }

  const std::map<std::string, std::set<std::string>>& users() const { return users_; }

 private:
  /// `>>>  ccC3ocNT.o:(Solution::go())>>> referenced by unit.cpp`: mold forgets a line feed.
  void read_reference(std::string_view line) {
    line = line.substr(0, line.find(">>>", 3));
    if (const auto function = text_behind(line, ":(", ")"); function && !symbol_.empty())
      add_user(std::string(*function));
  }

  void add_user(const std::string& function) {
    auto& users = users_[symbol_];
    if (!function.empty() && function != entry_name) users.insert(function);
  }

  std::map<std::string, std::set<std::string>> users_;  // of each symbol
  std::string symbol_;                                  // that was named last
  std::string function_;                                // likewise
};

/// `vector<vector<char>>` for what a linker writes out in full.
std::string with_short_types(std::string text) {
  constexpr std::pair<std::string_view, std::string_view> shorter[] = {
      {"std::vector<std::vector<char, std::allocator<char> >, "
       "std::allocator<std::vector<char, std::allocator<char> > > >",
       "vector<vector<char>>"},
      {"std::vector<char, std::allocator<char> >", "vector<char>"},
      {"std::vector<int, std::allocator<int> >", "vector<int>"},
      {"std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >", "string"},
  };
  for (const auto& [in_full, name] : shorter) {
    for (std::size_t at = 0; (at = text.find(in_full, at)) != std::string::npos;)
      text.replace(at, in_full.size(), name);
  }
  return text;
}

/// Whether a line begins a new message of a compiler, or says where the next one belongs.
bool begins_a_message(std::string_view line) {
  if (line.empty() || line.front() == ' ') return false;
  return mentions(line, "error: ") || mentions(line, ": In ") || mentions(line, ": At ");
}

bool is_of_the_call(std::string_view line) {
  return line.starts_with(title_of_call);
}

/// An error that follows from another one, or a line that says nothing to the author.
bool is_noise(std::string_view line) {
  return is_of_the_call(line) && (mentions(line, "<type error>") || mentions(line, ": In "));
}

/// `2 errors generated.`, which counts what is left out as well.
bool is_a_count(std::string_view line) {
  return line.ends_with(" error generated.") || line.ends_with(" errors generated.");
}

/// The assembler names no lines of the submission's: it reads what the compiler made of it.
std::string with_assembler_named(std::string_view line) {
  constexpr std::string_view input = "{standard input}:";
  if (!line.starts_with(input)) return std::string(line);
  line.remove_prefix(input.size());
  if (line == " Assembler messages:") return "the assembler, of an asm statement:";
  return std::string(line.substr(std::min(line.find(' ') + 1, line.size())));
}

}  // namespace

std::vector<UndefinedSymbol> find_undefined_symbols(std::string_view messages) {
  LinkerReader reader;
  for (const std::string_view line : split_lines(messages)) reader.read(line);
  std::vector<UndefinedSymbol> symbols;
  for (const auto& [symbol, users] : reader.users())
    symbols.push_back({symbol, {users.begin(), users.end()}});
  return symbols;
}

std::string name_of_symbol(std::string_view symbol) {
  constexpr std::string_view anonymous = "(anonymous namespace)::";
  if (symbol.starts_with(anonymous)) symbol.remove_prefix(anonymous.size());
  std::string_view name = symbol.substr(0, symbol.find_first_of("(<"));
  if (name.ends_with("operator"))
    return std::string(symbol.substr(0, symbol.find('(', name.size() + 1)));
  if (const std::size_t blank = name.rfind(' '); blank != std::string_view::npos)
    name.remove_prefix(blank + 1);  // the type that a template returns
  return std::string(name);
}

std::string plain_messages(std::string_view messages) {
  const std::vector<std::string_view> lines = split_lines(messages);
  const bool has_others = std::ranges::any_of(lines, [](std::string_view line) {
    return begins_a_message(line) && mentions(line, "error: ") && !is_of_the_call(line);
  });
  LinkerReader linker;
  std::string plain;
  bool is_left_out = false;
  for (const std::string_view line : lines) {
    if (begins_a_message(line))
      is_left_out = is_noise(line) || (has_others && is_of_the_call(line));
    if (is_left_out || line.empty() || is_a_count(line) || linker.read(line)) continue;
    plain += with_assembler_named(line) + "\n";
  }
  for (const UndefinedSymbol& undefined : find_undefined_symbols(messages)) {
    plain += "error: undefined: " + with_short_types(undefined.symbol) + "\n";
    for (const std::string& function : undefined.used_in)
      plain += "  used in " + with_short_types(function) + "\n";
  }
  const bool says_nothing = plain.find_first_not_of("\n ") == std::string::npos;
  return says_nothing ? std::string(messages) : plain;
}

}  // namespace judge
