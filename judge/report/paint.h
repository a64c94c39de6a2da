#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace judge {

/// The few looks of the terminal report, by ANSI's Select Graphic Rendition; without colour, text
/// stays as it is. Only what carries meaning without colour too is painted.
class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}

  std::string good(std::string_view text) const { return paint("1;32", text); }  // bold green
  std::string bad(std::string_view text) const { return paint("1;31", text); }   // bold red
  std::string strong(std::string_view text) const { return paint("1", text); }   // bold
  std::string quiet(std::string_view text) const { return paint("2", text); }    // dim

 private:
  std::string paint(std::string_view how, std::string_view text) const {
    if (!colour_ || text.empty()) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", how, text);
  }

  bool colour_;
};

}  // namespace judge
