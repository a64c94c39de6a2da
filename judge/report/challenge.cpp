#include "judge/report/challenge.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/paint.h"

namespace judge {

namespace {

constexpr std::size_t board_columns = 32;

/// A board that takes too long or too much says how good a solution is; all else says that it is
/// wrong.
bool is_a_limit(Verdict verdict) {
  return verdict == Verdict::time_limit_exceeded || verdict == Verdict::memory_limit_exceeded;
}

std::string describe_limit(const Challenge& challenge) {
  return fmt::format("{:.4g} s{}", std::chrono::duration<double>(challenge.limit).count(),
                     challenge.has_budget ? " in all" : " each");
}

std::string describe_mistake(const std::vector<const CaseJudgement*>& wrong) {
  if (wrong.empty()) return "";
  const CaseJudgement& first = *wrong.front();
  std::string text = fmt::format("; {} on {}", name_of(first.verdict), first.tested->full_name());
  if (wrong.size() > 1)
    text += fmt::format(" and {}", format_count(wrong.size() - 1, "more board"));
  return text;
}

std::string describe_stop(const Challenge& challenge,
                          const std::vector<const CaseJudgement*>& stopped) {
  if (!challenge.has_budget) return "";
  if (stopped.empty())
    return challenge.boards.size() < challenge.total ? "; then the time was over" : "";
  std::string text = fmt::format("; stops at {}", stopped.front()->tested->full_name());
  if (stopped.size() > 1)
    text += fmt::format(" and in {}", format_count(stopped.size() - 1, "more group"));
  return text;
}

std::string row_of(const CaseJudgement& judged, const Paint& paint) {
  const auto& known = judged.tested->backtracking_placements;
  const std::string verdict(name_of(judged.verdict));
  const bool is_good = judged.verdict == Verdict::accepted;
  return fmt::format("    {}  {}  {}{}",
                     left_aligned(escape_line(judged.tested->name), board_columns - 2),
                     right_aligned(judged.time && is_good ? format_duration(*judged.time) : "-", 7),
                     right_aligned(known ? format_number(*known) : "?", 13),
                     is_good                      ? ""
                     : is_a_limit(judged.verdict) ? "  " + paint.quiet(verdict)
                                                  : "  " + paint.bad(verdict));
}

}  // namespace

std::string summarize(const Challenge& challenge) {
  std::vector<const CaseJudgement*> wrong;
  std::vector<const CaseJudgement*> stopped;
  for (const CaseJudgement& judged : challenge.boards) {
    if (judged.verdict == Verdict::accepted) continue;
    (is_a_limit(judged.verdict) ? stopped : wrong).push_back(&judged);
  }
  const std::size_t passed = challenge.passed();
  if (passed == challenge.total) {
    std::chrono::nanoseconds sum{};
    for (const CaseJudgement& judged : challenge.boards)
      sum += judged.time.value_or(std::chrono::nanoseconds{});
    return fmt::format("{} of {}, in {}", passed, challenge.total, format_duration(sum));
  }
  return fmt::format("{} of {} within {}{}{}", passed, challenge.total, describe_limit(challenge),
                     describe_mistake(wrong), describe_stop(challenge, stopped));
}

std::string to_challenge_table(const Judgement& judgement, const TextStyle& style) {
  const Paint paint(style.colour);
  if (!judgement.challenge) return to_text(judgement, style);
  const Challenge& challenge = *judgement.challenge;
  std::string text =
      fmt::format("{}  {}\n", paint.strong("Challenge"), escape_line(judgement.path));
  text += "\n";
  const auto columns = static_cast<std::size_t>(std::max(style.width - 2, 0));
  for (const std::string& line : wrap(escape_line(summarize(challenge)), columns))
    text += "  " + line + "\n";
  std::string group;
  for (const CaseJudgement& judged : challenge.boards) {
    if (judged.tested->suite != group) {
      group = judged.tested->suite;
      const auto is_of_group = [&](const CaseJudgement& one) { return one.tested->suite == group; };
      const auto boards = std::ranges::count_if(challenge.boards, is_of_group);
      const auto passed = std::ranges::count_if(challenge.boards, [&](const CaseJudgement& one) {
        return is_of_group(one) && one.verdict == Verdict::accepted;
      });
      const std::string title = fmt::format("{}, {} of {}", escape_line(group), passed, boards);
      text += fmt::format("\n  {}{}{}\n", paint.strong(left_aligned(title, board_columns + 4)),
                          paint.quiet(right_aligned("time", 5)),
                          paint.quiet(right_aligned("placements", 15)));
    }
    text += row_of(judged, paint) + "\n";
  }
  text +=
      "\n  time: by the clock on the wall; the limit is CPU time\n"
      "  placements: digits that plain backtracking places, some 50 million a second;\n"
      "  ? where they have not been counted\n";
  return text;
}

}  // namespace judge
