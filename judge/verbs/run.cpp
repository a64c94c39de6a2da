#include "judge/verbs/run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "judge/bad_input.h"
#include "judge/cases/load.h"
#include "judge/challenge.h"
#include "judge/judge_submission.h"
#include "judge/options/options.h"
#include "judge/report/progress.h"
#include "judge/report/report.h"
#include "judge/report/shell.h"
#include "judge/report/terminal.h"
#include "judge/second_look.h"

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
  unsigned jobs = 1;
};

/// The command that judges one case alone: the one that was typed, with its `--case` replaced. A
/// board of a long list is judged by itself.
std::string command_for(const Case& tested, const RunOptions& options,
                        const std::vector<std::string>& command_line) {
  const char* compiler = getenv("CXX");
  const bool has_compiler = compiler != nullptr && *compiler != '\0';
  const std::string before = has_compiler ? "CXX=" + shell_quoted(compiler) + " " : "";
  if (options.cases.find_long_list())
    return fmt::format("{}{} run {} --board {}", before, shell_quoted(command_line.front()),
                       shell_quoted(options.solution), tested.board.cells());
  std::string command = before;
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

/// Everything that is asked after the verdict.
void take_second_look(Judgement& judgement, const Submission& submission,
                      const CompileResult& compiled, const std::vector<Suite>& suites,
                      const RunOptions& options, const OnProgress& show) {
  const auto* program = std::get_if<Program>(&compiled);
  if (program == nullptr) return;
  look_for_leftover_state(judgement, *program, suites, options.judging, show);
  if (judgement.verdict == Verdict::accepted)
    look_for_luck(judgement, *program, suites, options.judging, show);
  if (options.judging.sanitize == Sanitize::never) return;
  if (judgement.verdict != Verdict::accepted && judgement.verdict != Verdict::runtime_error &&
      options.judging.sanitize != Sanitize::always)
    return;
  try {
    Toolchain toolchain =
        prepare_toolchain(find_compiler(), Flavour::sanitized, options.cache.folder, show);
    toolchain.is_confined = options.judging.limits.sandbox.landlock;
    const CompileResult sanitized =
        Compilation(submission, toolchain, options.cache.folder).finish(show);
    if (const auto* sanitized_program = std::get_if<Program>(&sanitized))
      look_with_sanitizers(judgement, *sanitized_program, suites, options.judging, show);
    else
      judgement.sanitizers = SanitizerRun{0, {}, "it does not compile with them"};
  } catch (const BadInput& missing) {
    const std::string reason = missing.what();
    judgement.sanitizers = SanitizerRun{0, {}, reason.substr(0, reason.find('\n'))};
  }
}

/// A list that is too long to be held gets the verdict and nothing that comes after it.
int run_long_list(const LongList& list, const RunOptions& options, const TextStyle& style) {
  const Submission submission = read_submission(options.solution);
  ProgressLine progress;
  const auto show = [&](const std::string& doing) { progress.show(doing); };
  Toolchain toolchain =
      prepare_toolchain(find_compiler(), Flavour::fast, options.cache.folder, show);
  toolchain.is_confined = options.judging.limits.sandbox.landlock;
  const CompileResult compiled =
      Compilation(submission, toolchain, options.cache.folder).finish(show);
  const Judgement judgement =
      judge_list(submission, compiled, toolchain.title, list, options.jobs, options.judging, show);
  progress.wipe();
  const bool is_text = options.report.format == ReportOptions::Format::text;
  options.report.write(is_text ? to_text(judgement, style) : to_json({judgement}));
  return judgement.verdict == Verdict::accepted ? 0 : 1;
}

int run(const RunOptions& options, const std::vector<std::string>& command_line) {
  const TextStyle style{.colour = options.report.wants_colour(),
                        .width = terminal_width(),
                        .command_for = [&](const Case& tested) {
                          return command_for(tested, options, command_line);
                        }};
  if (const auto list = options.cases.find_long_list()) return run_long_list(*list, options, style);
  const Submission submission = read_submission(options.solution);
  const std::vector<Suite> suites = options.cases.load();
  const std::vector<Suite> challenge = load_challenge(options);
  const bool is_text = options.report.format == ReportOptions::Format::text;
  ProgressLine progress;
  const auto show = [&](const std::string& doing) { progress.show(doing); };

  Toolchain toolchain =
      prepare_toolchain(find_compiler(), Flavour::fast, options.cache.folder, show);
  toolchain.is_confined = options.judging.limits.sandbox.landlock;
  const CompileResult compiled =
      Compilation(submission, toolchain, options.cache.folder).finish(show);
  const Judgement verdict =
      judge_submission(submission, compiled, toolchain.title, suites, options.judging, show);
  progress.wipe();
  std::string report = is_text ? to_text(verdict, style) : "";
  if (is_text && !options.report.file) {
    options.report.write(report);  // at once: what follows takes longer
    report.clear();
  }

  Judgement judgement = verdict;
  take_second_look(judgement, submission, compiled, suites, options, show);
  if (judgement.verdict == Verdict::accepted && !challenge.empty())
    judgement.challenge = challenge_within(challenge_budget, std::get<Program>(compiled), challenge,
                                           options.judging.limits, show);
  progress.wipe();
  report += is_text ? to_text_of_second_look(verdict, judgement, style) : to_json({judgement});
  options.report.write(report);
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
  add_sanitize_options(verb, options->judging);
  verb.add_option("--jobs", options->jobs,
                  "parts of a list of more than 1 MiB that are judged at once [1]")
      ->type_name("N")
      ->check(CLI::Range(1, 256));
  add_sandbox_option(verb, options->judging.limits.sandbox);
  options->cache.add_to(verb);
  options->report.add_to(verb);
  return [options, command_line] { return run(*options, command_line); };
}

}  // namespace judge
