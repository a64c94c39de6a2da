#include "judge/cases/quote.h"

#include <cstddef>

#include "judge/report/escape.h"
#include "judge/report/utf8.h"

namespace judge {

std::string quote(std::string_view text) {
  constexpr std::size_t most_characters = 60;
  std::string quoted = "\"";
  for (std::size_t i = 0; i < most_characters && !text.empty(); ++i) {
    const auto first = decode_first(text);
    const std::string_view character = text.substr(0, first ? first->length : 1);
    quoted += character == "\"" ? "\\\"" : escape_line(character);
    text.remove_prefix(character.size());
  }
  return quoted + (text.empty() ? "\"" : "…\"");
}

}  // namespace judge
