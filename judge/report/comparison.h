#pragma once

#include <string>

#include "judge/compare/comparison.h"
#include "judge/report/report.h"

namespace judge {

/// What the rows of a table are sorted by; least first, what is not known last.
enum class ComparisonOrder { rank, name, memory, lines, characters };

/// A table of all solutions, and below it what to know of the numbers. Ends in a line feed. Bytes
/// of a submission are escaped.
std::string to_text(const Comparison& comparison, const TextStyle& style,
                    ComparisonOrder order = ComparisonOrder::rank);

/// The JSON document of the README: the solutions as `judge run` writes them, each with its
/// standing, and what was compared how.
std::string to_json(const Comparison& comparison);

/// One line for each solution below a line of names, after RFC 4180: `\r\n` ends a line. Bytes of a
/// submission are escaped, and a text that a spreadsheet would take for a formula gets a `'` in
/// front. What is not known is empty.
std::string to_csv(const Comparison& comparison);

/// A table to be pasted into a discussion (GitHub Flavored Markdown), then why what was rejected
/// was rejected, and how the numbers came about. What a submission chose is in code spans, where it
/// can neither be markup nor call anybody by name.
std::string to_markdown(const Comparison& comparison);

}  // namespace judge
