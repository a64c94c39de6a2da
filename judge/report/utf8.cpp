#include "judge/report/utf8.h"

namespace judge {

std::optional<CodePoint> decode_first(std::string_view bytes) {
  if (bytes.empty()) return std::nullopt;
  const auto byte_at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const unsigned char lead = byte_at(0);
  if (lead < 0x80) return CodePoint{lead, 1};

  std::size_t length = 0;
  char32_t value = 0;
  char32_t smallest = 0;  // what is smaller has a shorter form
  if ((lead & 0xe0U) == 0xc0) {
    length = 2, value = lead & 0x1fU, smallest = 0x80;
  } else if ((lead & 0xf0U) == 0xe0) {
    length = 3, value = lead & 0x0fU, smallest = 0x800;
  } else if ((lead & 0xf8U) == 0xf0) {
    length = 4, value = lead & 0x07U, smallest = 0x10000;
  } else {
    return std::nullopt;
  }
  if (bytes.size() < length) return std::nullopt;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(i) & 0xc0U) != 0x80) return std::nullopt;
    value = value << 6U | (byte_at(i) & 0x3fU);
  }
  const bool is_surrogate = 0xd800 <= value && value <= 0xdfff;
  if (value < smallest || is_surrogate || value > 0x10ffff) return std::nullopt;
  return CodePoint{value, length};
}

}  // namespace judge
