#include "judge/report/earlier.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>
#include <vector>

#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/rows.h"

namespace judge {

namespace {

std::string describe_earlier_rank(std::optional<std::size_t> rank) {
  return rank ? fmt::format("{}", *rank) : "none";
}

std::string describe_time_change(const TimeChange& time) {
  const std::string cases = format_count(time.cases, "case");
  if (time.is_noise())
    return fmt::format("no difference that two runs can tell: {:.2f} times as long over {}",
                       time.mean_ratio, cases);
  const bool is_faster = time.mean_ratio < 1;
  return fmt::format(
      "{:.3g} times as {} as before, by the geometric mean over {}; in total {:.3g} "
      "times as long",
      is_faster ? 1 / time.mean_ratio : time.mean_ratio, is_faster ? "fast" : "long", cases,
      time.total_ratio);
}

std::string list_escaped_paths(const std::vector<std::string>& paths) {
  std::string text;
  for (const std::string& path : paths) text += (text.empty() ? "" : ", ") + escape_line(path);
  return text;
}

std::string describe_earlier_machine(const Machine& machine) {
  return fmt::format("{}, {}, {}", escape_line(machine.processor),
                     format_count(machine.cores, "core"), escape_line(machine.system));
}

/// What to beware of, a sentence each without a full stop.
std::vector<std::string> cautions_for(const ChangesSince& changes) {
  std::vector<std::string> cautions;
  if (changes.other_machine)
    cautions.push_back("it was another machine: " +
                       describe_earlier_machine(*changes.other_machine));
  if (changes.is_machine_unknown) cautions.emplace_back("its machine is not known");
  if (!changes.other_compilers.empty())
    cautions.push_back("it was another compiler: " + list_escaped_paths(changes.other_compilers));
  if (changes.was_one_run)
    cautions.emplace_back("its times are of one run each, no medians over rounds");
  cautions.emplace_back("two runs do not take turns, so that less than 10 % is noise");
  return cautions;
}

}  // namespace

std::string to_text(const ChangesSince& changes, const std::string& file, const TextStyle& style) {
  Page page(style);
  page.line(page.paint().strong("Changes") + fmt::format(" since {}", escape_line(file)) +
            (changes.date.empty() ? "" : " of " + escape_line(changes.date)));

  std::vector<std::string> unchanged;
  for (const ChangeSince& change : changes.solutions) {
    if (!change.is_any()) {
      unchanged.push_back(change.path);
      continue;
    }
    page.line();
    page.line("  " + page.paint().strong(escape_line(change.path)));
    page.append(to_text(change.difference, style));
    if (change.rank_before != change.rank_now)
      page.row("rank", fmt::format("{}, before {}", describe_earlier_rank(change.rank_now),
                                   describe_earlier_rank(change.rank_before)));
    if (change.time) page.row("time", describe_time_change(*change.time));
  }

  page.line();
  if (!unchanged.empty()) page.row("as before", list_escaped_paths(unchanged));
  if (!changes.added.empty()) page.row("new", list_escaped_paths(changes.added));
  if (!changes.no_longer.empty()) page.row("not now", list_escaped_paths(changes.no_longer));
  std::string_view label = "beware";
  for (const std::string& caution : cautions_for(changes)) {
    page.row(label, caution);
    label = "";
  }
  return std::move(page).take();
}

}  // namespace judge
