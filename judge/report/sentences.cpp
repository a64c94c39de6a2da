#include "judge/report/sentences.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "judge/report/numbers.h"

namespace judge {

std::vector<Evidence> reasons_of(const std::vector<Evidence>& evidence) {
  std::vector<Evidence> reasons;
  std::ranges::copy_if(evidence, std::back_inserter(reasons), [](const Evidence& one) {
    const auto* message = std::get_if<CompilerMessage>(&one);
    return message == nullptr || message->text.empty() || !message->guess.empty();
  });
  return reasons;
}

std::string count_cases(const Judgement& judgement) {
  const std::string passed = format_number(judgement.passed());
  const std::string total = format_number(judgement.total);
  const std::size_t rejected = judgement.rejected();
  const bool stopped_there = rejected == 1 && judgement.passed() + rejected < judgement.total;
  if (judgement.cases.empty()) return fmt::format("none of {} was run", total);
  if (rejected > 1)
    return fmt::format("{} of {} passed, {} rejected", passed, total, format_number(rejected));
  if (stopped_there && judgement.passed() == 0)
    return fmt::format("this is the first of {}", total);
  return fmt::format("{} of {} passed{}", passed, total, stopped_there ? " before it" : "");
}

std::string describe_runtime(const Judgement& judgement) {
  if (judgement.shows_too_little_work())
    return format_duration(judgement.cpu_time) + " of CPU time";
  if (judgement.shows_too_little_waiting())
    return fmt::format("at least {} by the judge's clock",
                       format_duration(judgement.runtime() + judgement.hidden_wait));
  if (judgement.slowest() == nullptr) return "";
  const std::string runtime = format_duration(judgement.runtime()) + " inside Solution";
  if (judgement.verdict == Verdict::accepted) return runtime;
  const auto returned =
      judgement.unlisted.passed +
      static_cast<std::uint64_t>(std::ranges::count_if(
          judgement.cases, [](const CaseJudgement& judged) { return judged.time.has_value(); }));
  return fmt::format("{} in {}", runtime, format_count(returned, "case"));
}

std::string describe_sanitizers(const Judgement& judgement) {
  const SanitizerRun& run = *judgement.sanitizers;
  if (!run.why_none.empty()) return "not run: " + run.why_none;
  if (judgement.verdict != Verdict::accepted)
    return run.covered == 0
               ? std::string("stopped at the fault, in the first case")
               : fmt::format("stopped at the fault, after {}", format_count(run.covered, "case"));
  std::string text = fmt::format("nothing found in {} of {} cases, {}", run.covered,
                                 judgement.cases.size(), format_duration(run.time));
  if (!run.why_no_more.empty()) text += ". It ended in " + run.why_no_more;
  return text;
}

std::vector<std::string> notes_of(const Judgement& judgement) {
  std::vector<std::string> notes = judgement.notes;
  const auto add = [&](const std::string& note) {  // notes that were read from JSON are complete
    if (std::ranges::find(notes, note) == notes.end()) notes.push_back(note);
  };
  if (judgement.shows_too_little_waiting())
    add(fmt::format(
        "of the time that the judge waited for its answers it shows {} inside Solution: "
        "it waits outside of it, or has tampered with its clock",
        format_duration(judgement.runtime())));
  if (judgement.shows_too_little_work())
    add(
        fmt::format("of its CPU time it shows {} inside Solution: it works in other threads or "
                    "outside of it, or has tampered with its clock",
                    format_duration(judgement.runtime())));
  for (const CaseJudgement& judged : judgement.cases) {
    if (!judged.tested->has_one_solution)
      add(fmt::format("{} has several solutions: any valid one is right",
                      judged.tested->full_name()));
  }
  return notes;
}

std::string describe_doubtful_times(const std::string& name) {
  return name +
         ": the kernel's clocks contradict its times. It works in other threads, works or waits "
         "outside of Solution, or has tampered with its clock";
}

std::vector<std::string> describe_missing_layers(const Sandbox& sandbox) {
  std::vector<std::string> missing;
  if (!sandbox.landlock) missing.push_back("without Landlock: the solution could read your files");
  if (!sandbox.seccomp)
    missing.push_back("without seccomp: the solution could start programs and use the network");
  return missing;
}

}  // namespace judge
