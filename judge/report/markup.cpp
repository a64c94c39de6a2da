#include "judge/report/markup.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"

namespace judge {

std::string escape_html(std::string_view bytes) {
  std::string html;
  html.reserve(bytes.size());
  for (const char c : escape_line(bytes)) {
    switch (c) {
      case '&': html += "&amp;"; break;
      case '<': html += "&lt;"; break;
      case '>': html += "&gt;"; break;
      case '"': html += "&quot;"; break;
      case '\'': html += "&#39;"; break;
      default: html += c;
    }
  }
  return html;
}

Markup lines_of_text(std::string_view bytes, std::size_t most_lines, std::size_t most_columns) {
  const std::vector<std::string> lines = escape_lines(bytes);
  const std::size_t shown = lines.size() <= most_lines + 1 ? lines.size() : most_lines;
  Markup text;
  for (std::size_t i = 0; i < shown; ++i) text += markup("{}\n", cut(lines[i], most_columns));
  if (shown < lines.size())
    text += markup("<span class=\"quiet\">… and {}</span>\n",
                   format_count(lines.size() - shown, "more line"));
  return text;
}

}  // namespace judge
