#include "judge/report/mutants.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"

namespace judge {

namespace {

constexpr std::size_t killer_columns = 40;

/// A paragraph of names, indented.
std::string paragraph(const std::string& title, const std::vector<std::string>& names) {
  std::string text = "\n  " + title + "\n";
  const std::string words = escape_line(fmt::format("{}", fmt::join(names, ", ")));
  for (const std::string& line : wrap(words, page_columns - 4)) text += "    " + line + "\n";
  return text;
}

std::string row_of(const KillTable::Row& row) {
  const std::string name = left_aligned(escape_line(row.tested->full_name()), killer_columns);
  std::string text = fmt::format("  {}{}{:>5}", row.adds_something ? "* " : "  ", name, row.kills);
  std::string alone;
  for (const std::string& mutant : row.only_killer_of) {
    if (!alone.empty()) alone += ", ";
    alone += mutant.substr(mutant.find('/') + 1);
  }
  if (!alone.empty()) text += "  " + cut(escape_line(alone), page_columns - columns_of(text) - 2);
  return text + "\n";
}

}  // namespace

std::string to_text(const KillTable& table) {
  std::string text;
  if (table.survivors.empty())
    text = fmt::format("All {} wrong submissions are rejected\n", table.mutants);
  else
    text = fmt::format("{} of {} wrong submissions pass all cases\n", table.survivors.size(),
                       table.mutants);
  if (!table.survivors.empty())
    text += paragraph("passing all cases, so that a case is missing:", table.survivors);

  text += fmt::format("\n    {:<{}}kills  alone\n", "case", killer_columns);
  for (const KillTable::Row& row : table.rows) text += row_of(row);

  std::vector<std::string> superfluous;
  for (const KillTable::Row& row : table.rows) {
    if (!row.adds_something) superfluous.push_back(row.tested->full_name());
  }
  text += fmt::format("\n  * enough to reject all that cases can reject: {}\n",
                      format_count(table.rows.size() - superfluous.size(), "case"));
  if (!superfluous.empty())
    text += paragraph(fmt::format("rejecting nothing new beside those: {}",
                                  format_count(superfluous.size(), "case")),
                      superfluous);
  if (!table.dying_of_anything.empty())
    text += paragraph(fmt::format("failing before, after or in whatever case comes first: {}",
                                  format_count(table.dying_of_anything.size(), "submission")),
                      table.dying_of_anything);
  return text;
}

}  // namespace judge
