#include "judge/report/html_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/html_boards.h"
#include "judge/report/numbers.h"
#include "judge/report/sentences.h"

namespace judge {

namespace {

constexpr std::size_t most_reasons_of_a_case = 8;
constexpr std::size_t most_columns_of_a_reason = 600;
constexpr std::size_t most_lines_printed = 40;
constexpr std::size_t most_columns_printed = 300;

std::string place_of(const Origin& origin) {
  return origin.line == 0 ? origin.file : fmt::format("{}:{}", origin.file, origin.line);
}

Markup show_printed(const CaseJudgement& judged) {
  if (judged.output.empty()) return {};
  const std::string size = format_bytes(judged.output.size());
  return markup(
      "<p class=\"label\">Printed during this case: {}{}</p>\n<pre tabindex=\"0\">{}</pre>\n",
      judged.output_is_cut ? "more than " : "", size,
      lines_of_text(judged.output, most_lines_printed, most_columns_printed));
}

}  // namespace

Markup badge(Verdict verdict) {
  const bool is_good = verdict == Verdict::accepted;
  return markup("<span class=\"badge {}\"><span aria-hidden=\"true\">{}</span> {}</span>",
                is_good ? "good" : "bad", is_good ? "✓" : "✗", name_of(verdict));
}

Markup fact(std::string_view term, std::string_view text) {
  if (text.empty()) return {};
  return markup("<div><dt>{}</dt><dd>{}</dd></div>\n", term, text);
}

Markup fact(std::string_view term, const std::vector<std::string>& texts) {
  if (texts.empty()) return {};
  Markup all;
  for (const std::string& text : texts) all += markup("<dd>{}</dd>", text);
  return markup("<div><dt>{}</dt>{}</div>\n", term, all);
}

Markup list_reasons(const std::vector<Evidence>& evidence, std::size_t most) {
  const std::vector<Evidence> reasons = reasons_of(evidence);
  if (reasons.empty()) return {};
  const std::size_t shown = reasons.size() <= most + 1 ? reasons.size() : most;
  Markup items;
  for (std::size_t i = 0; i < shown; ++i)
    items +=
        markup("<li>{}</li>\n", cut(escape_line(describe(reasons[i])), most_columns_of_a_reason));
  if (shown < reasons.size())
    items += markup("<li class=\"quiet\">and {} more</li>\n", reasons.size() - shown);
  return markup("<ul class=\"why\">\n{}</ul>\n", items);
}

Markup show_compiler_message(const std::vector<Evidence>& evidence, std::size_t most_lines) {
  constexpr std::size_t most_columns_of_a_line = 320;
  Markup messages;
  for (const Evidence& one : evidence) {
    const auto* message = std::get_if<CompilerMessage>(&one);
    if (message == nullptr || message->text.empty()) continue;
    messages +=
        markup("<p class=\"label\">The compiler's words</p>\n<pre tabindex=\"0\">{}</pre>\n",
               lines_of_text(message->text, most_lines, most_columns_of_a_line));
  }
  return messages;
}

Markup show_rejected(const CaseJudgement& judged, int heading, bool is_open) {
  const Case& tested = *judged.tested;
  Markup body = list_reasons(judged.evidence, most_reasons_of_a_case);
  if (!tested.catches.empty() && judged.verdict == Verdict::wrong_answer)
    body += markup("<p><span class=\"label\">The case aims at</span> {}</p>\n", tested.catches);
  body += draw_boards(judged);
  body += show_printed(judged);
  body += markup("<p class=\"quiet\">The case stands in <code>{}</code>.</p>\n",
                 place_of(tested.origin));
  return markup(
      "<details class=\"case\"{}>\n<summary><h{}>{} <span "
      "class=\"quiet\">{}</span></h{}></summary>\n"
      "{}</details>\n",
      is_open ? markup(" open") : Markup(), heading, tested.full_name(), name_of(judged.verdict),
      heading, body);
}

Markup sortable_table(std::string_view id, const Markup& caption, const Markup& head,
                      const Markup& rows) {
  return markup(
      "<div class=\"scroll\" role=\"region\" aria-labelledby=\"{}-caption\" tabindex=\"0\">\n"
      "<table class=\"list sortable\" id=\"{}\">\n<caption id=\"{}-caption\">{}</caption>\n"
      "<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table>\n</div>\n",
      id, id, id, caption, head, rows);
}

Markup number_cell(std::string_view shown, std::optional<double> sorted_by) {
  if (!sorted_by) return markup("<td class=\"n\" data-sort=\"\">{}</td>", shown);
  return markup("<td class=\"n\" data-sort=\"{}\">{}</td>", fmt::format("{:.9g}", *sorted_by),
                shown);
}

Markup filter_controls(std::string_view table, std::string_view noun) {
  return markup(
      "<div class=\"filter\" data-table=\"{}\" role=\"search\" aria-label=\"Filter the {}\" "
      "hidden>\n"
      "<label>Show <select><option value=\"\">all</option><option value=\"accepted\">accepted"
      "</option><option value=\"rejected\">rejected</option></select></label>\n"
      "<label>Containing <input type=\"search\" autocomplete=\"off\" "
      "spellcheck=\"false\"></label>\n"
      "<output aria-live=\"polite\" data-noun=\"{}\"></output>\n</div>\n",
      table, noun, noun);
}

Markup show_figure(const Figure& figure) {
  return markup(
      "<figure id=\"chart-{}\">\n<figcaption><h3>{}</h3><p class=\"quiet\">{}</p></figcaption>\n"
      "<div class=\"chart\" hidden><canvas data-chart=\"{}\" role=\"img\" aria-label=\"{}\">"
      "</canvas></div>\n<details class=\"behind\"><summary>{}</summary>\n{}</details>\n</figure>\n",
      figure.kind, figure.title, figure.about, figure.kind, figure.summary, figure.table_title,
      figure.table);
}

std::string text_for_chart(std::string_view bytes) {
  constexpr std::size_t most_columns_in_a_chart = 80;
  return cut(escape_line(bytes), most_columns_in_a_chart);
}

nlohmann::json chart_time(const std::optional<std::chrono::nanoseconds>& time) {
  if (!time) return nullptr;
  // A log axis has no place for 0.
  const double microseconds = std::max(1.0, static_cast<double>(time->count())) / 1e3;
  const double step = std::pow(10, std::floor(std::log10(microseconds)) - 3);
  const double rounded = std::round(microseconds / step) * step;
  if (rounded >= 1000) return static_cast<std::int64_t>(std::llround(rounded));
  return std::stod(fmt::format("{:.4g}", rounded));
}

Markup facts_of_origin(const PageOrigin& origin) {
  const Machine& machine = origin.machine;
  std::string processor = machine.processor;
  if (machine.cores > 0)
    processor += (processor.empty() ? "" : ", ") + format_count(machine.cores, "core");
  return fact("Date", origin.date) + fact("Processor", processor) + fact("System", machine.system) +
         fact("Command", origin.command);
}

}  // namespace judge
