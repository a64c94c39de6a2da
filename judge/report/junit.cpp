#include "judge/report/junit.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "judge/report/columns.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/report.h"

namespace judge {

namespace {

// ---- XML

/// Printable text, as escape_line makes it, in XML.
std::string xml_of_printable(std::string_view text) {
  // Readers of Jenkins and GitLab take `[[ATTACHMENT|path]]` for the wish to publish a file.
  constexpr std::string_view attachment = "[[ATTACHMENT";
  std::string xml;
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
      case '&': xml += "&amp;"; break;
      case '<': xml += "&lt;"; break;
      case '>': xml += "&gt;"; break;
      case '"': xml += "&quot;"; break;
      case '[': xml += text.substr(i).starts_with(attachment) ? "\\x5b" : "["; break;
      default: xml += text[i];
    }
  }
  return xml;
}

/// Any bytes as one line.
std::string xml_line(std::string_view bytes) {
  return xml_of_printable(escape_line(bytes));
}

/// Any bytes as lines.
std::string xml_lines(std::string_view bytes) {
  std::string xml;
  for (const std::string& line : escape_lines(bytes)) xml += xml_of_printable(line) + "\n";
  return xml;
}

std::string xml_seconds(std::chrono::nanoseconds time) {
  return fmt::format("{:.9f}", std::chrono::duration<double>(time).count());
}

// ---- testcases

/// A testsuite as it grows.
struct JunitSuite {
  std::string name;
  std::string testcases;
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;
  std::size_t skipped = 0;
  std::chrono::nanoseconds time{};
};

bool is_junit_error(Verdict verdict) {
  switch (verdict) {
    case Verdict::runtime_error:
    case Verdict::compile_error: return true;
    case Verdict::accepted:
    case Verdict::wrong_answer:
    case Verdict::time_limit_exceeded:
    case Verdict::memory_limit_exceeded:
    case Verdict::output_limit_exceeded: return false;
  }
  return false;
}

/// `<failure …>` or `<error …>`: the first reason as its message, then all of them and `below`.
std::string junit_rejection(Verdict verdict, const std::vector<Evidence>& evidence,
                            std::string_view below) {
  const std::string first =
      evidence.empty() ? std::string(name_of(verdict)) : describe(evidence.front());
  std::string text;
  for (const Evidence& one : evidence) {
    text += xml_line(describe(one)) + "\n";
    if (const auto* message = std::get_if<CompilerMessage>(&one)) text += xml_lines(message->text);
  }
  const std::string_view element = is_junit_error(verdict) ? "error" : "failure";
  return fmt::format("      <{0} message=\"{1}\" type=\"{2}\">{3}{4}</{0}>\n", element,
                     xml_line(first), name_of(verdict), text, xml_lines(below));
}

void add_rejection(JunitSuite& suite, Verdict verdict) {
  ++(is_junit_error(verdict) ? suite.errors : suite.failures);
}

std::string junit_testcase(std::string_view class_name, std::string_view name,
                           std::chrono::nanoseconds time, const Origin& origin,
                           std::string_view content) {
  std::string xml = fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{}\"",
                                xml_line(class_name), xml_line(name), xml_seconds(time));
  if (origin.line > 0)
    xml += fmt::format(" file=\"{}\" line=\"{}\"", xml_line(origin.file), origin.line);
  if (content.empty()) return xml + "/>\n";
  return fmt::format("{}>\n{}    </testcase>\n", xml, content);
}

/// How long a case took, also one that did not return.
std::chrono::nanoseconds junit_time(const CaseJudgement& judged) {
  if (judged.time) return *judged.time;
  if (judged.evidence.empty()) return {};
  const auto* died = std::get_if<Died>(&judged.evidence.front());
  return died == nullptr ? std::chrono::nanoseconds{} : died->time;
}

void add_case_to(JunitSuite& suite, std::string_view class_name, const CaseJudgement& judged,
                 std::string_view name_end) {
  std::string content;
  if (judged.verdict != Verdict::accepted) {
    add_rejection(suite, judged.verdict);
    content += junit_rejection(
        judged.verdict, judged.evidence,
        to_text_of_boards(
            judged, {.colour = false, .width = static_cast<int>(page_columns), .command_for = {}}));
  }
  if (!judged.output.empty())
    content += fmt::format("      <system-out>{}{}</system-out>\n", xml_lines(judged.output),
                           judged.output_is_cut ? "… and more\n" : "");
  ++suite.tests;
  suite.time += junit_time(judged);
  suite.testcases += junit_testcase(class_name, judged.tested->name + std::string(name_end),
                                    junit_time(judged), judged.tested->origin, content);
}

void add_skipped_to(JunitSuite& suite, std::string_view class_name, const Case& tested,
                    const Judgement& judgement) {
  const CaseJudgement* rejected = judgement.first_rejected();
  const std::string why = judgement.verdict == Verdict::compile_error ? "it does not compile"
                          : rejected != nullptr
                              ? "rejected before, in " + rejected->tested->full_name()
                              : "the judge stopped before";
  ++suite.tests;
  ++suite.skipped;
  suite.testcases +=
      junit_testcase(class_name, tested.name, {}, tested.origin,
                     fmt::format("      <skipped message=\"not run: {}\"/>\n", xml_line(why)));
}

// ---- testsuites

/// The solution's suites in the order of their first case.
class JunitSolution {
 public:
  JunitSolution(const Judgement& judgement, std::string label)
      : judgement_(judgement), label_(std::move(label)) {}

  void add_all(const std::vector<const Case*>& cases) {
    add_what_belongs_to_no_case();
    std::set<std::string> run;
    for (const CaseJudgement& judged : judgement_.cases) {
      // The second look may have tried a board in another dress.
      const bool is_first = run.insert(judged.tested->full_name()).second;
      const std::string& name = judged.tested->suite;
      add_case_to(suite(name), class_name(name), judged, is_first ? "" : ", once more");
    }
    if (judgement_.verdict == Verdict::accepted) return;
    for (const Case* tested : cases) {
      if (!run.contains(tested->full_name()))
        add_skipped_to(suite(tested->suite), class_name(tested->suite), *tested, judgement_);
    }
  }

  const std::vector<JunitSuite>& suites() const { return suites_; }

 private:
  std::string class_name(std::string_view suite) const {
    return fmt::format("{}.{}", label_, suite);
  }

  JunitSuite& suite(const std::string& name) {
    const std::string full_name = class_name(name);
    const auto there = std::ranges::find(suites_, full_name, &JunitSuite::name);
    if (there != suites_.end()) return *there;
    JunitSuite& made = suites_.emplace_back();
    made.name = full_name;
    return made;
  }

  /// A rejection without a case to blame; it would be lost otherwise.
  void add_what_belongs_to_no_case() {
    const Verdict verdict = judgement_.verdict;
    const bool is_told_by_a_case =
        judgement_.first_rejected() != nullptr || judgement_.unlisted.rejected > 0;
    if (verdict == Verdict::accepted || is_told_by_a_case) return;
    const std::string name = verdict == Verdict::compile_error ? "compile" : "whole program";
    JunitSuite& all = suite("program");
    ++all.tests;
    add_rejection(all, verdict);
    all.time += judgement_.compile_time;
    all.testcases += junit_testcase(class_name("program"), name, judgement_.compile_time,
                                    Origin{judgement_.path, 1},
                                    junit_rejection(verdict, judgement_.evidence, ""));
  }

  const Judgement& judgement_;
  std::string label_;
  std::vector<JunitSuite> suites_;
};

std::string junit_properties(const Judgement& judgement) {
  std::vector<std::pair<std::string, std::string>> properties = {
      {"solution", judgement.path},
      {"verdict", std::string(name_of(judgement.verdict))},
      {"compiler", judgement.compiler},
  };
  if (judgement.sanitizers)
    properties.emplace_back("sanitizers",
                            judgement.sanitizers->why_none.empty()
                                ? fmt::format("{} of {}", judgement.sanitizers->covered,
                                              format_count(judgement.total, "case"))
                                : "not run: " + judgement.sanitizers->why_none);
  if (judgement.unlisted.passed + judgement.unlisted.rejected > 0)
    properties.emplace_back("unlisted",
                            fmt::format("{} passed, {} rejected", judgement.unlisted.passed,
                                        judgement.unlisted.rejected));
  std::string xml = "    <properties>\n";
  for (const auto& [name, value] : properties)
    xml += fmt::format("      <property name=\"{}\" value=\"{}\"/>\n", name, xml_line(value));
  return xml + "    </properties>\n";
}

/// The name of a solution, or its path where another one has the same name.
std::string junit_label(const Judgement& judgement, const std::vector<Judgement>& judgements) {
  const bool is_unique = std::ranges::count(judgements, judgement.name, &Judgement::name) == 1;
  return is_unique ? judgement.name : judgement.path;
}

}  // namespace

std::string to_junit(const std::vector<Judgement>& judgements,
                     const std::vector<const Case*>& cases) {
  std::string testsuites;
  JunitSuite sum;
  for (const Judgement& judgement : judgements) {
    JunitSolution solution(judgement, junit_label(judgement, judgements));
    solution.add_all(cases);
    for (const JunitSuite& suite : solution.suites()) {
      testsuites += fmt::format(
          "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" "
          "time=\"{}\">\n{}{}  </testsuite>\n",
          xml_line(suite.name), suite.tests, suite.failures, suite.errors, suite.skipped,
          xml_seconds(suite.time), junit_properties(judgement), suite.testcases);
      sum.tests += suite.tests;
      sum.failures += suite.failures;
      sum.errors += suite.errors;
      sum.time += suite.time;
    }
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"judge\" tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"{}\">\n"
      "{}</testsuites>\n",
      sum.tests, sum.failures, sum.errors, xml_seconds(sum.time), testsuites);
}

}  // namespace judge
