#include "judge/verbs/stress.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "judge/build/compile.h"
#include "judge/cases/load.h"
#include "judge/options/options.h"
#include "judge/report/progress.h"
#include "judge/report/shell.h"
#include "judge/report/stress.h"
#include "judge/report/terminal.h"
#include "judge/stress.h"

namespace judge {

namespace {

constexpr std::chrono::nanoseconds usual_time = 30s;
constexpr std::chrono::nanoseconds usual_time_limit = 1s;

struct StressVerbOptions {
  std::string solution = "backtracking";
  std::optional<std::string> against;
  StressOptions stress;
  std::optional<std::uint64_t> seed;
  std::optional<std::chrono::nanoseconds> time_limit;
  CacheOption cache;
  ReportOptions report;
};

/// A solution that is to be stressed.
struct Contender {
  Judgement judgement;  // what is known before it has run
  std::optional<Program> program;
};

Contender compile_contender(const std::string& solution, const Toolchain& toolchain,
                            const StressVerbOptions& options, const OnProgress& show) {
  const Submission submission = read_submission(solution);
  CompileResult compiled =
      Compilation(submission, toolchain, options.cache.folder, show).finish(show);
  // Without cases this is what is known of any run of it.
  Contender contender{
      judge_submission(submission, compiled, toolchain.title, {}, {options.stress.limits}, show),
      std::nullopt};
  if (auto* program = std::get_if<Program>(&compiled)) contender.program = std::move(*program);
  return contender;
}

/// The boards of testcases/, which stand for their kind only.
std::vector<Suite> load_originals() {
  std::vector<Suite> suites = load_suites({repository_folder("testcases")});
  for (Suite& suite : load_suites({repository_folder("testcases/challenge/seventeen-clues.json")}))
    suites.push_back(std::move(suite));
  return suites;
}

/// The command that gives a new process the boards of a failure in their order.
std::string command_for_failure(const StressFailure& failure, const std::string& program,
                                const std::string& path) {
  if (failure.cases.size() == 1)
    return fmt::format("{} run {} --board {}", shell_quoted(program), shell_quoted(path),
                       shell_quoted(std::string(failure.cases.front().board.cells())));
  std::string command = "printf '%s\\n'";
  for (const Case& tested : failure.cases)
    command += " " + shell_quoted(std::string(tested.board.cells()));
  return command + fmt::format(" | {} run {} --cases -", shell_quoted(program), shell_quoted(path));
}

/// What the failure says of the solution, for the report; it points into the failure.
Judgement judgement_of(Judgement judgement, const StressFailure& failure) {
  if (failure.outside) {
    judgement.verdict = verdict_of(failure.outside->ending);
    judgement.evidence = {*failure.outside};
    return judgement;
  }
  CaseJudgement judged = *failure.judged;
  judged.tested = &failure.cases.back();
  judgement.verdict = judged.verdict;
  judgement.evidence = judged.evidence;
  judgement.cases = {std::move(judged)};
  judgement.total = 1;
  return judgement;
}

int run_stress(StressVerbOptions options, const std::string& program_name) {
  options.stress.seed = options.seed.value_or(draw_seed());
  if (!options.stress.time && !options.stress.boards) options.stress.time = usual_time;
  const std::chrono::nanoseconds time_limit = options.time_limit.value_or(usual_time_limit);
  TextStyle style{
      .colour = options.report.wants_colour(), .width = terminal_width(), .command_for = {}};
  ProgressLine progress;
  const auto show = [&](const std::string& doing) { progress.show(doing); };

  Toolchain toolchain =
      prepare_toolchain(find_compiler(), Flavour::fast, options.cache.folder, show);
  toolchain.is_confined = options.stress.limits.sandbox.landlock;
  std::vector<std::string> solutions{options.solution};
  if (options.against) solutions.push_back(*options.against);
  std::vector<Contender> contenders;
  std::vector<Program> programs;
  for (const std::string& solution : solutions) {
    contenders.push_back(compile_contender(solution, toolchain, options, show));
    const Contender& contender = contenders.back();
    if (!contender.program) {
      progress.wipe();
      options.report.write(to_text(contender.judgement, style));
      return 1;
    }
    programs.push_back(*contender.program);
  }

  const StressBoards boards(options.stress.seed, load_originals(), time_limit);
  const StressResult result = stress(programs, boards, time_limit, options.stress, show);
  progress.wipe();
  if (!result.failure) {
    options.report.write(to_stress_text(result, {}, contenders.front().judgement.path, style));
    return 0;
  }
  const StressFailure& failure = *result.failure;
  const Judgement& known = contenders[failure.solution].judgement;
  style.command_for = [&](const Case&) {
    return command_for_failure(failure, program_name, known.path);
  };
  options.report.write(to_stress_text(result, judgement_of(known, failure), known.path, style));
  return 1;
}

}  // namespace

Act add_stress(CLI::App& verb) {
  auto options = std::make_shared<StressVerbOptions>();
  verb.add_option("SOLUTION", options->solution,
                  "a C++ file, or the name of one in solution/ [backtracking]");
  verb.add_option("--against", options->against, "another solution, which gets the same boards")
      ->type_name("SOLUTION");
  add_duration_option(verb, "--for", options->stress.time, "30s",
                      "how long, by the clock on the wall [30s]");
  verb.add_option("--boards", options->stress.boards, "stop after so many boards [no end]")
      ->type_name("N")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}).description(""));
  verb.add_option("--seed", options->seed,
                  "a number that makes the same boards again [a new one, told in the last line]")
      ->type_name("N");
  add_duration_option(verb, "--time-limit", options->time_limit, "1s",
                      "CPU time for each board; one that takes longer is no failure [1s]");
  add_limit_options(verb, options->stress.limits);
  add_sandbox_option(verb, options->stress.limits.sandbox);
  options->cache.add_to(verb);
  verb.footer(
      "A board that takes too long is a failure only if it is easy for every search, or if nearly "
      "all boards take too long.\n"
      "Exit code: 0 no board failed, 1 one did, or it does not compile, 2 the judge could not do "
      "its work.");
  const std::string name = verb.get_parent()->get_name();
  return [options, name] { return run_stress(*options, name); };
}

}  // namespace judge
