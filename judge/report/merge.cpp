#include "judge/report/merge.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "judge/bad_input.h"
#include "judge/report/escape.h"

namespace judge {

namespace {

using ReportJson = nlohmann::ordered_json;

constexpr int known_version = 1;

ReportJson parse_report(const ReportFile& file) {
  const auto refuse = [&](std::string_view why) -> BadInput {
    return BadInput(fmt::format("{}: {}, expected what judge run --format json writes",
                                escape_line(file.name), why));
  };
  ReportJson report = ReportJson::parse(file.text, nullptr, /*allow_exceptions=*/false);
  if (report.is_discarded()) throw refuse("is no JSON");
  if (!report.is_object() || !report.contains("solutions") || !report["solutions"].is_array())
    throw refuse("has no solutions");
  if (report.value("version", 0) != known_version)
    throw refuse(fmt::format("is not of version {}", known_version));
  if (const auto comparison = report.find("comparison"); comparison != report.end()) {
    if (!comparison->is_object() || comparison->value("rounds", 1) != 0)
      throw refuse(
          "is a comparison, whose times hold only side by side (without them: judge compare "
          "--timing never)");
    report.erase(comparison);
    for (ReportJson& solution : report["solutions"]) solution.erase("standing");
  }
  for (const ReportJson& solution : report["solutions"]) {
    for (const char* key : {"path", "verdict", "passed", "rejected", "total", "cases"}) {
      if (!solution.is_object() || !solution.contains(key))
        throw refuse(fmt::format("has a solution without {}", key));
    }
  }
  return report;
}

/// The sum of two numbers either of which may be null: not known.
ReportJson sum_of(const ReportJson& a, const ReportJson& b) {
  if (a.is_null()) return b;
  if (b.is_null()) return a;
  if (a.is_number_integer() && b.is_number_integer())
    return a.get<std::int64_t>() + b.get<std::int64_t>();
  return a.get<double>() + b.get<double>();
}

ReportJson larger_of(const ReportJson& a, const ReportJson& b) {
  if (a.is_null()) return b;
  if (b.is_null()) return a;
  return std::max(a.get<double>(), b.get<double>());
}

std::string name_of_case(const ReportJson& one) {
  return one.value("suite", "") + "/" + one.value("name", "");
}

void throw_if_judged_twice(const ReportJson& a, const ReportJson& b, const std::string& file) {
  std::set<std::string> names;
  for (const ReportJson& one : a["cases"]) names.insert(name_of_case(one));
  for (const ReportJson& one : b["cases"]) {
    if (names.contains(name_of_case(one)))
      throw BadInput(fmt::format("{}: {} of {} is in an earlier report already", escape_line(file),
                                 escape_line(name_of_case(one)), escape_line(a.value("path", ""))));
  }
}

/// Adds to a solution what another report says of it.
void join(ReportJson& solution, const ReportJson& other, const std::string& file) {
  throw_if_judged_twice(solution, other, file);
  for (const char* key : {"passed", "rejected", "total", "runtime_ms", "cpu_ms"})
    solution[key] = sum_of(solution.value(key, ReportJson()), other.value(key, ReportJson()));
  for (const char* key : {"memory_mib", "compile_ms"})
    solution[key] = larger_of(solution.value(key, ReportJson()), other.value(key, ReportJson()));
  if (solution["verdict"] == "Accepted") {
    solution["verdict"] = other["verdict"];
    solution["evidence"] = other.value("evidence", ReportJson::array());
  }
  for (const ReportJson& one : other["cases"]) solution["cases"].push_back(one);
}

}  // namespace

std::string merge_reports(const std::vector<ReportFile>& reports) {
  ReportJson merged = {{"version", known_version}, {"solutions", ReportJson::array()}};
  ReportJson& solutions = merged["solutions"];
  for (const ReportFile& file : reports) {
    const ReportJson report = parse_report(file);
    for (const ReportJson& other : report["solutions"]) {
      const auto is_the_same = [&](const ReportJson& solution) {
        return solution["path"] == other["path"] &&
               solution.value("compiler", "") == other.value("compiler", "");
      };
      const auto there = std::ranges::find_if(solutions, is_the_same);
      if (there == solutions.end())
        solutions.push_back(other);
      else
        join(*there, other, file.name);
    }
  }
  return merged.dump(2, ' ', /*ensure_ascii=*/true) + "\n";
}

bool all_are_accepted(const std::string& report) {
  return std::ranges::all_of(
      ReportJson::parse(report)["solutions"],
      [](const ReportJson& solution) { return solution["verdict"] == "Accepted"; });
}

}  // namespace judge
