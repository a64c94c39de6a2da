#include "judge/verbs/judging.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/build/layout.h"
#include "judge/cases/load.h"
#include "judge/challenge.h"
#include "judge/compare/machine.h"
#include "judge/judge_submission.h"
#include "judge/report/junit.h"
#include "judge/report/shell.h"
#include "judge/report/terminal.h"
#include "judge/second_look.h"

namespace judge {

namespace {

constexpr std::chrono::nanoseconds challenge_budget = 1s;

/// The command that judges one case alone: the one that was typed, with its `--case` replaced and
/// no page. A board of a long list, or in another dress, is judged by itself.
std::string command_for(const Case& tested, const SolutionOptions& options,
                        const std::vector<std::string>& command_line) {
  const char* compiler = getenv("CXX");
  const bool has_compiler = compiler != nullptr && *compiler != '\0';
  std::string command = has_compiler ? "CXX=" + shell_quoted(compiler) + " " : "";
  if (options.cases.find_long_list() || tested.is_dressed)
    return fmt::format("{}{} run {} --board {}", command, shell_quoted(command_line.front()),
                       shell_quoted(options.solution), tested.board.cells());
  for (std::size_t i = 0; i < command_line.size(); ++i) {
    const std::string& word = command_line[i];
    if (word == "--case" || word == "--html")
      ++i;  // and its value
    else if (!word.starts_with("--case=") && !word.starts_with("--html="))
      command += shell_quoted(word) + " ";
  }
  if (options.cases.board) return command;
  return command + "--case " + shell_quoted(tested.full_name());
}

bool is_from_cache(const CompileResult& compiled) {
  const auto* program = std::get_if<Program>(&compiled);
  return program != nullptr && program->from_cache;
}

/// The steps of the run that the verdict rests on.
void note_run(StepTimer& timer, const Judgement& verdict) {
  std::vector<StepTime> known{{Step::starting_worker, verdict.start_time}};
  if (verdict.slowest() != nullptr) known.push_back({Step::solving, verdict.runtime()});
  if (const auto lost = verdict.time_until_death(); lost.count() > 0)
    known.push_back({Step::not_returning, lost});
  timer.end_of(known, Step::checking);
}

bool is_to_be_sanitized(const Judgement& judgement, const JudgingOptions& options) {
  switch (options.sanitize) {
    case Sanitize::automatic:
      return judgement.verdict == Verdict::accepted || judgement.verdict == Verdict::wrong_answer ||
             judgement.verdict == Verdict::runtime_error ||
             (judgement.verdict == Verdict::time_limit_exceeded && options.explains_slowness);
    case Sanitize::always: return true;
    case Sanitize::never: return false;
  }
  return false;
}

/// One build with sanitizers, and what it has to say. False if it does not compile.
bool look_with(Flavour flavour, Judgement& judgement, const Submission& submission,
               const std::vector<Suite>& suites, const JudgingOptions& options,
               const CacheOption& cache, const OnProgress& on_progress, StepTimer& timer) {
  const Toolchain toolchain = prepare(flavour, options, cache, on_progress);
  Compilation compilation(submission, toolchain, cache.folder, on_progress);
  timer.end_of(toolchain.was_made_now || compilation.has_made_prelude()
                   ? Step::sanitized_prelude_made
                   : Step::sanitized_prelude_found);
  const CompileResult compiled = compilation.finish(on_progress);
  timer.end_of(is_from_cache(compiled) ? Step::sanitized_program_found
                                       : Step::compiling_with_sanitizers);
  if (const auto* program = std::get_if<Program>(&compiled)) {
    look_with_sanitizers(judgement, *program, suites, options, on_progress);
    timer.end_of(Step::running_with_sanitizers);
    return true;
  }
  const std::string& stopped = std::get<CompileFailure>(compiled).why_stopped;
  judgement.sanitizers =
      SanitizerRun{0, {}, stopped.empty() ? "it does not compile with them" : stopped};
  return !stopped.empty();
}

/// Whether the finding may be of the containers that only that build has: of a text that looks at
/// their bytes, and would see something else in a program.
bool may_be_of_its_containers(const Judgement& judgement, const Submission& submission) {
  if (judgement.verdict == Verdict::accepted || judgement.evidence.empty()) return false;
  const auto* died = std::get_if<Died>(&judgement.evidence.front());
  const auto* finding = died == nullptr ? nullptr : std::get_if<SanitizerFinding>(&died->ending);
  const bool is_by_their_own_checks = finding != nullptr && finding->tool == "libstdc++";
  return !is_by_their_own_checks && may_look_at_bytes(submission.text);
}

void look_with_a_sanitized_build(Judgement& judgement, const Submission& submission,
                                 const std::vector<Suite>& suites, const JudgingOptions& options,
                                 const CacheOption& cache, const OnProgress& on_progress,
                                 StepTimer& timer) {
  const Judgement before = judgement;
  const auto look = [&](Flavour flavour) {
    judgement = before;
    return look_with(flavour, judgement, submission, suites, options, cache, on_progress, timer);
  };
  try {
    const bool compiles = look(Flavour::sanitized);
    if (!compiles || may_be_of_its_containers(judgement, submission))
      look(Flavour::sanitized_with_plain_containers);
  } catch (const BadInput& missing) {
    const std::string reason = missing.what();
    judgement.sanitizers = SanitizerRun{0, {}, reason.substr(0, reason.find('\n'))};
  }
}

void try_challenge(JudgedSolution& judged, const Program& program, const SolutionOptions& options,
                   const OnProgress& on_progress, StepTimer& timer) {
  if (judged.judgement.verdict != Verdict::accepted || !options.challenge.is_wanted(options.cases))
    return;
  judged.challenge = load_suites({repository_folder("testcases/challenge")});
  judged.judgement.challenge = challenge_within(challenge_budget, program, judged.challenge,
                                                options.judging.limits, on_progress);
  timer.end_of(Step::trying_challenge);
}

}  // namespace

Toolchain prepare(Flavour flavour, const JudgingOptions& options, const CacheOption& cache,
                  const OnProgress& on_progress) {
  Toolchain toolchain = prepare_toolchain(find_compiler(), flavour, cache.folder, on_progress);
  toolchain.is_confined = options.limits.sandbox.landlock;
  return toolchain;
}

void take_second_look(Judgement& judgement, const Submission& submission, const Program& program,
                      const std::vector<Suite>& suites, const JudgingOptions& options,
                      const CacheOption& cache, const OnProgress& on_progress, StepTimer& timer) {
  if (judgement.verdict == Verdict::accepted) {
    look_for_luck(judgement, program, suites, options, on_progress);
    timer.end_of(Step::running_again);
  } else if (judgement.first_rejected() != nullptr) {
    look_for_leftover_state(judgement, program, suites, options, on_progress);
    timer.end_of(Step::running_alone);
  }
  if (is_to_be_sanitized(judgement, options))
    look_with_a_sanitized_build(judgement, submission, suites, options, cache, on_progress, timer);
}

void SolutionOptions::add_to(CLI::App& verb) {
  verb.add_option("SOLUTION", solution,
                  "a C++ file, or the name of one in solution/ [backtracking]");
  cases.add_to(verb);
  challenge.add_to(verb);
  add_limit_options(verb, judging.limits);
  verb.add_flag("--keep-going", judging.keep_going,
                "run all cases, also after one that is not accepted");
  add_sanitize_options(verb, judging);
  verb.add_option("--jobs", jobs, "parts of a list of more than 1 MiB that are judged at once [1]")
      ->type_name("N")
      ->check(CLI::Range(1, 256));
  add_sandbox_option(verb, judging.limits.sandbox);
  cache.add_to(verb);
  report.add_to(verb, {ReportOptions::Format::text, ReportOptions::Format::json,
                       ReportOptions::Format::junit});
  verb.add_flag("--timings", timings, "tell where the time went, step by step");
}

JudgedSolution judge_solution(const SolutionOptions& options, const Listener& listener) {
  StepTimer timer;
  JudgedSolution judged;
  const Submission submission = read_submission(options.solution);
  // A list that is too long to be held gets the verdict and nothing that comes after it.
  const std::optional<LongList> list = options.cases.find_long_list();
  const Toolchain toolchain =
      prepare(Flavour::fast, options.judging, options.cache, listener.on_preparing);
  Compilation compilation(submission, toolchain, options.cache.folder, listener.on_preparing);
  timer.end_of(toolchain.was_made_now || compilation.has_made_prelude() ? Step::prelude_made
                                                                        : Step::prelude_found);
  // The cases are read while the compiler works, or the process of an unchanged program starts.
  std::unique_ptr<WorkerProcess> worker;
  if (const Program* program = compilation.program_in_cache(); program != nullptr && !list)
    worker = std::make_unique<WorkerProcess>(*program, options.judging.limits);
  if (!list) judged.suites = options.cases.load();
  timer.end_of(Step::reading);
  const CompileResult compiled = compilation.finish(listener.on_progress);
  timer.end_of(is_from_cache(compiled) ? Step::program_found : Step::compiling);

  judged.judgement =
      list ? judge_list(submission, compiled, toolchain.title, *list, options.jobs, options.judging,
                        listener.on_progress)
           : judge_submission(submission, compiled, toolchain.title, judged.suites, options.judging,
                              listener.on_progress, std::move(worker));
  const auto* program = std::get_if<Program>(&compiled);
  if (program != nullptr) note_run(timer, judged.judgement);
  listener.on_verdict(judged.judgement);
  if (program != nullptr && !list) {
    take_second_look(judged.judgement, submission, *program, judged.suites, options.judging,
                     options.cache, listener.on_progress, timer);
    try_challenge(judged, *program, options, listener.on_progress, timer);
  }
  if (options.timings) judged.judgement.steps = timer.times();
  return judged;
}

PageOrigin origin_of_page(const std::vector<std::string>& command_line) {
  std::string command;
  for (const std::string& word : command_line) {
    if (!command.empty()) command += " ";
    command += shell_quoted(word);
  }
  return {command, date_of_now(), describe_machine()};
}

ReportInParts::ReportInParts(const SolutionOptions& options,
                             const std::vector<std::string>& command_line)
    : options_(options),
      style_{.colour = options.report.wants_colour(),
             .width = terminal_width(),
             .command_for = [&options, command_line](const Case& tested) {
               return command_for(tested, options, command_line);
             }} {}

void ReportInParts::write_verdict(const Judgement& verdict) {
  verdict_ = verdict;
  if (options_.report.format != ReportOptions::Format::text) return;
  unwritten_ = to_text(verdict, style_);
  if (postscript_) unwritten_ += postscript_(verdict, style_);
  if (options_.report.file) return;
  options_.report.write(unwritten_);  // at once: what follows takes longer
  unwritten_.clear();
}

void ReportInParts::write_rest(const JudgedSolution& judged) {
  using Format = ReportOptions::Format;
  const Judgement& judgement = judged.judgement;
  switch (options_.report.format) {
    case Format::text: break;
    case Format::json: options_.report.write(to_json({judgement})); return;
    case Format::junit:
      options_.report.write(to_junit({judgement}, all_cases(judged.suites)));
      return;
    case Format::csv:
    case Format::markdown: return;  // refused as an option
  }
  unwritten_ += to_text_of_second_look(verdict_, judgement, style_);
  if (postscript_ && judgement.verdict != verdict_.verdict)
    unwritten_ += postscript_(judgement, style_);
  unwritten_ += to_text(judgement.steps, style_);
  options_.report.write(unwritten_);
}

}  // namespace judge
