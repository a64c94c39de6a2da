#pragma once

#include <chrono>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/report/html.h"
#include "judge/report/markup.h"
#include "judge/report/page.h"

namespace judge {

// What both kinds of page are made of.

/// As the functions of html.h, of these parts.
std::string to_html(const Judgement& judgement, const PageOrigin& origin, const PageParts& parts);
std::string to_html(const Comparison& comparison, const PageOrigin& origin, const PageParts& parts);

/// `✓ Accepted` or `✗ Wrong Answer`.
Markup badge(Verdict verdict);

/// A term and what is said of it, for lists of facts; nothing where nothing is said.
Markup fact(std::string_view term, std::string_view text);
Markup fact(std::string_view term, const std::vector<std::string>& texts);

/// The reasons as a list, of which at most `most` are shown.
Markup list_reasons(const std::vector<Evidence>& evidence, std::size_t most);

/// The compiler's words, if any of the evidence are those.
Markup show_compiler_message(const std::vector<Evidence>& evidence, std::size_t most_lines);

/// All there is to see of a rejected case, as an element that can be folded. `heading` is the level
/// of its heading.
Markup show_rejected(const CaseJudgement& judged, int heading, bool is_open);

/// A table that can be sorted. `rows` are `<tr>` elements, `head` the cells of the first row.
Markup sortable_table(std::string_view id, const Markup& caption, const Markup& head,
                      const Markup& rows);

/// A cell of a number: what is shown and what is sorted by; an absent number comes last.
Markup number_cell(std::string_view shown, std::optional<double> sorted_by);

/// The controls that choose the rows of a table by their verdict and their text.
Markup filter_controls(std::string_view table, std::string_view noun);

/// What a chart shows, and what stands behind it.
struct Figure {
  std::string_view kind;  // a chart that page.js draws
  std::string title;
  std::string about;    // how to read it, a sentence or two
  std::string summary;  // what it shows, for those who do not see it
  Markup table;         // its numbers
  std::string table_title;
};
Markup show_figure(const Figure& figure);

/// Any bytes as a chart shows them: one printable line of a bearable length.
std::string text_for_chart(std::string_view bytes);

/// Microseconds with four significant digits, for the charts; null for none.
nlohmann::json chart_time(const std::optional<std::chrono::nanoseconds>& time);

/// The cells that say what the page is of: the command, the date and the machine.
Markup facts_of_origin(const PageOrigin& origin);

}  // namespace judge
