#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace judge {

/// One code point and the number of bytes that spell it.
struct CodePoint {
  char32_t value;
  std::size_t length;  // 1 to 4
};

/// Code points from `first` to `last`, both included.
struct CodePointRange {
  char32_t first;
  char32_t last;

  constexpr bool contains(char32_t value) const { return first <= value && value <= last; }
};

/// The code point that `bytes` begin with; nullopt where they begin with no valid UTF-8: a stray or
/// missing continuation byte, an overlong form, a surrogate, anything above U+10FFFF, or nothing.
std::optional<CodePoint> decode_first(std::string_view bytes);

}  // namespace judge
