#include "judge/report/columns.h"

#include <algorithm>

#include "judge/report/utf8.h"

namespace judge {

namespace {

/// Blocks of East Asian Width W or F (Unicode Standard Annex 11), generously joined.
constexpr CodePointRange wide[] = {
    {0x1100, 0x115f},   {0x231a, 0x231b},   {0x23e9, 0x23f3},   {0x25fd, 0x25fe},
    {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267f, 0x267f},   {0x2693, 0x2693},
    {0x26a1, 0x26a1},   {0x26aa, 0x26ab},   {0x26bd, 0x26be},   {0x26c4, 0x26c5},
    {0x26ce, 0x26ce},   {0x26d4, 0x26d4},   {0x26ea, 0x26ea},   {0x26f2, 0x26f5},
    {0x26fa, 0x26fd},   {0x2705, 0x2705},   {0x270a, 0x270b},   {0x2728, 0x2728},
    {0x274c, 0x274e},   {0x2753, 0x2757},   {0x2795, 0x2797},   {0x27b0, 0x27bf},
    {0x2b1b, 0x2b1c},   {0x2b50, 0x2b55},   {0x2e80, 0x303e},   {0x3041, 0xa4cf},
    {0xa960, 0xa97c},   {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe10, 0xfe19},
    {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},   {0x16fe0, 0x1b2ff},
    {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf}, {0x1f18e, 0x1f19a}, {0x1f200, 0x1f320},
    {0x1f32d, 0x1faff}, {0x20000, 0x3fffd},
};

std::size_t width_of(char32_t value) {
  const bool is_wide =
      std::ranges::any_of(wide, [&](const CodePointRange& range) { return range.contains(value); });
  return is_wide ? 2 : 1;
}

/// The number of bytes at the beginning of `text` that fit into `columns`.
std::size_t bytes_that_fit(std::string_view text, std::size_t columns) {
  std::size_t used = 0;
  std::size_t at = 0;
  while (const auto next = decode_first(text.substr(at))) {
    used += width_of(next->value);
    if (used > columns) break;
    at += next->length;
  }
  return at;
}

std::string_view without_outer_spaces(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  text.remove_suffix(text.size() - 1 - text.find_last_not_of(' '));
  return text;
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (const auto next = decode_first(text)) {
    columns += width_of(next->value);
    text.remove_prefix(next->length);
  }
  return columns;
}

std::string cut(std::string_view text, std::size_t columns) {
  if (bytes_that_fit(text, columns) == text.size()) return std::string(text);
  const std::size_t room = columns > 0 ? columns - 1 : 0;
  return std::string(text.substr(0, bytes_that_fit(text, room))) + "…";
}

std::string left_aligned(std::string_view text, std::size_t columns) {
  std::string line = cut(text, columns);
  return line.append(columns - columns_of(line), ' ');
}

std::string right_aligned(std::string_view text, std::size_t columns) {
  const std::string line = cut(text, columns);
  return std::string(columns - columns_of(line), ' ').append(line);
}

std::vector<std::string> wrap(std::string_view text, std::size_t columns) {
  columns = std::max<std::size_t>(columns, 2);  // room for the widest character
  std::vector<std::string> lines;
  for (text = without_outer_spaces(text); true; text = without_outer_spaces(text)) {
    std::size_t end = bytes_that_fit(text, columns);
    if (end < text.size()) {
      const std::size_t space = text.substr(0, end + 1).rfind(' ');
      const std::string_view word = text.substr(0, text.find(' '));
      if (space != text.npos)
        end = space;
      else if (word.find('/') != word.npos)
        end = word.size();
    }
    lines.emplace_back(without_outer_spaces(text.substr(0, end)));
    text.remove_prefix(end);
    if (text.empty()) return lines;
  }
}

}  // namespace judge
