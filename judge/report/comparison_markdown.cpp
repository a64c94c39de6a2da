#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "judge/report/comparison.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/sentences.h"

namespace judge {

namespace {

/// Text of whatever bytes as a code span. Nothing in it is markup, no `@name` calls anybody and no
/// `<script>` is one; only the backtick has to be outnumbered, and in a table the pipe escaped.
std::string code_span(std::string_view bytes, bool is_in_table) {
  std::string text;
  std::size_t run = 0;
  std::size_t longest_run = 0;
  for (const char c : escape_line(bytes)) {
    run = c == '`' ? run + 1 : 0;
    longest_run = std::max(longest_run, run);
    if (c == '|' && is_in_table) text += '\\';
    text += c;
  }
  if (text.empty()) return "";
  const std::string fence(longest_run + 1, '`');
  // One space on either side goes away again; without it a backtick at an end would join the fence.
  const bool needs_padding = text.starts_with('`') || text.ends_with('`') ||
                             (text.starts_with(' ') && text.ends_with(' '));
  return needs_padding ? fmt::format("{0} {1} {0}", fence, text)
                       : fmt::format("{0}{1}{0}", fence, text);
}

std::string code_in_table(std::string_view bytes) {
  return code_span(bytes, true);
}

/// Running text that is shown as it is.
std::string markdown_text(std::string_view bytes) {
  std::string text;
  for (const char c : escape_line(bytes)) {
    switch (c) {
      case '<': text += "&lt;"; break;
      case '>': text += "&gt;"; break;
      case '&': text += "&amp;"; break;
      case '\\':
      case '`':
      case '*':
      case '_':
      case '[':
      case ']':
      case '|':
      case '~':
      case '$': text.append(1, '\\').append(1, c); break;
      default: text += c;
    }
  }
  return text;
}

std::string markdown_interval(const SpeedRatio& ratio) {
  return fmt::format("{} ({} to {})", format_ratio(ratio.ratio), format_ratio(ratio.low),
                     format_ratio(ratio.high));
}

std::string markdown_ratio(const Contestant& one, bool is_baseline) {
  if (is_baseline && one.is_ranked) return "baseline";
  if (!one.ratio) return "";
  return (one.ratio->is_no_difference() ? "no difference: " : "") + markdown_interval(*one.ratio);
}

std::string markdown_slowest(const Contestant& one, const Comparison& comparison) {
  const auto* slowest = one.slowest();
  if (slowest == nullptr) return "";
  const auto place = static_cast<std::size_t>(slowest - one.times.data());
  return fmt::format("{} in {}", format_duration(**slowest),
                     code_in_table(comparison.cases.at(place)->full_name()));
}

using MarkdownCells = std::vector<std::string>;

std::string markdown_line(const MarkdownCells& cells) {
  return fmt::format("| {} |\n", fmt::join(cells, " | "));
}

MarkdownCells markdown_cells(const Contestant& one, bool is_baseline,
                             const Comparison& comparison) {
  const Judgement& judgement = one.judgement;
  const bool has_ratio = one.ratio.has_value();
  MarkdownCells cells = {
      one.is_ranked ? fmt::format("{}", one.rank) : "",
      code_in_table(judgement.name),
      std::string(name_of(judgement.verdict)),
      fmt::format("{} of {}", judgement.passed(), judgement.total),
      markdown_ratio(one, is_baseline),
      has_ratio ? fmt::format("{} / {} / {}", one.ratio->wins, one.ratio->ties, one.ratio->losses)
                : "",
      one.is_ranked ? format_duration(one.total) : "",
      markdown_slowest(one, comparison),
      judgement.peak_memory_bytes > 0 ? format_bytes(judgement.peak_memory_bytes) : "",
      fmt::format("{}", one.source_lines),
  };
  if (comparison.has_lost_cases())
    cells.push_back(one.is_ranked ? fmt::format("{}", one.lost) : "");
  return cells;
}

std::string markdown_reason(const Judgement& judgement) {
  std::string text =
      fmt::format("- {}: {}", code_span(judgement.path, false), name_of(judgement.verdict));
  if (const CaseJudgement* rejected = judgement.first_rejected())
    text += " in " + code_span(rejected->tested->full_name(), false);
  if (!judgement.evidence.empty())
    text += ": " + code_span(describe(judgement.evidence.front()), false);
  return text + "\n";
}

std::string markdown_doubts(const Comparison& comparison) {
  std::string text;
  for (const Contestant& one : comparison.contestants) {
    if (one.is_ranked && one.times_are_doubtful())
      text += "- " + markdown_text(describe_doubtful_times(one.judgement.name)) + "\n";
  }
  return text;
}

std::string markdown_timing(const Comparison& comparison) {
  const Contestant& baseline = comparison.contestants[comparison.baseline];
  std::string text = fmt::format(
      "Time to baseline: how many times as long as {} a solution takes, as the geometric mean over "
      "the {} that both solve, each by its median over {}; in brackets the {:.0f} % interval; "
      "wins, ties and losses are cases.",
      code_span(baseline.judgement.name, false), format_count(comparison.cases.size(), "case"),
      format_count(comparison.rounds, "round"), SpeedRatio::confidence * 100);
  if (comparison.noise)
    text += fmt::format(" Noise: the baseline against itself took {}.",
                        markdown_interval(*comparison.noise));
  if (!comparison.is_precise)
    text += fmt::format(" Not all intervals are as narrow as the {:.3g} % that were asked for.",
                        comparison.precision * 100);
  if (comparison.has_lost_cases())
    text +=
        " Lost are cases that took too long; a total leaves them out, and so does the time to "
        "baseline.";
  return text;
}

std::string markdown_machine(const Comparison& comparison) {
  const Machine& machine = comparison.machine;
  MarkdownCells parts;
  if (!machine.processor.empty()) parts.push_back(markdown_text(machine.processor));
  if (machine.cores > 0) parts.push_back(format_count(machine.cores, "core"));
  if (machine.pinned_core) parts.push_back(fmt::format("pinned to core {}", *machine.pinned_core));
  if (!machine.system.empty()) parts.push_back(markdown_text(machine.system));
  const auto compiled = std::ranges::find_if(comparison.contestants, [](const Contestant& one) {
    return !one.judgement.compiler.empty();
  });
  if (compiled != comparison.contestants.end())
    parts.push_back(markdown_text(compiled->judgement.compiler));
  parts.push_back(fmt::format("seed {}", comparison.seed));
  return fmt::format("Measured {} on {}.",
                     comparison.date.empty() ? "" : markdown_text(comparison.date),
                     fmt::join(parts, ", "));
}

}  // namespace

std::string to_markdown(const Comparison& comparison) {
  MarkdownCells titles = {
      "rank",  "solution", "verdict", "passed", "time to baseline", "wins / ties / losses",
      "total", "slowest",  "memory",  "lines"};
  MarkdownCells rule = {"--:", "---", "---", "--:", "---", "---", "--:", "---", "--:", "--:"};
  if (comparison.has_lost_cases()) {
    titles.emplace_back("lost");
    rule.emplace_back("--:");
  }
  std::string text = markdown_line(titles) + markdown_line(rule);
  for (std::size_t i = 0; i < comparison.contestants.size(); ++i)
    text += markdown_line(
        markdown_cells(comparison.contestants[i], i == comparison.baseline, comparison));

  std::string rejected;
  for (const Contestant& one : comparison.contestants) {
    if (one.judgement.verdict != Verdict::accepted) rejected += markdown_reason(one.judgement);
  }
  if (!rejected.empty()) text += "\n" + rejected;
  if (const std::string doubts = markdown_doubts(comparison); !doubts.empty())
    text += "\n" + doubts;
  if (comparison.rounds > 0) text += "\n" + markdown_timing(comparison) + "\n";
  return text + "\n" + markdown_machine(comparison) + "\n";
}

}  // namespace judge
