#include "judge/verbs/challenge.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "judge/build/compile.h"
#include "judge/challenge.h"
#include "judge/options/options.h"
#include "judge/report/challenge.h"
#include "judge/report/progress.h"
#include "judge/report/terminal.h"

namespace judge {

namespace {

struct ChallengeOptions {
  std::string solution = "backtracking";
  CaseOptions cases;
  Limits limits;
  CacheOption cache;
  ReportOptions report;
};

bool is_wrong(const CaseJudgement& judged) {
  return judged.verdict == Verdict::wrong_answer || judged.verdict == Verdict::runtime_error ||
         judged.verdict == Verdict::output_limit_exceeded;
}

int challenge(const ChallengeOptions& options) {
  const Submission submission = read_submission(options.solution);
  const std::vector<Suite> groups = options.cases.load();
  Judgement judgement;
  judgement.name = submission.name;
  judgement.path = submission.path.string();
  {
    ProgressLine progress;
    const auto show = [&](const std::string& doing) { progress.show(doing); };
    const Toolchain toolchain =
        prepare_toolchain(find_compiler(), Flavour::fast, options.cache.folder, show);
    judgement.compiler = toolchain.title;
    const auto compiled =
        Compilation(submission, toolchain, options.cache.folder, show).finish(show);
    if (const auto* failure = std::get_if<CompileFailure>(&compiled)) {
      judgement.verdict = Verdict::compile_error;
      judgement.evidence = {CompilerMessage{failure->messages, failure->guess}};
      judgement.compile_time = failure->compile_time;
    } else {
      judgement.challenge =
          challenge_all(std::get<Program>(compiled), groups, options.limits, show);
    }
  }
  switch (options.report.format) {
    case ReportOptions::Format::json: options.report.write(to_json({judgement})); break;
    case ReportOptions::Format::text:
      options.report.write(to_challenge_table(
          judgement,
          {.colour = options.report.wants_colour(), .width = terminal_width(), .command_for = {}}));
      break;
    case ReportOptions::Format::junit:
    case ReportOptions::Format::csv:
    case ReportOptions::Format::markdown: break;  // refused as an option
  }
  // A board that takes too long is no failure: that is what these boards are for.
  const bool is_right =
      judgement.challenge && std::ranges::none_of(judgement.challenge->boards, is_wrong);
  return is_right ? 0 : 1;
}

}  // namespace

Act add_challenge(CLI::App& verb) {
  auto options = std::make_shared<ChallengeOptions>();
  options->cases.default_folder = "testcases/challenge";
  verb.add_option("SOLUTION", options->solution,
                  "a C++ file, or the name of one in solution/ [backtracking]");
  options->cases.add_to(verb);
  add_limit_options(verb, options->limits);
  options->cache.add_to(verb);
  options->report.add_to(verb);
  verb.footer(
      "Exit code: 0 no answer was wrong, however long it took, 1 one was, or it crashed or does "
      "not compile, 2 the judge could not do its work.");
  return [options] { return challenge(*options); };
}

}  // namespace judge
