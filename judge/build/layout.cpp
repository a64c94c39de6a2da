#include "judge/build/layout.h"

#include <algorithm>
#include <array>
#include <string>

#include "judge/build/cpp_words.h"

namespace judge {

bool may_look_at_bytes(std::string_view text) {
  constexpr std::array telling{"reinterpret_cast",
                               "bit_cast",
                               "memcpy",
                               "memmove",
                               "memcmp",
                               "bcopy",
                               "union",
                               "asm",
                               "__asm",
                               "__asm__"};
  std::string code = code_of(text);
  if (std::ranges::any_of(words_of(code),
                          [&](auto word) { return std::ranges::count(telling, word) > 0; }))
    return true;
  std::erase_if(code, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
  return code.find("*)") != std::string::npos || code.find("*>(") != std::string::npos;
}

}  // namespace judge
