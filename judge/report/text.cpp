// The page that a person reads, from the top:
//
//     the verdict and the file
//     what was rejected, why, and the mistake that the case is there to catch
//     the boards
//     what was printed
//     numbers, and how to judge that case alone
//
// Facts stand in rows of a label and a text. What does not mean anything is left out, and so is
// what would be too much for a screen; a line then says how much.

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "judge/report/boards.h"
#include "judge/report/challenge.h"
#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/report.h"
#include "judge/report/rows.h"
#include "judge/report/sentences.h"

namespace judge {

namespace {

constexpr std::size_t most_reasons = 5;
constexpr std::size_t most_lines_per_reason = 4;
constexpr std::size_t most_printed_lines = 10;
constexpr std::size_t most_compiler_lines = 30;
constexpr std::size_t most_columns_of_compiler = 320;
constexpr std::size_t most_further_rejected = 20;
constexpr std::size_t most_cells_to_mark = 40;  // marks on half of a board point at nothing

std::string describe_origin(const Origin& origin) {
  if (origin.line == 0) return fmt::format("({})", escape_line(origin.file));
  return fmt::format("({}:{})", escape_line(origin.file), origin.line);
}

// ---- why

/// How many of `count` reasons are shown. `and 1 more` would take the line of that one.
std::size_t reasons_to_show(std::size_t count) {
  return count <= most_reasons + 1 ? count : most_reasons;
}

void write_reasons(Page& page, const std::vector<Evidence>& reasons) {
  Lines lines;
  const std::size_t shown = reasons_to_show(reasons.size());
  for (std::size_t i = 0; i < shown; ++i) {
    Lines reason = wrap(escape_line(describe(reasons[i])), page.text_columns());
    if (reason.size() > most_lines_per_reason) {
      reason.resize(most_lines_per_reason);
      reason.back() = cut(reason.back() + " …", page.text_columns());
    }
    std::ranges::move(reason, std::back_inserter(lines));
  }
  if (shown < reasons.size()) lines.push_back(fmt::format("and {} more", reasons.size() - shown));
  page.row("why", lines);
}

void write_compiler_message(Page& page, std::string_view text) {
  const Lines lines = escape_lines(text);
  const std::size_t shown = std::min(lines.size(), most_compiler_lines);
  for (std::size_t i = 0; i < shown; ++i) {
    const std::string line = cut(lines[i], most_columns_of_compiler);
    const bool is_an_error = line.find("error: ") != std::string::npos;
    page.line(is_an_error ? page.paint().strong(line) : line);
  }
  if (shown < lines.size())
    page.line(fmt::format("… and {}; --format json has them all",
                          format_count(lines.size() - shown, "more line")));
}

// ---- the boards

/// The cells that the reasons on the page name. A reason that names half of the board is seen
/// without marks: the cells are all empty, or all wrong.
std::bitset<81> cells_to_mark(const std::vector<Evidence>& reasons) {
  std::bitset<81> marked;
  for (std::size_t i = 0; i < reasons_to_show(reasons.size()); ++i) {
    const auto* violation = std::get_if<Violation>(&reasons[i]);
    if (violation == nullptr) continue;
    const std::vector<Cell> cells = cells_of(*violation);
    if (cells.size() > most_cells_to_mark) continue;
    for (const Cell cell : cells) marked.set(static_cast<std::size_t>(cell.index));
  }
  return marked;
}

/// What the signs in the picture of an answer mean; empty if there are none.
std::string legend_of(const Picture& answer) {
  const bool has_strange_bytes = std::ranges::count(answer.symbols, '?') > 0;
  std::string legend;
  if (answer.marked.any()) legend = "* marks the cells named above";
  if (has_strange_bytes) {
    if (!legend.empty()) legend += ", ";
    legend += "? is a byte that is not a digit";
  }
  return legend;
}

void write_boards(Page& page, const CaseJudgement& judged) {
  const Case& tested = *judged.tested;
  std::vector<Picture> pictures = {picture_of("input", tested.board, tested.board)};
  std::string legend;
  if (judged.answer) {
    pictures.push_back(picture_of("output", *judged.answer, tested.board,
                                  cells_to_mark(reasons_of(judged.evidence))));
    legend = legend_of(pictures.back());
  }
  pictures.push_back(picture_of(tested.has_one_solution ? "expected" : "one solution",
                                tested.solution, tested.board));
  page.line();
  page.append(draw(pictures, page.width(), page.paint()));
  if (legend.empty()) return;
  page.line();
  for (const std::string& line : wrap(legend, page.width() - Page::label_indent))
    page.line("  " + page.paint().quiet(line));
}

// ---- what was printed

void write_output(Page& page, const CaseJudgement& judged) {
  if (judged.output.empty()) return;
  const std::string size = format_bytes(judged.output.size());
  page.line();
  page.row("printed", judged.output_is_cut ? fmt::format("more than {} during this case", size)
                                           : fmt::format("{} during this case", size));
  const Lines lines = escape_lines(judged.output);
  const std::size_t shown =
      lines.size() <= most_printed_lines + 1 ? lines.size() : most_printed_lines;
  for (std::size_t i = 0; i < shown; ++i) {
    const std::string line = cut(lines[i], page.width() - Page::label_indent - 2);
    page.line("  " + page.paint().quiet("|") + (line.empty() ? "" : " " + line));
  }
  if (shown < lines.size())
    page.line(fmt::format("  … and {}{}", judged.output_is_cut ? "at least " : "",
                          format_count(lines.size() - shown, "more line")));
}

// ---- numbers

/// With `--keep-going`: the rejected cases after the first, one line each.
void write_further_rejected(Page& page, const Judgement& judgement) {
  struct Entry {
    std::string verdict;
    std::string name;
    std::string reason;
  };
  std::vector<Entry> entries;
  std::size_t left_out = 0;
  constexpr std::size_t widest_name_to_align = 32;
  std::size_t verdict_columns = 0;
  std::size_t name_columns = 0;
  for (const CaseJudgement& judged : judgement.cases) {
    if (judged.verdict == Verdict::accepted || &judged == judgement.first_rejected()) continue;
    if (entries.size() == most_further_rejected) {
      ++left_out;
      continue;
    }
    Entry entry{std::string(name_of(judged.verdict)), escape_line(judged.tested->full_name()),
                judged.evidence.empty() ? "" : escape_line(describe(judged.evidence.front()))};
    verdict_columns = std::max(verdict_columns, columns_of(entry.verdict));
    name_columns = std::min(std::max(name_columns, columns_of(entry.name)), widest_name_to_align);
    entries.push_back(std::move(entry));
  }
  if (entries.empty()) return;
  left_out += judgement.unlisted.rejected;

  page.line();
  page.row("others", format_count(entries.size() + left_out, "more case") + " rejected");
  for (const Entry& entry : entries) {
    std::string line = entry.verdict;
    line.append(verdict_columns - columns_of(entry.verdict) + 2, ' ').append(entry.name);
    const std::size_t used = std::min(columns_of(entry.name), name_columns);
    line.append(name_columns - used + 2, ' ').append(entry.reason);
    page.line("  " + cut(line, page.width() - Page::label_indent));
  }
  if (left_out > 0)
    page.line(
        fmt::format("  … and {}; --format json has them all", format_count(left_out, "more case")));
}

void write_numbers(Page& page, const Judgement& judgement) {
  const bool has_started = judgement.verdict != Verdict::compile_error;
  if (has_started && judgement.total > 0) page.row("cases", count_cases(judgement));
  if (const std::string runtime = describe_runtime(judgement); !runtime.empty())
    page.row("runtime", runtime);
  if (const CaseJudgement* slowest = judgement.slowest();
      slowest != nullptr && judgement.verdict == Verdict::accepted &&
      !judgement.runtime_is_doubtful() && judgement.passed() > 1)
    page.row("slowest", format_duration(*slowest->time) + " in",
             escape_line(slowest->tested->full_name()));
  if (judgement.peak_memory_bytes > 0)
    page.row("memory", format_bytes(judgement.peak_memory_bytes) + " peak");
  const std::string compiler = escape_line(judgement.compiler);
  if (judgement.compiled_from_cache)
    page.row("compile", "unchanged since the last time; " + compiler);
  else
    page.row("compile",
             fmt::format("{} with {}", format_duration(judgement.compile_time), compiler));
}

void write_notes(Page& page, const Judgement& judgement) {
  for (const std::string& note : notes_of(judgement)) page.row("note", escape_line(note));
}

/// Said rather than kept silent: what the sandbox could not do.
void write_sandbox(Page& page, const Sandbox& sandbox) {
  for (const std::string& missing : describe_missing_layers(sandbox)) page.row("sandbox", missing);
}

void write_headline(Page& page, const Judgement& judgement) {
  const std::string verdict(name_of(judgement.verdict));
  page.line(fmt::format("{}  {}",
                        judgement.verdict == Verdict::accepted ? page.paint().good(verdict)
                                                               : page.paint().bad(verdict),
                        escape_line(judgement.path)));
}

// ---- what has changed

std::string list_names(const std::vector<std::string>& names) {
  constexpr std::size_t most_names = 8;
  const std::size_t shown = names.size() <= most_names + 1 ? names.size() : most_names;
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) text += (i == 0 ? "" : ", ") + escape_line(names[i]);
  if (shown < names.size()) text += fmt::format(" and {} more", names.size() - shown);
  return text;
}

std::string describe(const Speed& speed) {
  const auto ratio = speed.ratio();
  const std::string change = !ratio ? std::string("no difference that one run can tell")
                             : *ratio < 1.0
                                 ? fmt::format("{:.2g} times as fast as before", 1 / *ratio)
                                 : fmt::format("{:.2g} times as long as before", *ratio);
  return fmt::format("{}: {} of CPU time, {} before", change, format_duration(speed.now),
                     format_duration(speed.before));
}

// ---- where the time went

Lines list_steps(const std::vector<StepTime>& steps) {
  constexpr std::size_t step_columns = 40;
  constexpr std::size_t time_columns = 8;
  const auto line = [&](std::string_view step, std::chrono::nanoseconds time) {
    const double milliseconds = std::chrono::duration<double, std::milli>(time).count();
    return left_aligned(step, step_columns) +
           right_aligned(fmt::format("{:.1f}", milliseconds), time_columns) + " ms";
  };
  Lines lines;
  std::chrono::nanoseconds until_verdict{};
  for (std::size_t i = 0; i < steps.size(); ++i) {
    lines.push_back(line(describe(steps[i].step), steps[i].time));
    if (!is_before_verdict(steps[i].step)) continue;
    until_verdict += steps[i].time;
    const bool is_last = i + 1 == steps.size() || !is_before_verdict(steps[i + 1].step);
    if (is_last) lines.push_back(line("= until the verdict", until_verdict));
  }
  return lines;
}

}  // namespace

std::string to_text(const Judgement& judgement, const TextStyle& style) {
  Page page(style);
  write_headline(page, judgement);
  page.line();

  const CaseJudgement* rejected = judgement.first_rejected();
  if (rejected != nullptr)
    page.row("case", escape_line(rejected->tested->full_name()),
             describe_origin(rejected->tested->origin));
  const std::vector<Evidence> reasons = reasons_of(judgement.evidence);
  if (!reasons.empty()) write_reasons(page, reasons);
  for (const Evidence& evidence : judgement.evidence) {
    const auto* message = std::get_if<CompilerMessage>(&evidence);
    if (message == nullptr) continue;
    if (!reasons.empty() && !message->text.empty()) page.line();
    write_compiler_message(page, message->text);
  }
  if (rejected != nullptr) {
    if (!rejected->tested->catches.empty() && rejected->verdict == Verdict::wrong_answer)
      page.row("aims at", escape_line(rejected->tested->catches));
    write_boards(page, *rejected);
    write_output(page, *rejected);
  }
  write_further_rejected(page, judgement);

  if (judgement.verdict != Verdict::accepted) page.line();
  write_numbers(page, judgement);
  write_notes(page, judgement);
  write_sandbox(page, judgement.sandbox);
  if (rejected != nullptr)
    page.row("again", Lines{escape_line(style.command_for(*rejected->tested))});
  return std::move(page).take();
}

std::string to_text_of_boards(const CaseJudgement& judged, const TextStyle& style) {
  Page page(style);
  write_boards(page, judged);
  return std::move(page).take();
}

std::string to_text_of_second_look(const Judgement& before, const Judgement& after,
                                   const TextStyle& style) {
  Page page(style);
  if (after.verdict != before.verdict && before.verdict == Verdict::wrong_answer) {
    page.line();  // the case and its boards stand above
    write_headline(page, after);
    page.line();
    write_reasons(page, {after.evidence.front()});
  } else if (after.verdict != before.verdict) {
    page.line();
    page.append(to_text(after, style));
  } else {
    for (std::size_t i = 0; i < after.evidence.size(); ++i) {
      const auto* died = std::get_if<Died>(&after.evidence[i]);
      if (i >= before.evidence.size())
        page.row("also", escape_line(describe(after.evidence[i])));
      else if (died != nullptr && !died->lines.empty())
        page.row("where", escape_line(describe(died->lines)));
    }
  }
  if (after.sanitizers) page.row("sanitizer", escape_line(describe_sanitizers(after)));
  if (after.challenge) page.row("challenge", escape_line(summarize(*after.challenge)));
  return std::move(page).take();
}

std::string to_text(const Difference& difference, const TextStyle& style) {
  Page page(style);
  page.row("before", std::string(name_of(difference.before)) +
                         (difference.before == difference.now ? " as well" : ""));
  if (!difference.gained.empty()) page.row("gained", list_names(difference.gained));
  if (!difference.lost.empty()) page.row("lost", list_names(difference.lost));
  if (difference.newly_run > 0)
    page.row("new", format_count(difference.newly_run, "case") + " not run before");
  if (difference.no_longer_run > 0)
    page.row("left out", format_count(difference.no_longer_run, "case") + " run before");
  if (difference.speed) page.row("speed", describe(*difference.speed));
  return std::move(page).take();
}

std::string to_text(const std::vector<StepTime>& steps, const TextStyle& style) {
  if (steps.empty()) return "";
  Page page(style);
  page.row("timings", list_steps(steps));
  return std::move(page).take();
}

}  // namespace judge
