#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "judge/report/comparison.h"
#include "judge/report/json.h"

namespace judge {

namespace {

using nlohmann::ordered_json;

ordered_json json_of_ratio(const std::optional<SpeedRatio>& ratio) {
  if (!ratio) return nullptr;
  return {{"ratio", ratio->ratio},
          {"low", ratio->low},
          {"high", ratio->high},
          {"result", ratio->is_faster()   ? "faster"
                     : ratio->is_slower() ? "slower"
                                          : "no difference"},
          {"wins", ratio->wins},
          {"ties", ratio->ties},
          {"losses", ratio->losses},
          {"sign_test", ratio->sign_test}};
}

ordered_json json_of_standing(const Contestant& contestant) {
  const auto if_ranked = [&](auto value) {
    return contestant.rank > 0 ? ordered_json(value) : ordered_json(nullptr);
  };
  ordered_json times = ordered_json::array();
  for (const auto& time : contestant.times)
    times.push_back(time ? ordered_json(as_milliseconds(*time)) : ordered_json(nullptr));
  return {{"rank", if_ranked(contestant.rank)},
          {"to_baseline", json_of_ratio(contestant.ratio)},
          {"total_ms", if_ranked(as_milliseconds(contestant.total))},
          {"penalized_total_ms", if_ranked(as_milliseconds(contestant.penalized_total))},
          {"lost", if_ranked(contestant.lost)},
          {"instructions", contestant.instructions ? ordered_json(*contestant.instructions)
                                                   : ordered_json(nullptr)},
          {"source_lines", contestant.source_lines},
          {"source_characters", contestant.source_characters},
          {"times_are_doubtful", if_ranked(contestant.times_are_doubtful())},
          {"times_ms", std::move(times)}};
}

ordered_json json_of(const Machine& machine) {
  return {
      {"processor", machine.processor},
      {"cores", machine.cores},
      {"system", machine.system},
      {"pinned_core",
       machine.pinned_core ? ordered_json(*machine.pinned_core) : ordered_json(nullptr)},
  };
}

ordered_json json_of_comparison(const Comparison& comparison) {
  const bool has_baseline = comparison.baseline < comparison.contestants.size() &&
                            comparison.contestants[comparison.baseline].is_ranked;
  ordered_json cases = ordered_json::array();
  for (const Case* tested : comparison.cases) cases.push_back(tested->full_name());
  return {{"baseline", has_baseline ? ordered_json(comparison.baseline) : ordered_json(nullptr)},
          {"rounds", comparison.rounds},
          {"precision", comparison.precision},
          {"is_precise", comparison.is_precise},
          {"confidence", SpeedRatio::confidence},
          {"noise", json_of_ratio(comparison.noise)},
          {"timing_ms", as_milliseconds(comparison.timing_time)},
          {"seed", comparison.seed},
          {"date", comparison.date},
          {"machine", json_of(comparison.machine)},
          {"cases", std::move(cases)}};
}

}  // namespace

std::string to_json(const Comparison& comparison) {
  ordered_json solutions = ordered_json::array();
  for (const Contestant& contestant : comparison.contestants) {
    ordered_json solution = json_of(contestant.judgement);
    solution["standing"] = json_of_standing(contestant);
    solutions.push_back(std::move(solution));
  }
  ordered_json document = json_document(std::move(solutions));
  document["comparison"] = json_of_comparison(comparison);
  return spelled_out(document);
}

}  // namespace judge
