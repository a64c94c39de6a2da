#include "judge/report/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"

namespace judge {

namespace {

constexpr std::size_t case_columns = 44;

std::string indented(std::string_view title, std::string_view text) {
  std::string lines = fmt::format("  {}\n", title);
  for (const std::string& line : wrap(text, page_columns - 4)) lines += "    " + line + "\n";
  return lines;
}

/// Counted, or at least stated, or too many to be counted.
std::string placements_of(const Case& tested, const Difficulty& difficulty) {
  if (difficulty.placements) return format_number(*difficulty.placements);
  if (tested.backtracking_placements) return format_number(*tested.backtracking_placements);
  return "> " + format_number(most_placements_counted);
}

std::string table_of(const Suite& suite, const std::vector<Difficulty>& difficulties) {
  std::string table = fmt::format("\n  {}  clues   guesses      placements\n",
                                  left_aligned(escape_line(suite.name), case_columns));
  for (std::size_t i = 0; i < suite.cases.size(); ++i)
    table += fmt::format("    {}  {:>5}  {:>8}  {:>14}\n",
                         left_aligned(escape_line(suite.cases[i].name), case_columns - 2),
                         difficulties[i].clues, format_number(difficulties[i].guesses),
                         placements_of(suite.cases[i], difficulties[i]));
  return table;
}

std::string describe(const Likeness& likeness) {
  std::string names;
  for (const Case* tested : likeness.cases) {
    if (!names.empty()) names += ", ";
    names += escape_line(tested->full_name());
  }
  return indented(
      likeness.is_exact ? "note: the same board" : "note: the same puzzle up to symmetry", names);
}

}  // namespace

std::string to_text(const LintReport& report) {
  std::size_t cases = 0;
  for (const Suite& suite : report.suites) cases += suite.cases.size();
  std::string text =
      fmt::format("{}  {}, {}\n",
                  report.faults.empty() ? "No faults" : format_count(report.faults.size(), "fault"),
                  format_count(report.suites.size(), "good suite"), format_count(cases, "case"));
  if (!report.faults.empty()) text += "\n";
  for (const std::string& fault : report.faults) text += fault + "\n";
  if (!report.likenesses.empty()) text += "\n";
  for (const Likeness& likeness : report.likenesses) text += describe(likeness);
  for (std::size_t i = 0; i < report.suites.size(); ++i)
    text += table_of(report.suites[i], report.difficulties[i]);
  text +=
      "\n  guesses     branches tried to prove that there is one solution; 0: naked and\n"
      "              hidden singles decide all\n"
      "  placements  digits that plain backtracking places, some 50 million a second\n";
  return text;
}

}  // namespace judge
