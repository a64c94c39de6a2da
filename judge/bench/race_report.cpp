#include "judge/bench/race_report.h"

#include <fmt/format.h>
#include <string.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"

namespace judge {

namespace {

constexpr std::size_t contestant_columns = 24;

std::string in_three_digits(double value) {
  const int whole = value < 1 ? 1 : static_cast<int>(std::log10(value)) + 1;
  return fmt::format("{:.{}f}", value, std::max(0, 3 - whole));
}

/// The nearest racer before this one that finished.
const Finish* find_previous(const std::vector<Finish>& finishes, std::size_t racer) {
  while (racer-- > 0) {
    if (finishes[racer].pace) return &finishes[racer];
  }
  return nullptr;
}

/// `1.82 times as fast`; a difference of which the fastest and the median rounds do not say the
/// same is none.
std::string describe_gain(const std::vector<Finish>& finishes, std::size_t racer) {
  const Finish* previous = find_previous(finishes, racer);
  if (previous == nullptr) return "";
  const Pace& before = *previous->pace;
  const Pace& now = *finishes[racer].pace;
  const double by_fastest = before.fastest / now.fastest;
  const bool is_faster = by_fastest > 1;
  if ((before.median / now.median > 1) != is_faster || std::abs(std::log(by_fastest)) < 0.02)
    return "no difference";
  return is_faster ? in_three_digits(by_fastest) + " times as fast"
                   : in_three_digits(1 / by_fastest) + " times as slow";
}

std::string describe_end(const Finish& finish, std::size_t boards, const RaceLimits& limits) {
  const std::string how =
      finish.is_out_of_time ? "not finished in " + format_duration(limits.budget)
      : finish.signal       ? fmt::format("died of SIG{}", sigabbrev_np(*finish.signal))
                            : "ended the process";
  return fmt::format("{}: {} of {} boards", how, format_number(finish.right + finish.wrong),
                     format_number(boards));
}

std::string row_of_contestant(const std::string& name, const std::vector<Finish>& finishes,
                              std::size_t racer, std::size_t boards, const RaceLimits& limits) {
  const Finish& finish = finishes[racer];
  std::string row = "  " + left_aligned(escape_line(name), contestant_columns);
  if (finish.pace)
    row += fmt::format("{:>9} {:>9}   {:<20}", in_three_digits(finish.pace->fastest),
                       in_three_digits(finish.pace->median), describe_gain(finishes, racer));
  else
    row += fmt::format("{:>9} {:>9}   {}", "-", "-", describe_end(finish, boards, limits));
  if (finish.wrong > 0) row += fmt::format(" {} wrong", format_number(finish.wrong));
  row.erase(row.find_last_not_of(' ') + 1);
  return row + '\n';
}

nlohmann::ordered_json json_of(const std::string& name, const std::vector<Finish>& finishes,
                               std::size_t racer) {
  const Finish& finish = finishes[racer];
  const auto number_or_null = [](const auto& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
  };
  nlohmann::ordered_json json;
  json["name"] = name;
  json["finished"] = finish.pace.has_value();
  json["right"] = finish.right;
  json["wrong"] = finish.wrong;
  json["out_of_time"] = finish.is_out_of_time;
  json["signal"] = number_or_null(finish.signal);
  json["fastest_us"] = finish.pace ? nlohmann::ordered_json(finish.pace->fastest) : nullptr;
  json["median_us"] = finish.pace ? nlohmann::ordered_json(finish.pace->median) : nullptr;
  json["times_as_fast_as_before"] = number_or_null(gain(finishes, racer));
  return json;
}

}  // namespace

std::optional<double> gain(const std::vector<Finish>& finishes, std::size_t racer) {
  const Finish* previous = find_previous(finishes, racer);
  if (previous == nullptr || !finishes[racer].pace) return std::nullopt;
  return previous->pace->fastest / finishes[racer].pace->fastest;
}

std::string describe_conditions(const RaceResults& results) {
  return fmt::format("{}; microseconds a board, {} in turns\n", results.compiler,
                     format_count(static_cast<std::uint64_t>(results.limits.rounds), "round"));
}

std::string table_of_race(const RaceResults::OnSet& set, const std::vector<std::string>& names,
                          const RaceLimits& limits) {
  std::string text = "\n" +
                     cut(fmt::format("{}: {} {}", escape_line(set.name),
                                     format_count(set.boards, "board"), set.description),
                         page_columns) +
                     "\n" +
                     fmt::format("  {:{}}{:>9} {:>9}   {}\n", "", contestant_columns, "fastest",
                                 "median", "against the one before");
  for (std::size_t i = 0; i < names.size(); ++i)
    text += row_of_contestant(names[i], set.finishes, i, set.boards, limits);
  return text;
}

std::string json_of_race(const RaceResults& results) {
  nlohmann::ordered_json json;
  json["version"] = 1;
  json["compiler"] = results.compiler;
  json["rounds"] = results.limits.rounds;
  json["budget_ms"] = std::chrono::duration<double, std::milli>(results.limits.budget).count();
  json["sets"] = nlohmann::ordered_json::array();
  for (const RaceResults::OnSet& set : results.sets) {
    nlohmann::ordered_json one;
    one["name"] = set.name;
    one["description"] = set.description;
    one["boards"] = set.boards;
    one["racers"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < results.names.size(); ++i)
      one["racers"].push_back(json_of(results.names[i], set.finishes, i));
    json["sets"].push_back(std::move(one));
  }
  return json.dump(2, ' ', /*ensure_ascii=*/true, nlohmann::json::error_handler_t::replace) + '\n';
}

}  // namespace judge
