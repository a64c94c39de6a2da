#include "judge/compare/earlier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>
#include <variant>

#include "judge/bad_input.h"
#include "judge/cases/json_text.h"
#include "judge/cases/quote.h"
#include "judge/report/escape.h"

namespace judge {

namespace {

using EarlierJson = nlohmann::json;

constexpr int earlier_version = 1;

/// A value of the document together with its place, which messages name.
class EarlierValue {
 public:
  EarlierValue(const std::string& file, const EarlierJson& value, std::string pointer = "")
      : file_(file), value_(value), pointer_(std::move(pointer)) {}

  EarlierValue at(const std::string& key) const {
    if (!value_.is_object()) refuse_kind("an object");
    const auto found = value_.find(key);
    if (found == value_.end())
      throw BadInput(
          fmt::format("{}: {} has no \"{}\", expected what judge compare or judge run "
                      "--format json writes",
                      escape_line(file_), place(), key));
    return {file_, *found, pointer_ + "/" + key};
  }
  std::optional<EarlierValue> find(const std::string& key) const {
    return value_.is_object() && value_.contains(key) ? std::optional(at(key)) : std::nullopt;
  }
  std::vector<EarlierValue> items() const {
    if (!value_.is_array()) refuse_kind("an array");
    std::vector<EarlierValue> items;
    for (std::size_t i = 0; i < value_.size(); ++i)
      items.emplace_back(file_, value_[i], fmt::format("{}/{}", pointer_, i));
    return items;
  }
  std::string text() const {
    if (!value_.is_string()) refuse_kind("a string");
    return value_.get<std::string>();
  }
  std::size_t count() const {
    if (!value_.is_number_unsigned()) refuse_kind("a whole number");
    return value_.get<std::size_t>();
  }
  std::optional<std::size_t> count_or_null() const {
    return value_.is_null() ? std::nullopt : std::optional(count());
  }
  std::optional<CaseTimes::mapped_type> time_or_null() const {
    if (value_.is_null()) return std::nullopt;
    if (!value_.is_number() || value_.get<double>() < 0) refuse_kind("milliseconds or null");
    return CaseTimes::mapped_type(value_.get<double>());
  }

  [[noreturn]] void refuse(std::string_view what, std::string_view expected) const {
    throw BadInput(
        fmt::format("{}: {} {}, expected {}", escape_line(file_), place(), what, expected));
  }

 private:
  std::string place() const { return pointer_.empty() ? "the document" : pointer_; }

  [[noreturn]] void refuse_kind(std::string_view expected) const {
    if (value_.is_string()) refuse("is " + quote(value_.get<std::string>()), expected);
    if (value_.is_array() || value_.is_object())
      refuse(fmt::format("is an {}", value_.type_name()), expected);
    refuse("is " + value_.dump(), expected);
  }

  const std::string& file_;
  const EarlierJson& value_;
  std::string pointer_;
};

EarlierJson parse_earlier(const std::string& name, const std::string& text) {
  const auto parsed = parse_json(text);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
    const auto position = LineIndex(text).find(fault->offset);
    throw BadInput(fmt::format("{}:{}:{}: {}", escape_line(name), position.line, position.column,
                               fault->message));
  }
  return EarlierJson::parse(text);
}

Verdict verdict_from(const EarlierValue& value) {
  constexpr std::array verdicts = {
      Verdict::accepted,
      Verdict::wrong_answer,
      Verdict::time_limit_exceeded,
      Verdict::memory_limit_exceeded,
      Verdict::output_limit_exceeded,
      Verdict::runtime_error,
      Verdict::compile_error,
  };
  const std::string text = value.text();
  const auto found = std::ranges::find(verdicts, text, [](Verdict one) { return name_of(one); });
  if (found == verdicts.end()) value.refuse("is " + quote(text), "one of the judge's verdicts");
  return *found;
}

Machine machine_from(const EarlierValue& value) {
  Machine machine;
  machine.processor = value.at("processor").text();
  machine.cores = value.at("cores").count();
  machine.system = value.at("system").text();
  return machine;
}

/// The medians of a comparison over `cases`.
CaseTimes times_from_standing(const EarlierValue& standing, const std::vector<std::string>& cases) {
  CaseTimes times;
  const std::vector<EarlierValue> items = standing.at("times_ms").items();
  if (!items.empty() && items.size() != cases.size())
    standing.at("times_ms")
        .refuse(fmt::format("has {} items", items.size()),
                fmt::format("{}, as /comparison/cases has", cases.size()));
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (const auto time = items[i].time_or_null()) times.emplace(cases[i], *time);
  }
  return times;
}

EarlierSolution solution_from(const EarlierValue& value, const std::vector<std::string>& cases) {
  EarlierSolution solution;
  solution.name = value.at("name").text();
  solution.path = value.at("path").text();
  solution.compiler = value.at("compiler").text();
  solution.outcome.verdict = verdict_from(value.at("verdict"));
  for (const EarlierValue& one : value.at("cases").items()) {
    const std::string name = one.at("suite").text() + "/" + one.at("name").text();
    const bool is_accepted = verdict_from(one.at("verdict")) == Verdict::accepted;
    solution.outcome.cases.push_back({name, is_accepted});
    const auto time = one.at("time_ms").time_or_null();
    if (is_accepted && time) solution.times.emplace(name, *time);
  }
  if (const auto standing = value.find("standing")) {
    solution.rank = standing->at("rank").count_or_null();
    solution.times = times_from_standing(*standing, cases);
  }
  return solution;
}

/// Medians only: of a solution that was rejected there are none.
CaseTimes medians_of(const Contestant& contestant, const std::vector<const Case*>& cases) {
  CaseTimes times;
  for (std::size_t i = 0; i < contestant.times.size(); ++i) {
    if (const auto& time = contestant.times[i]) times.emplace(cases.at(i)->full_name(), *time);
  }
  return times;
}

std::optional<TimeChange> change_of_times(const CaseTimes& before, const CaseTimes& now) {
  constexpr CaseTimes::mapped_type shortest = std::chrono::nanoseconds(1);
  CaseTimes::mapped_type sum_before{};
  CaseTimes::mapped_type sum_now{};
  double sum_of_logs = 0;
  std::size_t count = 0;
  for (const auto& [name, time] : now) {
    const auto earlier = before.find(name);
    if (earlier == before.end()) continue;
    const auto old_time = std::max(earlier->second, shortest);
    const auto new_time = std::max(time, shortest);
    sum_before += old_time;
    sum_now += new_time;
    sum_of_logs += std::log(new_time / old_time);
    ++count;
  }
  if (count == 0) return std::nullopt;
  return TimeChange{std::exp(sum_of_logs / static_cast<double>(count)), sum_now / sum_before,
                    count};
}

const EarlierSolution* find_earlier(const Judgement& judgement, const Comparison& comparison,
                                    const EarlierResult& earlier) {
  const auto& solutions = earlier.solutions;
  const auto same_path = std::ranges::find(solutions, judgement.path, &EarlierSolution::path);
  if (same_path != solutions.end()) return &*same_path;
  const auto name_now = [](const Contestant& one) { return one.judgement.name; };
  const bool stands_for_one =
      std::ranges::count(solutions, judgement.name, &EarlierSolution::name) == 1 &&
      std::ranges::count(comparison.contestants, judgement.name, name_now) == 1;
  return stands_for_one ? &*std::ranges::find(solutions, judgement.name, &EarlierSolution::name)
                        : nullptr;
}

ChangeSince change_of(const Contestant& now, const Comparison& comparison,
                      const EarlierSolution& before) {
  Difference difference = difference_between(before.outcome, outcome_of(now.judgement));
  difference.speed.reset();  // the earlier result need not tell the CPU time
  return {now.judgement.path, std::move(difference), before.rank,
          now.is_ranked ? std::optional(now.rank) : std::nullopt,
          change_of_times(before.times, medians_of(now, comparison.cases))};
}

bool are_the_same_machine(const Machine& a, const Machine& b) {
  return a.processor == b.processor && a.cores == b.cores && a.system == b.system;
}

}  // namespace

EarlierResult read_earlier(const std::string& name, const std::string& text) {
  const EarlierJson json = parse_earlier(name, text);
  const EarlierValue document(name, json);
  if (const std::size_t version = document.at("version").count(); version != earlier_version)
    document.at("version").refuse(fmt::format("is {}", version),
                                  fmt::format("{}", earlier_version));
  EarlierResult earlier;
  std::vector<std::string> cases;
  if (const auto comparison = document.find("comparison")) {
    earlier.machine = machine_from(comparison->at("machine"));
    earlier.date = comparison->at("date").text();
    earlier.has_medians = comparison->at("rounds").count() > 0;
    for (const EarlierValue& one : comparison->at("cases").items()) cases.push_back(one.text());
  }
  for (const EarlierValue& one : document.at("solutions").items())
    earlier.solutions.push_back(solution_from(one, cases));
  return earlier;
}

bool TimeChange::is_noise() const {
  constexpr double noise = 1.1;
  return std::abs(std::log(mean_ratio)) < std::log(noise);
}

bool ChangeSince::is_any() const {
  return difference.before != difference.now || !difference.gained.empty() ||
         !difference.lost.empty() || difference.newly_run > 0 || difference.no_longer_run > 0 ||
         rank_before != rank_now || (time && !time->is_noise());
}

ChangesSince changes_since(const Comparison& comparison, const EarlierResult& earlier) {
  ChangesSince changes;
  changes.date = earlier.date;
  changes.was_one_run = !earlier.has_medians;
  changes.is_machine_unknown = !earlier.machine;
  if (earlier.machine && !are_the_same_machine(*earlier.machine, comparison.machine))
    changes.other_machine = earlier.machine;

  std::vector<const EarlierSolution*> found;
  for (const Contestant& now : comparison.contestants) {
    const EarlierSolution* before = find_earlier(now.judgement, comparison, earlier);
    if (before == nullptr) {
      changes.added.push_back(now.judgement.path);
      continue;
    }
    found.push_back(before);
    changes.solutions.push_back(change_of(now, comparison, *before));
    auto& others = changes.other_compilers;
    if (before->compiler != now.judgement.compiler &&
        std::ranges::count(others, before->compiler) == 0)
      others.push_back(before->compiler);
  }
  for (const EarlierSolution& before : earlier.solutions) {
    if (std::ranges::count(found, &before) == 0) changes.no_longer.push_back(before.path);
  }
  return changes;
}

}  // namespace judge
