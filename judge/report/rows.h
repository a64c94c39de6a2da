#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "judge/report/columns.h"
#include "judge/report/paint.h"
#include "judge/report/report.h"

namespace judge {

using Lines = std::vector<std::string>;

/// A page of the terminal that is written from its top: lines, and rows of a label and a text.
class Page {
 public:
  static constexpr std::size_t label_indent = 2;

  explicit Page(const TextStyle& style)
      : paint_(style.colour),
        width_(std::max(static_cast<std::size_t>(std::max(style.width, 0)),
                        text_indent + narrowest_text)) {}

  const Paint& paint() const { return paint_; }
  std::size_t width() const { return width_; }
  std::size_t text_columns() const { return width_ - text_indent; }

  void line(std::string_view text = "") { text_.append(text).push_back('\n'); }
  void append(std::string_view lines) { text_ += lines; }

  /// A row of several lines, the label at the first.
  void row(std::string_view label, const Lines& lines) {
    std::string_view label_here = label;
    for (const std::string& line : lines) {
      const std::size_t used = label_indent + label_here.size();
      text_.append(label_indent, ' ').append(paint_.quiet(label_here));
      text_.append(text_indent - used, ' ').append(line).push_back('\n');
      label_here = "";
    }
  }
  /// A row of one text, wrapped where it is too long.
  void row(std::string_view label, std::string_view text) {
    row(label, wrap(text, text_columns()));
  }
  /// A row of two things that are not to be broken: a path can be copied only in one piece.
  void row(std::string_view label, const std::string& first, const std::string& second) {
    if (columns_of(first) + 1 + columns_of(second) <= text_columns())
      row(label, Lines{first + " " + second});
    else
      row(label, Lines{first, second});
  }

  std::string take() && { return std::move(text_); }

 private:
  static constexpr std::size_t text_indent = 12;
  static constexpr std::size_t narrowest_text = 24;  // a narrower terminal breaks lines by itself

  Paint paint_;
  std::size_t width_;
  std::string text_;
};

}  // namespace judge
