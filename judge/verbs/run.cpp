#include "judge/verbs/run.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "judge/report/html.h"
#include "judge/report/progress.h"
#include "judge/verbs/judging.h"

namespace judge {

namespace {

int run(const SolutionOptions& options, const std::vector<std::string>& command_line) {
  ReportInParts report(options, command_line);
  ProgressLine progress;
  const auto show = [&](const std::string& doing) { progress.show(doing); };
  const auto on_verdict = [&](const Judgement& verdict) {
    progress.wipe();
    report.write_verdict(verdict);
  };
  const JudgedSolution judged = judge_solution(options, {show, show, on_verdict});
  progress.wipe();
  report.write_rest(judged);
  options.report.write_page(
      [&] { return to_html(judged.judgement, origin_of_page(command_line)); });
  return judged.judgement.verdict == Verdict::accepted ? 0 : 1;
}

}  // namespace

Act add_run(CLI::App& verb, const std::vector<std::string>& command_line) {
  auto options = std::make_shared<SolutionOptions>();
  options->add_to(verb);
  options->report.add_page_to(verb);
  return [options, command_line] { return run(*options, command_line); };
}

}  // namespace judge
