#pragma once

#include <fmt/format.h>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace judge {

/// A piece of a page. Only two things become one: a literal of this program, and text that
/// `markup` has escaped. What a submission wrote is a string, and a string can never be put into a
/// page as it is.
class Markup {
 public:
  Markup() = default;
  Markup& operator+=(const Markup& other) {
    html_ += other.html_;
    return *this;
  }
  friend Markup operator+(Markup left, const Markup& right) { return left += right; }
  bool is_empty() const { return html_.empty(); }
  const std::string& html() const { return html_; }

  /// Of text that is markup already and of this program's own making: its style sheet, its scripts
  /// and data that is spelled so that it ends no element.
  static Markup trusted(std::string html) {
    Markup made;
    made.html_ = std::move(html);
    return made;
  }

 private:
  std::string html_;
};

/// Any bytes as one line of text, for a page's text and for an attribute in double quotes: what
/// cannot be printed becomes visible (escape.h), and `& < > " '` become references.
std::string escape_html(std::string_view bytes);

/// Any bytes as lines of text, with line feeds between them, of at most `most_lines` and
/// `most_columns`; what is left out is told by a last line.
Markup lines_of_text(std::string_view bytes, std::size_t most_lines, std::size_t most_columns);

inline const std::string& as_html(const Markup& piece) {
  return piece.html();
}
inline std::string as_html(std::string_view text) {
  return escape_html(text);
}
inline std::string as_html(std::integral auto number) {
  return std::to_string(number);
}

template <typename>
struct AsText {
  using type = std::string;
};

/// `literal` with its `{}` replaced: numbers and markup as they are, all else escaped.
template <typename... Parts>
Markup markup(fmt::format_string<const typename AsText<Parts>::type&...> literal,
              const Parts&... parts) {
  return Markup::trusted(fmt::format(literal, static_cast<const std::string&>(as_html(parts))...));
}

}  // namespace judge
