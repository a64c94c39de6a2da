#include "judge/verbs/run.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "judge/cases/load.h"
#include "judge/challenge.h"
#include "judge/judge_submission.h"
#include "judge/options/options.h"
#include "judge/report/progress.h"
#include "judge/report/report.h"
#include "judge/report/shell.h"
#include "judge/report/terminal.h"

namespace judge {

namespace {

constexpr std::chrono::nanoseconds challenge_budget = 1s;

struct RunOptions {
  std::string solution = "backtracking";
  CaseOptions cases;
  ChallengeOption challenge;
  JudgingOptions judging;
  CacheOption cache;
  ReportOptions report;
};

/// The command that judges one case alone: the one that was typed, with its `--case` replaced.
std::string command_for(const Case& tested, const RunOptions& options,
                        const std::vector<std::string>& command_line) {
  std::string command;
  for (std::size_t i = 0; i < command_line.size(); ++i) {
    const std::string& word = command_line[i];
    if (word == "--case")
      ++i;  // and its value
    else if (!word.starts_with("--case="))
      command += shell_quoted(word) + " ";
  }
  if (options.cases.board) return command;
  return command + "--case " + shell_quoted(tested.full_name());
}

/// The boards that an accepted submission will try; none if it is not to.
std::vector<Suite> load_challenge(const RunOptions& options) {
  if (!options.challenge.is_wanted(options.cases)) return {};
  return load_suites({repository_folder("testcases/challenge")});
}

/// How far an accepted submission gets in about a second; its program is in the cache by now.
std::optional<Challenge> try_challenge(const Submission& submission,
                                       const std::vector<Suite>& groups, const RunOptions& options,
                                       const Toolchain& toolchain, const OnProgress& on_progress) {
  const auto compiled = compile(submission, toolchain, options.cache.folder, on_progress);
  const auto* program = std::get_if<Program>(&compiled);
  if (program == nullptr) return std::nullopt;
  return challenge_within(challenge_budget, *program, groups, options.judging.limits, on_progress);
}

int run(const RunOptions& options, const std::vector<std::string>& command_line) {
  const Submission submission = read_submission(options.solution);
  const std::vector<Suite> suites = options.cases.load();
  const std::vector<Suite> challenge = load_challenge(options);
  Judgement judgement;
  {
    ProgressLine progress;
    const auto show = [&](const std::string& doing) { progress.show(doing); };
    const Toolchain toolchain = prepare_toolchain(find_compiler(), options.cache.folder, show);
    judgement = judge_submission(submission, suites, options.judging, toolchain,
                                 options.cache.folder, show);
    if (judgement.verdict == Verdict::accepted && !challenge.empty())
      judgement.challenge = try_challenge(submission, challenge, options, toolchain, show);
  }
  switch (options.report.format) {
    case ReportOptions::Format::json: options.report.write(to_json({judgement})); break;
    case ReportOptions::Format::text:
      options.report.write(to_text(judgement, {.colour = options.report.wants_colour(),
                                               .width = terminal_width(),
                                               .command_for = [&](const Case& tested) {
                                                 return command_for(tested, options, command_line);
                                               }}));
      break;
  }
  return judgement.verdict == Verdict::accepted ? 0 : 1;
}

}  // namespace

Act add_run(CLI::App& program, const std::vector<std::string>& command_line) {
  auto options = std::make_shared<RunOptions>();
  CLI::App& verb = *program.add_subcommand("run", "Judge a solution");
  verb.add_option("SOLUTION", options->solution,
                  "a C++ file, or the name of one in solution/ [backtracking]");
  options->cases.add_to(verb);
  options->challenge.add_to(verb);
  add_limit_options(verb, options->judging.limits);
  verb.add_flag("--keep-going", options->judging.keep_going,
                "run all cases, also after one that is not accepted");
  options->cache.add_to(verb);
  options->report.add_to(verb);
  return [options, command_line] { return run(*options, command_line); };
}

}  // namespace judge
