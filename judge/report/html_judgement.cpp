// The page of one submission, from the top: the verdict and why, the numbers, the rejected cases
// with their boards, the compiler's words, the time of each case, the challenge, how it was run.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "judge/report/challenge.h"
#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/html.h"
#include "judge/report/html_pieces.h"
#include "judge/report/numbers.h"
#include "judge/report/sentences.h"

namespace judge {

namespace {

constexpr std::size_t most_rejected_drawn = 20;
constexpr std::size_t most_cases_open = 3;
constexpr std::size_t most_cases_in_a_table = 2000;
constexpr std::size_t most_reasons_of_a_verdict = 3;
constexpr std::size_t most_compiler_lines_on_a_page = 120;
constexpr std::size_t columns_of_reason_in_a_table = 120;

Markup header_of_judgement(const Judgement& judgement) {
  return markup("<h1>{} <span class=\"file\">{}</span></h1>\n{}", badge(judgement.verdict),
                judgement.path, list_reasons(judgement.evidence, most_reasons_of_a_verdict));
}

std::string describe_compile(const Judgement& judgement) {
  return judgement.compiled_from_cache ? "unchanged since the last time"
                                       : format_duration(judgement.compile_time);
}

Markup numbers_of(const Judgement& judgement) {
  const bool has_started = judgement.verdict != Verdict::compile_error;
  Markup facts;
  if (has_started && judgement.total > 0) facts += fact("Cases", count_cases(judgement));
  facts += fact("Runtime", describe_runtime(judgement));
  if (const CaseJudgement* slowest = judgement.slowest();
      slowest != nullptr && !judgement.runtime_is_doubtful() && judgement.cases.size() > 1)
    facts += fact("Slowest case", fmt::format("{} in {}", format_duration(*slowest->time),
                                              slowest->tested->full_name()));
  if (judgement.peak_memory_bytes > 0)
    facts += fact("Memory", format_bytes(judgement.peak_memory_bytes) + " peak");
  facts += fact("Compile", describe_compile(judgement));
  if (judgement.sanitizers) facts += fact("Sanitizers", describe_sanitizers(judgement));
  if (judgement.challenge) facts += fact("Challenge", summarize(*judgement.challenge));
  return markup("<dl class=\"tiles\">\n{}</dl>\n", facts);
}

Markup list_of_notes(const Judgement& judgement) {
  Markup items;
  for (const std::string& note : notes_of(judgement)) items += markup("<li>{}</li>\n", note);
  for (const std::string& missing : describe_missing_layers(judgement.sandbox))
    items += markup("<li>The sandbox was {}</li>\n", missing);
  if (items.is_empty()) return {};
  return markup("<ul>\n{}</ul>\n", items);
}

Markup compiler_output(const Judgement& judgement) {
  return show_compiler_message(judgement.evidence, most_compiler_lines_on_a_page);
}

std::string heading_of_rejected(const Judgement& judgement) {
  const std::size_t rejected = judgement.rejected();
  return rejected == 1 ? std::string("The rejected case")
                       : fmt::format("Rejected cases ({})", format_number(rejected));
}

Markup rejected_cases(const Judgement& judgement) {
  const std::size_t rejected = judgement.rejected();
  Markup shown;
  std::size_t count = 0;
  for (const CaseJudgement& judged : judgement.cases) {
    if (judged.verdict == Verdict::accepted) continue;
    if (count == most_rejected_drawn) break;
    shown += show_rejected(judged, 3, count < most_cases_open);
    ++count;
  }
  if (count == 0) return {};
  if (count < rejected)
    shown +=
        markup("<p class=\"hint\">And {}.{}</p>\n", format_count(rejected - count, "more case"),
               judgement.unlisted.rejected == 0 ? " The table of cases names them." : "");
  return shown;
}

Markup row_of_case(const CaseJudgement& judged) {
  const bool is_good = judged.verdict == Verdict::accepted;
  std::optional<double> sorted_by;
  if (judged.time) sorted_by = static_cast<double>(judged.time->count());
  const std::string reason =
      judged.evidence.empty()
          ? ""
          : cut(escape_line(describe(judged.evidence.front())), columns_of_reason_in_a_table);
  return markup("<tr data-state=\"{}\"><th scope=\"row\">{}</th><td>{}</td>{}<td>{}</td></tr>\n",
                is_good ? "accepted" : "rejected", judged.tested->full_name(),
                badge(judged.verdict),
                number_cell(judged.time ? format_duration(*judged.time) : "–", sorted_by), reason);
}

Markup table_of_cases(const Judgement& judgement) {
  Markup rows;
  const std::size_t shown = std::min(judgement.cases.size(), most_cases_in_a_table);
  for (std::size_t i = 0; i < shown; ++i) rows += row_of_case(judgement.cases[i]);
  const std::size_t left_out =
      judgement.cases.size() - shown + judgement.unlisted.passed + judgement.unlisted.rejected;
  const std::string caption =
      "Each case, its verdict and its time inside Solution" +
      (left_out > 0 ? fmt::format("; {} more are not listed", format_number(left_out)) : "");
  return filter_controls("cases", "cases") +
         sortable_table("cases", markup("{}", caption),
                        markup("<th scope=\"col\">Case</th><th scope=\"col\">Verdict</th>"
                               "<th scope=\"col\" class=\"n\">Time</th><th scope=\"col\">Why</th>"),
                        rows);
}

std::string describe_times(const Judgement& judgement) {
  std::vector<std::chrono::nanoseconds> times;
  for (const CaseJudgement& judged : judgement.cases) {
    if (judged.time) times.push_back(*judged.time);
  }
  if (times.empty()) return "No case returned.";
  std::ranges::sort(times);
  return fmt::format("Time of {}: the fastest {}, half of them at most {}, the slowest {}.",
                     format_count(times.size(), "case"), format_duration(times.front()),
                     format_duration(times[(times.size() - 1) / 2]), format_duration(times.back()));
}

Markup times_of_cases(const Judgement& judgement) {
  if (judgement.cases.empty()) return {};
  Figure figure;
  figure.kind = "case-times";
  figure.title = "Time of each case";
  figure.about =
      "Inside solveSudoku, in the order in which the cases were run. A cross is a case that was "
      "answered wrongly; one that did not return has no time.";
  figure.summary = describe_times(judgement);
  figure.table_title = "All cases as a table";
  figure.table = table_of_cases(judgement);
  return show_figure(figure);
}

/// Null where there are too few times for a picture.
nlohmann::json data_of_cases(const Judgement& judgement) {
  nlohmann::json names = nlohmann::json::array();
  nlohmann::json times = nlohmann::json::array();
  nlohmann::json wrong = nlohmann::json::array();
  const std::size_t shown = std::min(judgement.cases.size(), most_cases_in_a_table);
  for (std::size_t i = 0; i < shown; ++i) {
    const CaseJudgement& judged = judgement.cases[i];
    if (!judged.time) continue;
    if (judged.verdict != Verdict::accepted) wrong.push_back(names.size());
    names.push_back(text_for_chart(judged.tested->full_name()));
    times.push_back(chart_time(judged.time));
  }
  if (times.size() < 2) return nullptr;
  return {{"cases", names}, {"times", times}, {"wrong", wrong}};
}

Markup row_of_challenge(const CaseJudgement& judged) {
  const auto& placements = judged.tested->backtracking_placements;
  const bool is_good = judged.verdict == Verdict::accepted;
  std::optional<double> time;
  if (is_good && judged.time) time = static_cast<double>(judged.time->count());
  std::optional<double> count;
  if (placements) count = static_cast<double>(*placements);
  return markup("<tr><th scope=\"row\">{}</th><td>{}</td>{}{}</tr>\n", judged.tested->full_name(),
                badge(judged.verdict),
                number_cell(time ? format_duration(*judged.time) : "–", time),
                number_cell(placements ? format_number(*placements) : "not counted", count));
}

Markup challenge_of_page(const Judgement& judgement) {
  if (!judgement.challenge || judgement.challenge->boards.empty()) return {};
  Markup rows;
  for (const CaseJudgement& judged : judgement.challenge->boards) rows += row_of_challenge(judged);
  return markup(
      "<p>{}. These boards are built to be hard and decide nothing.</p>\n"
      "<details class=\"behind\"><summary>The boards that were tried</summary>\n{}</details>\n",
      summarize(*judgement.challenge),
      sortable_table(
          "challenge-boards",
          markup("Boards of the challenge, and how many digits plain backtracking places on each"),
          markup("<th scope=\"col\">Board</th><th scope=\"col\">Verdict</th>"
                 "<th scope=\"col\" class=\"n\">Time</th>"
                 "<th scope=\"col\" class=\"n\">Placements</th>"),
          rows));
}

Markup table_of_steps(const std::vector<StepTime>& steps) {
  if (steps.empty()) return {};
  Markup rows;
  for (const StepTime& step : steps)
    rows += markup("<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td></tr>\n",
                   describe(step.step), format_duration(step.time));
  return markup(
      "<table class=\"list\"><caption>Where the time of the judge went</caption>\n<thead><tr>"
      "<th scope=\"col\">Step</th><th scope=\"col\" class=\"n\">Time</th></tr></thead>\n"
      "<tbody>\n{}</tbody></table>\n",
      rows);
}

Markup how_it_was_run(const Judgement& judgement, const PageOrigin& origin) {
  Markup facts = fact("Compiler", judgement.compiler) + facts_of_origin(origin);
  if (origin.machine.pinned_core)
    facts += fact("Pinned", fmt::format("to core {}", *origin.machine.pinned_core));
  return markup("<dl class=\"facts\">\n{}</dl>\n{}", facts, table_of_steps(judgement.steps));
}

}  // namespace

std::string to_html(const Judgement& judgement, const PageOrigin& origin, const PageParts& parts) {
  PageContent page;
  page.title = fmt::format("{}: {}", name_of(judgement.verdict), judgement.path);
  page.header = header_of_judgement(judgement);
  page.sections = {
      {"numbers", "Numbers", numbers_of(judgement)},
      {"notes", "Notes", list_of_notes(judgement)},
      {"compiler", "Compiler output", compiler_output(judgement)},
      {"rejected", heading_of_rejected(judgement), rejected_cases(judgement)},
      {"times", "Cases", times_of_cases(judgement)},
      {"challenge", "Challenge", challenge_of_page(judgement)},
      {"origin", "How it was run", how_it_was_run(judgement, origin)},
  };
  page.data = data_of_cases(judgement);
  return to_document(page, parts);
}

std::string to_html(const Judgement& judgement, const PageOrigin& origin) {
  return to_html(judgement, origin, find_page_parts());
}

}  // namespace judge
