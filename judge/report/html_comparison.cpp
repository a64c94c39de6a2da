// The page of several solutions beside each other, from the top: who is the fastest, the table of
// all, the pictures with their numbers behind them, the rejected ones with their boards, how it was
// measured. There may be hundreds: what is drawn or listed of each is limited, and the page says
// what was left out.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/html.h"
#include "judge/report/html_pieces.h"
#include "judge/report/numbers.h"
#include "judge/report/sentences.h"

namespace judge {

namespace {

constexpr std::size_t most_lines_in_a_chart = 8;  // more colours cannot be told apart
constexpr std::size_t most_bars_in_a_chart = 60;
constexpr std::size_t most_names_in_a_summary = 8;
constexpr std::size_t most_rejected_solutions = 60;
constexpr std::size_t most_cases_on_the_page = 60;
constexpr std::size_t most_cases_of_a_solution = 5;
constexpr std::size_t most_open_solutions = 6;  // beyond that only the first is not folded
constexpr std::size_t most_reasons_of_a_solution = 3;
constexpr std::size_t most_compiler_lines_of_a_solution = 30;
constexpr std::size_t columns_of_a_first_reason = 100;

/// A comparison, and what of it the whole page needs.
struct View {
  const Comparison& comparison;
  std::vector<std::string> labels;         // of the contestants: the name, or the path of namesakes
  std::vector<std::size_t> ranked;         // contestants, the best first
  std::vector<std::size_t> lines;          // those of which each case is drawn
  std::vector<std::size_t> rejected = {};  // those without an Accepted

  const Contestant& operator[](std::size_t at) const { return comparison.contestants[at]; }
  bool is_timed() const { return comparison.rounds > 0 && !ranked.empty(); }
  std::string baseline() const {
    return comparison.contestants.empty() ? "" : labels[comparison.baseline];
  }
};

View view_of(const Comparison& comparison) {
  View view{comparison, {}, {}, {}};
  std::map<std::string, std::size_t> namesakes;
  for (const Contestant& one : comparison.contestants) ++namesakes[one.judgement.name];
  for (std::size_t i = 0; i < comparison.contestants.size(); ++i) {
    const Contestant& one = comparison.contestants[i];
    const Judgement& judgement = one.judgement;
    view.labels.push_back(namesakes[judgement.name] > 1 ? judgement.path : judgement.name);
    if (one.is_ranked) view.ranked.push_back(i);
    if (judgement.verdict != Verdict::accepted) view.rejected.push_back(i);
  }
  view.lines = view.ranked;
  if (view.lines.size() > most_lines_in_a_chart) {
    view.lines.resize(most_lines_in_a_chart);
    if (std::ranges::count(view.lines, comparison.baseline) == 0)
      view.lines.back() = comparison.baseline;
  }
  return view;
}

std::string left_out_of_charts(std::size_t shown, std::size_t all) {
  if (shown >= all) return "";
  return fmt::format(" Shown are {} of {}: the fastest, and the baseline.", shown, all);
}

// ---- how fast

std::string format_interval(const SpeedRatio& speed) {
  return fmt::format("{} to {}", format_ratio(speed.low), format_ratio(speed.high));
}

std::string_view word_for(const SpeedRatio& speed) {
  return speed.is_faster() ? "faster" : speed.is_slower() ? "slower" : "no difference";
}

std::string describe_speed(const SpeedRatio& speed) {
  return fmt::format("{} ({})", format_ratio(speed.ratio), format_interval(speed));
}

std::string list_labels(const View& view, const std::vector<std::size_t>& contestants) {
  const std::size_t shown = std::min(contestants.size(), most_names_in_a_summary);
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    const bool is_last = i + 1 == contestants.size();
    text += (i == 0 ? "" : is_last ? " and " : ", ") + view.labels[contestants[i]];
  }
  if (shown < contestants.size()) text += fmt::format(" and {} more", contestants.size() - shown);
  return text;
}

/// Who is the fastest, in a sentence; empty where nothing was timed.
std::string name_the_fastest(const View& view) {
  if (!view.is_timed()) return "";
  std::vector<std::size_t> first;
  std::ranges::copy_if(view.ranked, std::back_inserter(first), [&](std::size_t at) {
    return view[at].rank == view[view.ranked.front()].rank;
  });
  const Contestant& best = view[first.front()];
  if (view.ranked.size() == 1) return list_labels(view, first) + " is the only one that is ranked.";
  if (first.size() > 1)
    return list_labels(view, first) + " are the fastest, without a difference beyond the noise.";
  if (!best.ratio) return list_labels(view, first) + ", the baseline, is the fastest.";
  return fmt::format("{} is the fastest: {:.3g} times as fast as {}, the baseline.",
                     list_labels(view, first), 1 / best.ratio->ratio, view.baseline());
}

Markup header_of_comparison(const View& view) {
  const std::size_t count = view.comparison.contestants.size();
  const std::size_t rejected = view.rejected.size();
  std::string counts =
      fmt::format("{} of {} Accepted, on {}.", format_number(count - rejected),
                  format_number(count), format_count(view.comparison.cases.size(), "case"));
  return markup("<h1>{} compared</h1>\n<p class=\"lede\">{} {}</p>\n",
                format_count(count, "solution"), name_the_fastest(view), counts);
}

// ---- the table of all

std::string first_reason(const Judgement& judgement) {
  const std::vector<Evidence> reasons = reasons_of(judgement.evidence);
  return reasons.empty() ? ""
                         : cut(escape_line(describe(reasons.front())), columns_of_a_first_reason);
}

Markup cell_of_verdict(const View& view, std::size_t at) {
  const Judgement& judgement = view[at].judgement;
  if (judgement.verdict == Verdict::accepted)
    return markup("<td data-sort=\"0\">{}</td>", badge(judgement.verdict));
  const bool is_below = std::ranges::find(view.rejected, at) - view.rejected.begin() <
                        static_cast<std::ptrdiff_t>(most_rejected_solutions);
  const Markup more =
      is_below ? markup(" <a href=\"#solution-{}\" aria-label=\"{}: details\">details</a>", at,
                        view.labels[at])
               : Markup();
  return markup("<td data-sort=\"{}\">{}<span class=\"reason\">{}{}</span></td>",
                static_cast<int>(judgement.verdict), badge(judgement.verdict),
                first_reason(judgement), more);
}

Markup cell_of_cases(const Contestant& one) {
  const Judgement& judgement = one.judgement;
  if (judgement.verdict == Verdict::compile_error) return number_cell("–", std::nullopt);
  const std::string cases =
      fmt::format("{} of {}", format_number(judgement.passed()), format_number(judgement.total));
  const Markup lost =
      one.lost == 0 ? Markup()
                    : markup("<span class=\"reason\">{} too slow</span>", format_number(one.lost));
  return markup("<td class=\"n\" data-sort=\"{}\">{}{}</td>", judgement.passed(), cases, lost);
}

Markup cells_of_ratio(const View& view, std::size_t at) {
  const Contestant& one = view[at];
  const Markup none = number_cell("–", std::nullopt);
  if (!one.is_ranked) return none + none;
  if (!one.ratio) return number_cell(at == view.comparison.baseline ? "1 baseline" : "–", 1) + none;
  const SpeedRatio& speed = *one.ratio;
  return markup(
             "<td class=\"n\" data-sort=\"{}\">{} <span class=\"quiet\">{}</span>"
             "<span class=\"reason\">{}</span></td>",
             fmt::format("{:.9g}", speed.ratio), format_ratio(speed.ratio), word_for(speed),
             format_interval(speed)) +
         number_cell(fmt::format("{} / {} / {}", speed.wins, speed.ties, speed.losses),
                     static_cast<double>(speed.wins) - static_cast<double>(speed.losses));
}

Markup time_cell(std::chrono::nanoseconds time) {
  return number_cell(format_duration(time), static_cast<double>(time.count()));
}

Markup cells_of_times(const View& view, const Contestant& one) {
  const Markup none = number_cell("–", std::nullopt);
  if (!view.is_timed()) {
    if (one.judgement.verdict != Verdict::accepted) return none + none;
    const CaseJudgement* slowest = one.judgement.slowest();
    return time_cell(one.judgement.runtime()) +
           (slowest == nullptr ? none : time_cell(*slowest->time));
  }
  if (!one.is_ranked) return none + none;
  const auto* slowest = one.slowest();
  return time_cell(one.lost > 0 ? one.penalized_total : one.total) +
         (slowest == nullptr ? none : time_cell(**slowest));
}

std::string format_instructions(double count) {
  constexpr std::array<std::pair<double, std::string_view>, 3> units = {
      {{1e9, " G"}, {1e6, " M"}, {1e3, " k"}}};
  for (const auto& [size, name] : units) {
    if (count >= size) return fmt::format("{:#.3g}{}", count / size, name);
  }
  return fmt::format("{:.0f}", count);
}

bool has_instructions(const View& view) {
  return std::ranges::any_of(view.comparison.contestants,
                             [](const Contestant& one) { return one.instructions.has_value(); });
}

Markup row_of_solution(const View& view, std::size_t at) {
  const Contestant& one = view[at];
  const Judgement& judgement = one.judgement;
  const std::uint64_t memory = judgement.peak_memory_bytes;
  Markup row = markup("<tr data-state=\"{}\">",
                      judgement.verdict == Verdict::accepted ? "accepted" : "rejected");
  row += one.is_ranked ? number_cell(std::to_string(one.rank), static_cast<double>(one.rank))
                       : number_cell("–", std::nullopt);
  row += markup("<th scope=\"row\" title=\"{}\">{}</th>", judgement.path, view.labels[at]);
  row += cell_of_verdict(view, at) + cell_of_cases(one);
  if (view.is_timed()) row += cells_of_ratio(view, at);
  row += cells_of_times(view, one);
  row += memory == 0 ? number_cell("–", std::nullopt)
                     : number_cell(format_bytes(memory), static_cast<double>(memory));
  if (has_instructions(view))
    row += number_cell(one.instructions ? format_instructions(*one.instructions) : "–",
                       one.instructions);
  row += number_cell(format_number(one.source_lines), static_cast<double>(one.source_lines));
  row +=
      number_cell(format_number(one.source_characters), static_cast<double>(one.source_characters));
  return row + markup("</tr>\n");
}

Markup head_of_solutions(const View& view) {
  const auto number = [](std::string_view name) {
    return markup("<th scope=\"col\" class=\"n\">{}</th>", name);
  };
  Markup head = number("Rank") +
                markup("<th scope=\"col\">Solution</th><th scope=\"col\">Verdict</th>") +
                number("Cases");
  if (view.is_timed()) head += number("Time ratio") + number("Wins / ties / losses");
  head += number("Total time") + number("Slowest") + number("Memory");
  if (has_instructions(view)) head += number("Instructions");
  return head + number("Lines") + number("Characters");
}

/// Whose times are contradicted.
Markup doubts_of(const View& view) {
  Markup items;
  for (const std::size_t at : view.ranked) {
    if (view[at].times_are_doubtful())
      items += markup("<li>{}</li>\n", describe_doubtful_times(view.labels[at]));
  }
  return items.is_empty() ? Markup() : markup("<ul>\n{}</ul>\n", items);
}

Markup summary_of(const View& view) {
  Markup rows;
  for (std::size_t i = 0; i < view.comparison.contestants.size(); ++i)
    rows += row_of_solution(view, i);
  std::string how =
      !view.is_timed()
          ? "Nothing was timed side by side: the times are those of one run each."
          : fmt::format(
                "The time ratio is the time that a solution takes over that of {}, the baseline: "
                "the geometric mean over the cases, with its 99 % interval; below 1 is faster. "
                "Solutions that differ by no more than the noise share a rank.",
                view.baseline());
  if (view.is_timed() && view.comparison.has_lost_cases())
    how += " A case that took too long counts with twice its limit in the total time.";
  return markup("<p>{}</p>\n{}{}{}", how, doubts_of(view),
                filter_controls("solutions", "solutions"),
                sortable_table("solutions", markup("All solutions, the best first"),
                               head_of_solutions(view), rows));
}

// ---- the pictures

Figure forest_of(const View& view) {
  Figure figure;
  figure.kind = "ratios";
  figure.title = "Speed against the baseline";
  figure.about = fmt::format(
      "How many times as long as {} each solution takes, with its 99 % interval. Left of the line "
      "at 1 is faster (▲), right of it slower (■); an interval that crosses it is no difference "
      "(●).{}",
      view.baseline(),
      left_out_of_charts(std::min(view.ranked.size(), most_bars_in_a_chart), view.ranked.size()));
  figure.table_title = "Ratios as a table";
  Markup rows;
  std::string told;
  std::size_t count = 0;
  for (const std::size_t at : view.ranked) {
    const auto& speed = view[at].ratio;
    if (!speed) continue;
    if (count++ < most_names_in_a_summary)
      told +=
          fmt::format(" {}: {}, {}.", view.labels[at], describe_speed(*speed), word_for(*speed));
    rows += markup("<tr><th scope=\"row\">{}</th>{}{}{}<td>{}</td>{}</tr>\n", view.labels[at],
                   number_cell(format_ratio(speed->ratio), speed->ratio),
                   number_cell(format_ratio(speed->low), speed->low),
                   number_cell(format_ratio(speed->high), speed->high), word_for(*speed),
                   number_cell(fmt::format("{:.2g}", speed->sign_test), speed->sign_test));
  }
  if (const auto& noise = view.comparison.noise)
    rows += markup("<tr><th scope=\"row\">{}</th>{}{}{}<td>noise</td>{}</tr>\n",
                   view.baseline() + " against itself",
                   number_cell(format_ratio(noise->ratio), noise->ratio),
                   number_cell(format_ratio(noise->low), noise->low),
                   number_cell(format_ratio(noise->high), noise->high),
                   number_cell(fmt::format("{:.2g}", noise->sign_test), noise->sign_test));
  figure.summary = "Time ratios with their intervals." + told;
  figure.table = sortable_table(
      "table-ratios", markup("Time over that of {}, with the 99 % interval", view.baseline()),
      markup("<th scope=\"col\">Solution</th><th scope=\"col\" class=\"n\">Ratio</th>"
             "<th scope=\"col\" class=\"n\">Low</th><th scope=\"col\" class=\"n\">High</th>"
             "<th scope=\"col\">Reads as</th>"
             "<th scope=\"col\" class=\"n\">Sign test over cases</th>"),
      rows);
  return figure;
}

using Times = std::vector<std::chrono::nanoseconds>;

Times sorted_times(const Contestant& one) {
  Times times;
  for (const auto& time : one.times) {
    if (time) times.push_back(*time);
  }
  std::ranges::sort(times);
  return times;
}

Figure cactus_of(const View& view) {
  constexpr std::array shares = {25, 50, 75, 90, 100};
  Figure figure;
  figure.kind = "cactus";
  figure.title = "Cases solved against time";
  figure.about = fmt::format(
      "How many cases a solution answers within a time for each of them. The line that is "
      "further left and higher is the better one.{}",
      left_out_of_charts(view.lines.size(), view.ranked.size()));
  figure.table_title = "Cases solved, as a table";
  Markup rows;
  const std::size_t cases = view.comparison.cases.size();
  figure.summary = "Cases solved within a time for each.";
  for (const std::size_t at : view.lines) {
    const Times times = sorted_times(view[at]);
    rows += markup("<tr><th scope=\"row\">{}</th>{}", view.labels[at],
                   number_cell(fmt::format("{} of {}", times.size(), cases),
                               static_cast<double>(times.size())));
    for (const int share : shares) {
      const std::size_t needed = (cases * static_cast<std::size_t>(share) + 99) / 100;
      rows += needed == 0 || needed > times.size() ? number_cell("–", std::nullopt)
                                                   : time_cell(times[needed - 1]);
    }
    rows += markup("</tr>\n");
    if (!times.empty())
      figure.summary += fmt::format(" {}: half of its cases within {}, {} within {}.",
                                    view.labels[at], format_duration(times[(times.size() - 1) / 2]),
                                    times.size(), format_duration(times.back()));
  }
  Markup head = markup("<th scope=\"col\">Solution</th><th scope=\"col\" class=\"n\">Solved</th>");
  for (const int share : shares)
    head += markup("<th scope=\"col\" class=\"n\">{} % within</th>", share);
  figure.table = sortable_table(
      "table-cactus", markup("The time within which a share of all cases is solved"), head, rows);
  return figure;
}

Figure times_of(const View& view) {
  Figure figure;
  figure.kind = "times";
  figure.title = "Time of each case";
  figure.about = fmt::format(
      "The median over the rounds, the cases in the order of the time that {} takes. A cross at "
      "its limit is a case that took too long.{}",
      view.baseline(), left_out_of_charts(view.lines.size(), view.ranked.size()));
  figure.table_title = "Times of all cases as a table";
  figure.summary = "Time of each case, inside Solution.";
  Markup head = markup("<th scope=\"col\">Case</th>");
  for (const std::size_t at : view.lines) {
    head += markup("<th scope=\"col\" class=\"n\">{}</th>", view.labels[at]);
    if (const auto* slowest = view[at].slowest()) {
      const auto index = static_cast<std::size_t>(slowest - view[at].times.data());
      figure.summary +=
          fmt::format(" {}: the slowest is {}, {}.", view.labels[at],
                      view.comparison.cases[index]->full_name(), format_duration(**slowest));
    }
  }
  Markup rows;
  for (std::size_t i = 0; i < view.comparison.cases.size(); ++i) {
    rows += markup("<tr><th scope=\"row\">{}</th>", view.comparison.cases[i]->full_name());
    for (const std::size_t at : view.lines) {
      const auto& times = view[at].times;
      rows += i < times.size() && times[i] ? time_cell(*times[i])
                                           : number_cell("too long", std::nullopt);
    }
    rows += markup("</tr>\n");
  }
  figure.table = sortable_table("table-times", markup("Median time of each case, inside Solution"),
                                head, rows);
  return figure;
}

/// Those of whom the peak memory is known and whose bar is drawn.
std::vector<std::size_t> with_memory(const View& view) {
  std::vector<std::size_t> known;
  for (std::size_t i = 0; i < view.comparison.contestants.size(); ++i) {
    const Judgement& judgement = view[i].judgement;
    if (judgement.verdict == Verdict::accepted && judgement.peak_memory_bytes > 0)
      known.push_back(i);
  }
  return known;
}

Figure memory_of(const View& view) {
  const std::vector<std::size_t> known = with_memory(view);
  Figure figure;
  figure.kind = "memory";
  figure.title = "Memory";
  figure.about = "The peak of the whole process, with what a C++ program needs at the least.";
  figure.about += left_out_of_charts(std::min(known.size(), most_bars_in_a_chart), known.size());
  figure.table_title = "Memory as a table";
  figure.summary = "Peak memory.";
  Markup rows;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const std::uint64_t bytes = view[known[i]].judgement.peak_memory_bytes;
    if (i < most_names_in_a_summary)
      figure.summary += fmt::format(" {}: {}.", view.labels[known[i]], format_bytes(bytes));
    rows += markup("<tr><th scope=\"row\">{}</th>{}</tr>\n", view.labels[known[i]],
                   number_cell(format_bytes(bytes), static_cast<double>(bytes)));
  }
  figure.table = sortable_table(
      "table-memory", markup("Peak memory of the process"),
      markup("<th scope=\"col\">Solution</th><th scope=\"col\" class=\"n\">Peak</th>"), rows);
  return figure;
}

Markup pictures_of(const View& view) {
  Markup figures;
  if (view.is_timed()) {
    if (view.ranked.size() > 1 || view.comparison.noise) figures += show_figure(forest_of(view));
    figures += show_figure(cactus_of(view)) + show_figure(times_of(view));
  }
  if (!with_memory(view).empty()) figures += show_figure(memory_of(view));
  return figures;
}

nlohmann::json lines_for_charts(const View& view) {
  nlohmann::json lines = nlohmann::json::array();
  for (const std::size_t at : view.lines) {
    nlohmann::json times = nlohmann::json::array();
    for (const auto& time : view[at].times) times.push_back(chart_time(time));
    lines.push_back({{"name", text_for_chart(view.labels[at])}, {"times", times}});
  }
  return lines;
}

nlohmann::json ratio_for_chart(const std::string& name, const SpeedRatio& speed,
                               std::string_view word) {
  return {{"name", text_for_chart(name)},
          {"ratio", speed.ratio},
          {"low", speed.low},
          {"high", speed.high},
          {"word", word}};
}

nlohmann::json data_of_comparison(const View& view) {
  nlohmann::json data = {{"memory", nlohmann::json::array()}};
  for (const std::size_t at : with_memory(view)) {
    if (data["memory"].size() == most_bars_in_a_chart) break;
    const auto bytes = static_cast<double>(view[at].judgement.peak_memory_bytes);
    data["memory"].push_back({{"name", text_for_chart(view.labels[at])},
                              {"mib", std::round(bytes / (1 << 20) * 1e3) / 1e3}});
  }
  if (!view.is_timed()) return data;
  for (const Case* tested : view.comparison.cases) {
    data["cases"].push_back(text_for_chart(tested->full_name()));
    data["limits"].push_back(chart_time(tested->time_limit));
  }
  data["lines"] = lines_for_charts(view);
  data["baseline"] = text_for_chart(view.baseline());
  const auto order = std::ranges::find(view.lines, view.comparison.baseline);
  data["orderedBy"] = order == view.lines.end() ? 0 : order - view.lines.begin();
  data["ratios"] = nlohmann::json::array();
  for (const std::size_t at : view.ranked) {
    if (data["ratios"].size() == most_bars_in_a_chart) break;
    if (const auto& speed = view[at].ratio)
      data["ratios"].push_back(ratio_for_chart(view.labels[at], *speed, word_for(*speed)));
  }
  if (const auto& noise = view.comparison.noise)
    data["ratios"].push_back(ratio_for_chart(view.baseline() + " against itself", *noise, "noise"));
  return data;
}

// ---- the rejected ones

Markup show_rejected_solution(const View& view, std::size_t at, std::size_t most_cases,
                              bool is_open) {
  const Judgement& judgement = view[at].judgement;
  Markup body = markup("<p class=\"quiet\"><code>{}</code></p>\n", judgement.path);
  body += list_reasons(judgement.evidence, most_reasons_of_a_solution);
  body += show_compiler_message(judgement.evidence, most_compiler_lines_of_a_solution);
  std::size_t shown = 0;
  for (const CaseJudgement& judged : judgement.cases) {
    if (judged.verdict == Verdict::accepted || shown == most_cases) continue;
    body += show_rejected(judged, 4, is_open && shown == 0);
    ++shown;
  }
  if (shown < judgement.rejected())
    body += markup("<p class=\"hint\">And {} rejected.</p>\n",
                   format_count(judgement.rejected() - shown, "more case"));
  return markup(
      "<details class=\"solution\" id=\"solution-{}\"{}>\n<summary><h3>{} {}</h3></summary>\n{}"
      "</details>\n",
      at, is_open ? markup(" open") : Markup(), view.labels[at], badge(judgement.verdict), body);
}

Markup rejected_solutions(const View& view) {
  if (view.rejected.empty()) return {};
  const std::size_t count = std::min(view.rejected.size(), most_rejected_solutions);
  const std::size_t most_cases =
      std::clamp<std::size_t>(most_cases_on_the_page / count, 1, most_cases_of_a_solution);
  Markup solutions;
  for (std::size_t i = 0; i < count; ++i)
    solutions += show_rejected_solution(view, view.rejected[i], most_cases,
                                        count <= most_open_solutions || i == 0);
  if (count < view.rejected.size())
    solutions +=
        markup("<p class=\"hint\">And {}; the summary names them with their first reason.</p>\n",
               format_count(view.rejected.size() - count, "more rejected solution"));
  return solutions;
}

// ---- how it was measured

/// What the judgements say, each text once.
template <typename Texts>
std::vector<std::string> each_once(const Comparison& comparison, Texts texts_of) {
  std::set<std::string> texts;
  for (const Contestant& one : comparison.contestants) {
    for (const std::string& text : texts_of(one.judgement)) texts.insert(text);
  }
  return {texts.begin(), texts.end()};
}

Markup facts_of_timing(const View& view) {
  const Comparison& comparison = view.comparison;
  if (!view.is_timed()) return {};
  Markup facts = fact("Baseline", view.baseline());
  facts += fact("Rounds", fmt::format("{}, in {}; all solutions take turns case by case",
                                      format_number(comparison.rounds),
                                      format_duration(comparison.timing_time)));
  facts += fact("Precision", fmt::format("±{:.3g} % asked for, {}", comparison.precision * 100,
                                         comparison.is_precise ? "reached for every solution"
                                                               : "not reached for every solution"));
  if (comparison.noise)
    facts += fact("Noise", fmt::format("the baseline against itself: {}, {}",
                                       describe_speed(*comparison.noise),
                                       comparison.noise->is_no_difference()
                                           ? "no difference, as it should be"
                                           : "a difference where there is none: this machine was "
                                             "too busy for fine distinctions"));
  facts += fact("Seed", fmt::format("{}, of the intervals", comparison.seed));
  return facts;
}

Markup how_it_was_measured(const View& view, const PageOrigin& origin) {
  const Comparison& comparison = view.comparison;
  PageOrigin known = origin;
  if (known.date.empty()) known.date = comparison.date;
  if (known.machine.processor.empty()) known.machine = comparison.machine;
  Markup facts = facts_of_timing(view);
  facts += fact("Compiler", each_once(comparison, [](const Judgement& judgement) {
                  return std::vector<std::string>(judgement.compiler.empty() ? 0 : 1,
                                                  judgement.compiler);
                }));
  facts += facts_of_origin(known);
  if (view.is_timed())
    facts += fact("Pinned", known.machine.pinned_core
                                ? fmt::format("to core {}", *known.machine.pinned_core)
                                : std::string("to no core, which is not allowed here"));
  facts += fact("Sandbox", each_once(comparison, [](const Judgement& judgement) {
                  return describe_missing_layers(judgement.sandbox);
                }));
  return markup("<dl class=\"facts\">\n{}</dl>\n", facts);
}

}  // namespace

std::string to_html(const Comparison& comparison, const PageOrigin& origin,
                    const PageParts& parts) {
  const View view = view_of(comparison);
  PageContent page;
  page.title = format_count(comparison.contestants.size(), "solution") + " compared";
  page.header = header_of_comparison(view);
  const Markup pictures = pictures_of(view);
  page.sections = {
      {"summary", "Summary", summary_of(view)},
      {"pictures", "Speed and memory", pictures},
      {"rejected", fmt::format("Rejected solutions ({})", view.rejected.size()),
       rejected_solutions(view)},
      {"origin", "How it was measured", how_it_was_measured(view, origin)},
  };
  if (!pictures.is_empty()) page.data = data_of_comparison(view);
  return to_document(page, parts);
}

std::string to_html(const Comparison& comparison, const PageOrigin& origin) {
  return to_html(comparison, origin, find_page_parts());
}

}  // namespace judge
