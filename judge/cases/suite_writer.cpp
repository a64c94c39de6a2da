#include "judge/cases/suite_writer.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace judge {

namespace {

using OrderedJson = nlohmann::ordered_json;
using namespace std::chrono_literals;

/// As `parse_duration` reads it.
std::string spell_duration(std::chrono::nanoseconds time) {
  if (time % 1s == 0ns) return fmt::format("{}s", time / 1s);
  if (time % 1ms == 0ns) return fmt::format("{}ms", time / 1ms);
  return fmt::format("{:.6f}ms", std::chrono::duration<double, std::milli>(time).count());
}

OrderedJson json_of(const Case& tested) {
  OrderedJson json{{"name", tested.name}};
  if (!tested.catches.empty()) json["catches"] = tested.catches;
  if (tested.backtracking_placements)
    json["backtracking_placements"] = *tested.backtracking_placements;
  json["board"] = OrderedJson::array();
  for (std::size_t row = 0; row < 9; ++row)
    json["board"].push_back(tested.board.cells().substr(row * 9, 9));
  return json;
}

std::string lay_out(const OrderedJson& suite) {
  return suite.dump(2) + "\n";
}

/// The text with a case put at the end of what is most often the array of cases, and all else left
/// as somebody has laid it out.
std::string insert_before_last_bracket(std::string_view text, const OrderedJson& added) {
  const std::size_t bracket = text.rfind(']');
  const std::size_t end_of_cases = text.find_last_not_of(" \t\r\n", bracket - 1) + 1;
  std::string lines = added.dump(2);
  for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += 5)
    lines.insert(at + 1, "    ");
  return fmt::format("{},\n    {}{}", text.substr(0, end_of_cases), lines,
                     text.substr(end_of_cases));
}

}  // namespace

std::string to_suite_text(const Suite& suite, const std::string& schema) {
  OrderedJson json = OrderedJson::object();
  if (!schema.empty()) json["$schema"] = schema;
  if (!suite.description.empty()) json["description"] = suite.description;
  const std::chrono::nanoseconds limit = suite.cases.empty() ? 2s : suite.cases[0].time_limit;
  json["time_limit"] = spell_duration(limit);
  json["cases"] = OrderedJson::array();
  for (const Case& tested : suite.cases) json["cases"].push_back(json_of(tested));
  return lay_out(json);
}

std::string with_case_added(std::string_view suite_text, const Case& added) {
  OrderedJson json = OrderedJson::parse(suite_text);
  json["cases"].push_back(json_of(added));
  const std::string text = insert_before_last_bracket(suite_text, json_of(added));
  return OrderedJson::parse(text, nullptr, /*allow_exceptions=*/false) == json ? text
                                                                               : lay_out(json);
}

}  // namespace judge
