#include "judge/report/escape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "judge/report/columns.h"
#include "judge/report/utf8.h"

namespace judge {

namespace {

/// Characters that have no picture of their own but change how others look, or that end a line:
/// what of Unicode's categories Cc, Cf, Zl and Zp is invisible, variation selectors and fillers.
constexpr CodePointRange unprintable[] = {
    {0x00, 0x1f},        // C0 controls
    {0x7f, 0x9f},        // delete, C1 controls
    {0xad, 0xad},        // soft hyphen
    {0x34f, 0x34f},      // combining grapheme joiner
    {0x61c, 0x61c},      // Arabic letter mark
    {0x115f, 0x1160},    // Hangul fillers
    {0x17b4, 0x17b5},    // Khmer inherent vowels
    {0x180b, 0x180f},    // Mongolian selectors
    {0x200b, 0x200f},    // zero width, left-to-right and right-to-left marks
    {0x2028, 0x202e},    // line and paragraph separators, bidirectional embeddings and overrides
    {0x2060, 0x206f},    // invisible operators, bidirectional isolates
    {0x3164, 0x3164},    // Hangul filler
    {0xfe00, 0xfe0f},    // variation selectors
    {0xfeff, 0xfeff},    // byte order mark
    {0xffa0, 0xffa0},    // halfwidth Hangul filler
    {0xfff0, 0xfffb},    // interlinear annotations
    {0xfffe, 0xffff},    // no characters, and nothing that XML may hold
    {0x1d173, 0x1d17a},  // musical format controls
    {0xe0000, 0xe0fff},  // tags, more variation selectors
};

bool is_printable(char32_t value) {
  if (value < 0x7f) return value >= 0x20;
  return std::ranges::none_of(unprintable,
                              [&](const CodePointRange& range) { return range.contains(value); });
}

}  // namespace

std::string escape_line(std::string_view bytes) {
  std::string line;
  line.reserve(bytes.size());
  while (!bytes.empty()) {
    const auto first = decode_first(bytes);
    const std::size_t length = first ? first->length : 1;
    const std::string_view spelled = bytes.substr(0, length);
    bytes.remove_prefix(length);
    if (first && is_printable(first->value)) {
      line += spelled;
    } else if (spelled == "\n") {
      line += "\\n";
    } else if (spelled == "\t") {
      line += "\\t";
    } else if (length == 1) {
      fmt::format_to(std::back_inserter(line), "\\x{:02x}", static_cast<unsigned char>(spelled[0]));
    } else {
      fmt::format_to(std::back_inserter(line), "\\u{{{:x}}}",
                     static_cast<std::uint32_t>(first->value));
    }
  }
  return line;
}

std::vector<std::string> escape_lines(std::string_view bytes) {
  constexpr std::size_t tab = 8;
  std::vector<std::string> lines;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    std::string_view rest = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    if (rest.ends_with('\r')) rest.remove_suffix(1);

    std::string& line = lines.emplace_back();
    std::size_t column = 0;
    for (std::size_t at; (at = rest.find('\t')) != rest.npos; rest.remove_prefix(at + 1)) {
      const std::string before = escape_line(rest.substr(0, at));
      column += columns_of(before);
      const std::size_t spaces = tab - column % tab;
      line += before + std::string(spaces, ' ');
      column += spaces;
    }
    line += escape_line(rest);
  }
  return lines;
}

}  // namespace judge
