#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "judge/report/comparison.h"
#include "judge/report/escape.h"
#include "judge/report/json.h"

namespace judge {

namespace {

/// What a spreadsheet may take for the beginning of a formula; the last four are the first four of
/// East Asian keyboards.
constexpr std::array<std::string_view, 8> formula_starts = {"=",  "+",  "-",  "@",
                                                            "＝", "＋", "－", "＠"};

/// A text of whatever bytes as a field.
std::string csv_text(std::string_view bytes) {
  std::string text = escape_line(bytes);
  if (std::ranges::any_of(formula_starts, [&](auto start) { return text.starts_with(start); }))
    text.insert(0, "'");
  if (text.find_first_of(",\"") == text.npos && !text.starts_with(' ') && !text.ends_with(' '))
    return text;
  std::string field = "\"";
  for (const char c : text) field += c == '"' ? std::string("\"\"") : std::string(1, c);
  return field + "\"";
}

std::string csv_milliseconds(std::chrono::nanoseconds time) {
  return fmt::format("{:.6f}", as_milliseconds(time));  // to the nanosecond
}

std::string_view csv_result(const SpeedRatio& ratio) {
  return ratio.is_faster() ? "faster" : ratio.is_slower() ? "slower" : "no difference";
}

struct CsvColumn {
  std::string_view name;
  std::string (*field_of)(const Contestant&, const Comparison&);
};

std::string csv_if_ranked(const Contestant& one, std::string field) {
  return one.is_ranked ? std::move(field) : "";
}

template <typename Value>
std::string csv_of_ratio(const Contestant& one, Value value) {
  return one.ratio ? fmt::format("{}", value(*one.ratio)) : "";
}

// New columns go to the end: a spreadsheet may know them by their place.
constexpr CsvColumn csv_columns[] = {
    {"rank", [](auto& one, auto&) { return csv_if_ranked(one, fmt::format("{}", one.rank)); }},
    {"name", [](auto& one, auto&) { return csv_text(one.judgement.name); }},
    {"path", [](auto& one, auto&) { return csv_text(one.judgement.path); }},
    {"verdict", [](auto& one, auto&) { return std::string(name_of(one.judgement.verdict)); }},
    {"passed", [](auto& one, auto&) { return fmt::format("{}", one.judgement.passed()); }},
    {"total", [](auto& one, auto&) { return fmt::format("{}", one.judgement.total); }},
    {"rejected_case",
     [](auto& one, auto&) {
       const CaseJudgement* rejected = one.judgement.first_rejected();
       return rejected == nullptr ? "" : csv_text(rejected->tested->full_name());
     }},
    {"reason",
     [](auto& one, auto&) {
       const auto& evidence = one.judgement.evidence;
       return evidence.empty() ? "" : csv_text(describe(evidence.front()));
     }},
    {"ratio", [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.ratio; }); }},
    {"ratio_low",
     [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.low; }); }},
    {"ratio_high",
     [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.high; }); }},
    {"result", [](auto& one, auto&) { return csv_of_ratio(one, csv_result); }},
    {"wins", [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.wins; }); }},
    {"ties", [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.ties; }); }},
    {"losses",
     [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.losses; }); }},
    {"sign_test",
     [](auto& one, auto&) { return csv_of_ratio(one, [](auto& r) { return r.sign_test; }); }},
    {"lost", [](auto& one, auto&) { return csv_if_ranked(one, fmt::format("{}", one.lost)); }},
    {"total_ms", [](auto& one, auto&) { return csv_if_ranked(one, csv_milliseconds(one.total)); }},
    {"penalized_total_ms",
     [](auto& one, auto&) { return csv_if_ranked(one, csv_milliseconds(one.penalized_total)); }},
    {"slowest_case",
     [](auto& one, auto& comparison) {
       const auto* slowest = one.slowest();
       return slowest == nullptr
                  ? ""
                  : csv_text(
                        comparison.cases.at(std::size_t(slowest - one.times.data()))->full_name());
     }},
    {"slowest_ms",
     [](auto& one, auto&) {
       const auto* slowest = one.slowest();
       return slowest == nullptr ? "" : csv_milliseconds(**slowest);
     }},
    {"times_are_doubtful",
     [](auto& one, auto&) {
       return one.is_ranked ? fmt::format("{}", one.times_are_doubtful()) : "";
     }},
    {"instructions",
     [](auto& one, auto&) {
       return one.instructions ? fmt::format("{:.0f}", *one.instructions) : "";
     }},
    {"memory_bytes",
     [](auto& one, auto&) {
       const std::uint64_t bytes = one.judgement.peak_memory_bytes;
       return bytes == 0 ? "" : fmt::format("{}", bytes);
     }},
    {"source_lines", [](auto& one, auto&) { return fmt::format("{}", one.source_lines); }},
    {"source_characters",
     [](auto& one, auto&) { return fmt::format("{}", one.source_characters); }},
    {"compiler", [](auto& one, auto&) { return csv_text(one.judgement.compiler); }},
};

std::string csv_line(const std::vector<std::string>& fields) {
  return fmt::format("{}\r\n", fmt::join(fields, ","));
}

}  // namespace

std::string to_csv(const Comparison& comparison) {
  std::vector<std::string> names;
  for (const CsvColumn& column : csv_columns) names.emplace_back(column.name);
  std::string table = csv_line(names);
  for (const Contestant& contestant : comparison.contestants) {
    std::vector<std::string> fields;
    for (const CsvColumn& column : csv_columns)
      fields.push_back(column.field_of(contestant, comparison));
    table += csv_line(fields);
  }
  return table;
}

}  // namespace judge
