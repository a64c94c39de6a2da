#include "judge/report/place.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "judge/overloaded.h"
#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/paint.h"

namespace judge {

namespace {

constexpr std::size_t most_frames_shown = 12;
constexpr std::size_t most_common_shown = 5;
constexpr std::size_t place_label_columns = 10;
constexpr std::size_t most_value_lines = 11;  // those of a board

std::string describe_frame(const Frame& frame) {
  return fmt::format("{}:{} in {}", escape_line(frame.file), frame.line,
                     escape_line(frame.function));
}

/// The first words: what a person wants to know before all else.
std::string headline_of(const Place& place) {
  return std::visit(Overloaded{
                        [](const StoppedBySignal& signal) { return escape_line(signal.name); },
                        [](const StoppedAtLimit&) { return std::string("Still running"); },
                        [](const CalledExit&) { return std::string("Exit"); },
                        [](const CameBack&) { return std::string("Returned"); },
                    },
                    place.stop);
}

std::string describe_stop_of(const Place& place, const CaseJudgement& judged) {
  return std::visit(
      Overloaded{
          [](const StoppedBySignal& signal) { return "by " + escape_line(signal.name); },
          [&](const StoppedAtLimit&) {
            return fmt::format("{}, from its time limit of {} on",
                               format_count(place.samples.size(), "time"),
                               format_duration(judged.tested->time_limit));
          },
          [](const CalledExit&) { return std::string("where it ended the process itself"); },
          [](const CameBack&) { return std::string("nowhere: it did not crash, nor loop"); },
      },
      place.stop);
}

/// A line of the submission's own file, without the blanks around it; empty if it is elsewhere.
std::string source_line(const Submission& submission, const Frame& frame) {
  if (frame.file != submission.path.string()) return "";
  std::istringstream text(submission.text);
  std::string line;
  for (unsigned number = 0; number < frame.line; ++number) {
    if (!std::getline(text, line)) return "";
  }
  const std::size_t start = line.find_first_not_of(" \t");
  return start == std::string::npos ? "" : escape_line(line.substr(start));
}

std::string place_row(std::string_view label, std::string_view text) {
  return fmt::format("  {}{}\n", left_aligned(label, place_label_columns), text);
}

/// A variable in a line, or a board below its name.
std::string text_of_variable(const Variable& variable, std::size_t width) {
  const std::string name = escape_line(variable.name);
  std::vector<std::string> lines = escape_lines(variable.value);
  if (lines.size() <= 1)
    return cut(fmt::format("      {} = {}", name, lines.empty() ? "" : lines.front()), width) +
           "\n";
  if (lines.front().empty()) lines.erase(lines.begin());
  std::string text = fmt::format("      {} =\n", name);
  for (std::size_t i = 0; i < std::min(lines.size(), most_value_lines); ++i)
    text += cut("        " + lines[i], width) + "\n";
  return text;
}

/// The variables of a frame; one that has the same value as in the frame before it, as a board
/// that is passed on, is not told twice.
std::string text_of_variables(const Frame& frame, const Frame* inner, std::size_t width) {
  std::string text;
  for (const Variable& variable : frame.variables) {
    const bool is_told =
        inner != nullptr && std::ranges::any_of(inner->variables, [&](const Variable& other) {
          return other.name == variable.name && other.value == variable.value;
        });
    if (!is_told || variable.value.find('\n') == std::string::npos)
      text += text_of_variable(variable, width);
  }
  return text;
}

/// How many frames from `first` on are at its place: a recursion is told once.
std::size_t count_alike(const std::vector<Frame>& frames, std::size_t first) {
  std::size_t end = first + 1;
  while (end < frames.size() && frames[end].variables.empty() &&
         frames[end].is_at_same_place(frames[first]))
    ++end;
  return end - first;
}

std::string describe_row_of_frames(const Frame& frame, std::size_t count) {
  return describe_frame(frame) + (count > 1 ? fmt::format(", {} times in a row", count) : "");
}

std::string text_of_stack(const Stack& stack, const Submission& submission, std::size_t width,
                          const Paint& paint) {
  const std::vector<Frame>& frames = stack.frames;
  if (frames.empty()) return place_row("at", "no line of the submission's own");
  std::string text;
  std::size_t shown = 0;
  for (std::size_t i = 0; i < frames.size() && shown < most_frames_shown; ++shown) {
    const std::size_t alike = count_alike(frames, i);
    text += place_row(
        i == 0 ? "at" : "called at",
        describe_frame(frames[i]) + (alike > 1 ? fmt::format(", {} times in a row", alike) : ""));
    if (const std::string line = source_line(submission, frames[i]); !line.empty())
      text += place_row("", paint.quiet(cut("  " + line, width - place_label_columns - 2)));
    text += text_of_variables(frames[i], i == 0 ? nullptr : &frames[i - 1], width);
    i += alike;
    if (i < frames.size() && shown + 1 == most_frames_shown && !stack.has_more)
      text += place_row("", fmt::format("and {}", format_count(frames.size() - i, "more call")));
  }
  if (stack.has_more) text += place_row("", "and more calls");
  return text;
}

/// How many of the outermost frames stood in all samples at the same place.
std::size_t count_common_frames(const std::vector<Stack>& samples) {
  const std::vector<Frame>& last = samples.back().frames;
  std::size_t common = last.size();
  for (const Stack& sample : samples) {
    const auto [one, other] =
        std::mismatch(last.rbegin(), last.rend(), sample.frames.rbegin(), sample.frames.rend(),
                      [](const Frame& a, const Frame& b) { return a.is_at_same_place(b); });
    common = std::min(common, static_cast<std::size_t>(one - last.rbegin()));
  }
  return common;
}

/// The innermost lines of all samples, the most frequent first.
std::vector<std::pair<std::string, std::size_t>> tally_lines(const std::vector<Stack>& samples) {
  std::map<std::string, std::size_t> counts;
  for (const Stack& sample : samples) {
    if (!sample.frames.empty()) ++counts[describe_frame(sample.frames.front())];
  }
  std::vector<std::pair<std::string, std::size_t>> tally(counts.begin(), counts.end());
  std::ranges::stable_sort(tally, std::greater<>(), &std::pair<std::string, std::size_t>::second);
  return tally;
}

std::string text_of_samples(const std::vector<Stack>& samples) {
  std::string text;
  for (const auto& [line, count] : tally_lines(samples))
    text += place_row(text.empty() ? "lines" : "",
                      fmt::format("{} of {}  {}", count, samples.size(), line));
  const std::vector<Frame>& last = samples.back().frames;
  const std::size_t common = samples.back().has_more ? 0 : count_common_frames(samples);
  std::size_t shown = 0;
  for (std::size_t i = last.size() - common; i < last.size(); ++shown) {
    if (shown == most_common_shown)
      return text +
             place_row("", fmt::format("and {}", format_count(last.size() - i, "more call"))) +
             "\n";
    const std::size_t alike = count_alike(last, i);
    text += place_row(shown == 0 ? "always in" : "", describe_row_of_frames(last[i], alike));
    i += alike;
  }
  return text + "\n";
}

}  // namespace

std::string to_text_of_place(const Place& place, const CaseJudgement& judged,
                             const Submission& submission, const std::string& compiler,
                             const TextStyle& style) {
  const Paint paint(style.colour);
  const auto width = static_cast<std::size_t>(std::max(style.width, 40));
  const bool came_back = std::holds_alternative<CameBack>(place.stop);
  const std::string headline = headline_of(place);
  std::string text = fmt::format("{}  {}\n\n", came_back ? headline : paint.bad(headline),
                                 escape_line(submission.path.string()));
  text += place_row("case", escape_line(judged.tested->full_name()));
  text += place_row(
      "judge",
      fmt::format("{}{}", name_of(judged.verdict),
                  judged.verdict == Verdict::accepted ? ", without the sanitizers' look" : ""));
  for (const Evidence& reason : judged.evidence) {
    for (const std::string& line :
         wrap(escape_line(describe(reason)), width - place_label_columns - 2))
      text += place_row("", line);
  }
  text += place_row("build", compiler + ", with the assertions of libstdc++");
  text += place_row("stopped", describe_stop_of(place, judged));
  if (came_back) return text;
  text += "\n";
  if (place.samples.size() > 1) text += text_of_samples(place.samples);
  return text + text_of_stack(place.samples.back(), submission, width, paint);
}

}  // namespace judge
