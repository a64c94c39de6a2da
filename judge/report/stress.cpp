#include "judge/report/stress.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/paint.h"
#include "judge/report/shell.h"

namespace judge {

namespace {

constexpr std::size_t stress_indent = 12;  // as that of the text of `to_text`

/// A row of a label and lines that are not to be broken, so that they can be copied.
std::string row_of_stress(const std::string& label, const std::vector<std::string>& lines,
                          const Paint& paint) {
  std::string text;
  std::string before =
      "  " + paint.quiet(label) + std::string(stress_indent - 2 - label.size(), ' ');
  for (const std::string& line : lines) {
    text += before + line + "\n";
    before = std::string(stress_indent, ' ');
  }
  return text;
}

std::size_t columns_for(const TextStyle& style) {
  return std::max<std::size_t>(static_cast<std::size_t>(std::max(style.width, 0)),
                               stress_indent + 24) -
         stress_indent;
}

std::string spell_kinds(const StressResult& result) {
  std::vector<std::pair<std::uint64_t, BoardKind>> kinds;
  for (std::size_t kind = 0; kind < board_kinds; ++kind) {
    if (result.passed[kind] > 0)
      kinds.emplace_back(result.passed[kind], static_cast<BoardKind>(kind));
  }
  std::string text;
  for (const auto& [count, kind] : kinds)
    text += fmt::format("{}{} {}", text.empty() ? ": " : ", ", format_number(count), name_of(kind));
  return text;
}

/// `12,345 boards passed: 3,000 random, 1,200 minimal; 12 took longer than 500 ms; seed 1`
std::string summarize_stress(const StressResult& result) {
  const std::uint64_t passed = result.count_passed();
  std::string text =
      fmt::format("{} {} passed{}{}", format_number(passed), passed == 1 ? "board" : "boards",
                  result.failure ? " before it" : "", spell_kinds(result));
  std::uint64_t slow = 0;
  for (const std::uint64_t count : result.too_slow) slow += count;
  if (slow > 0)
    text += fmt::format("; {} too slow, more than {}", format_number(slow),
                        format_duration(result.time_limit));
  return text + fmt::format("; seed {}", result.seed);
}

std::string cells_of_case(const Case& tested) {
  return std::string(tested.board.cells());
}

/// A name that a suite takes, and that tells where the board comes from.
std::string name_to_add(const Case& tested, std::uint64_t seed) {
  return fmt::format("{}-of-seed-{}", tested.name, seed);
}

std::vector<std::string> commands_to_add(const StressFailure& failure, std::uint64_t seed) {
  std::vector<std::string> commands;
  for (const Case& tested : failure.cases)
    commands.push_back(fmt::format("make add-case BOARD={} NAME={}",
                                   shell_quoted(cells_of_case(tested)), name_to_add(tested, seed)));
  return commands;
}

std::string describe_find(const StressFailure& failure) {
  const int empty = 81 - failure.found.board.count_givens();
  const std::string found =
      fmt::format("as {} of the seed, with {}", failure.found.name,
                  format_count(static_cast<std::uint64_t>(empty), "empty cell"));
  if (!failure.fails_again)
    return found + "; it does not fail again, neither alone nor after the same boards";
  if (failure.cases.size() > 1)
    return found + fmt::format("; only after {}, listed in their order below",
                               failure.cases.size() == 2 ? "another board" : "other boards");
  const int left = 81 - failure.cases.front().board.count_givens();
  if (left == empty) return found;
  return found + fmt::format("; shrunk to {}", left);
}

}  // namespace

std::string to_stress_text(const StressResult& result, const Judgement& failed,
                           const std::string& path, const TextStyle& style) {
  const Paint paint(style.colour);
  const auto wrapped = [&](const std::string& text) { return wrap(text, columns_for(style)); };
  const std::string summary = row_of_stress("stress", wrapped(summarize_stress(result)), paint);
  if (!result.failure)
    return fmt::format("{}  {}\n\n{}", paint.good("Passed"), escape_line(path), summary);

  const StressFailure& failure = *result.failure;
  std::string text = to_text(failed, style);
  if (!failure.cases.empty()) {
    text += row_of_stress("found", wrapped(describe_find(failure)), paint);
    std::vector<std::string> list;
    if (failure.cases.size() > 1)
      std::ranges::transform(failure.cases, std::back_inserter(list), cells_of_case);
    text += row_of_stress("boards", list, paint);
    text += row_of_stress("keep it", commands_to_add(failure, result.seed), paint);
  }
  return text + summary;
}

}  // namespace judge
