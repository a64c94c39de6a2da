#include "judge/verbs/compare.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

#include "judge/bad_input.h"
#include "judge/build/compile.h"
#include "judge/build/files.h"
#include "judge/cases/shard.h"
#include "judge/compare/contest.h"
#include "judge/compare/earlier.h"
#include "judge/options/options.h"
#include "judge/report/comparison.h"
#include "judge/report/earlier.h"
#include "judge/report/html.h"
#include "judge/report/junit.h"
#include "judge/report/progress.h"
#include "judge/report/terminal.h"
#include "judge/verbs/judging.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_too_slow_in_a_row = 10;
constexpr double seconds_of_a_rate = 1;  // before a time left is told

struct CompareOptions {
  std::vector<std::string> solutions;
  std::optional<std::string> baseline;
  bool is_selfcheck = false;
  std::optional<fs::path> against;  // an earlier result
  std::optional<Shard> shard;       // of the solutions
  CaseOptions cases;
  JudgingOptions judging;
  TimingOptions timing;
  std::optional<std::chrono::nanoseconds> budget;
  std::optional<std::uint64_t> seed;
  unsigned jobs = std::max(std::thread::hardware_concurrency(), 1U);
  CacheOption cache;
  ReportOptions report;
  ComparisonOrder order = ComparisonOrder::rank;
};

/// All C++ files of a folder, as they would be typed.
std::vector<std::string> files_of(const fs::path& folder) {
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".cpp") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  if (files.empty())
    throw BadInput(fmt::format("{}: no C++ files (*.cpp) in this folder", folder.string()));
  return files;
}

/// One path for each solution that is meant, each once.
std::vector<std::string> find_solutions(const std::vector<std::string>& wishes) {
  std::vector<std::string> solutions;
  const auto add = [&](const std::string& path) {
    if (std::ranges::find(solutions, path) == solutions.end()) solutions.push_back(path);
  };
  for (const std::string& wish : wishes) {
    const auto file = find_submission(wish);
    if (file)
      add(file->string());
    else if (fs::is_directory(wish))
      std::ranges::for_each(files_of(wish), add);
    else
      read_submission(wish);  // says what is wrong with it
  }
  return solutions;
}

/// What all solutions are measured against: what the user says, else `backtracking`, which everyone
/// knows, else the first.
std::size_t find_baseline(std::vector<std::string>& solutions, const CompareOptions& options) {
  if (options.baseline) {
    const std::string path = find_solutions({*options.baseline}).front();
    const auto found = std::ranges::find(solutions, path);
    const auto index = static_cast<std::size_t>(found - solutions.begin());
    if (found == solutions.end()) solutions.push_back(path);
    return index;
  }
  const auto is_usual = [](const std::string& path) {
    return fs::path(path).stem() == "backtracking";
  };
  const auto usual = std::ranges::find_if(solutions, is_usual);
  return usual == solutions.end() ? 0 : static_cast<std::size_t>(usual - solutions.begin());
}

/// A file that no compiler can be given stops nothing of the others.
JudgedProgram judgement_of_unreadable(const std::string& path, const BadInput& reason) {
  JudgedProgram judged;
  judged.judgement.name = fs::path(path).stem().string();
  judged.judgement.path = path;
  judged.judgement.verdict = Verdict::compile_error;
  judged.judgement.evidence = {CompilerMessage{reason.what(), ""}};
  return judged;
}

/// `judging 12 of 200, 3.4 a second, 55 s left`
class JudgingProgress {
 public:
  JudgingProgress(ProgressLine& line, std::size_t total) : line_(line), total_(total) {}

  void operator()(std::size_t judged) {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    std::string text = fmt::format("judging: {} of {} done", judged, total_);
    if (judged > 0 && time.count() > seconds_of_a_rate) {
      const double rate = static_cast<double>(judged) / time.count();
      text += fmt::format(", {:.2g} a second, {:.0f} s left", rate,
                          static_cast<double>(total_ - judged) / rate);
    }
    line_.show(text);
  }

 private:
  ProgressLine& line_;
  std::size_t total_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

std::vector<JudgedProgram> judge_solutions(const std::vector<std::string>& solutions,
                                           const std::vector<Suite>& suites,
                                           const CompareOptions& options, ProgressLine& progress) {
  const auto show = [&](const std::string& doing) { progress.show(doing); };
  const Toolchain toolchain = prepare(Flavour::fast, options.judging, options.cache, show);
  if (options.judging.sanitize != Sanitize::never) {
    try {
      prepare(Flavour::sanitized, options.judging, options.cache, show);
    } catch (const BadInput&) {  // each judgement will say that there are no sanitizers
    }
  }
  const OnProgress silent = [](const std::string&) {};
  const auto judge_one = [&](const std::string& path) {
    Submission submission;
    try {
      submission = read_submission(path);
    } catch (const BadInput& reason) {
      return judgement_of_unreadable(path, reason);
    }
    JudgedProgram judged;
    judged.source = submission.text;
    const CompileResult compiled =
        Compilation(submission, toolchain, options.cache.folder, silent).finish(silent);
    judged.judgement =
        judge_submission(submission, compiled, toolchain.title, suites, options.judging, silent);
    if (const auto* program = std::get_if<Program>(&compiled)) {
      judged.program = *program;
      StepTimer timer;
      take_second_look(judged.judgement, submission, *program, suites, options.judging,
                       options.cache, silent, timer);
    }
    return judged;
  };
  return judge_all(solutions, options.jobs, judge_one, JudgingProgress(progress, solutions.size()));
}

std::string to_report(const Comparison& comparison, const TextStyle& style,
                      const CompareOptions& options) {
  switch (options.report.format) {
    case ReportOptions::Format::text: return to_text(comparison, style, options.order);
    case ReportOptions::Format::json: return to_json(comparison);
    case ReportOptions::Format::csv: return to_csv(comparison);
    case ReportOptions::Format::markdown: return to_markdown(comparison);
    case ReportOptions::Format::junit: {
      std::vector<Judgement> judgements;
      for (const Contestant& one : comparison.contestants) judgements.push_back(one.judgement);
      return to_junit(judgements, comparison.cases);
    }
  }
  return {};
}

void write_reports(const Comparison& comparison, const std::optional<EarlierResult>& earlier,
                   const CompareOptions& options, const std::vector<std::string>& command_line) {
  const TextStyle style{
      .colour = options.report.wants_colour(), .width = terminal_width(), .command_for = {}};
  std::string report = to_report(comparison, style, options);
  if (earlier)
    report += to_text(changes_since(comparison, *earlier), options.against->string(), style);
  options.report.write(report);
  options.report.write_page([&] { return to_html(comparison, origin_of_page(command_line)); });
}

std::optional<EarlierResult> read_earlier_result(const CompareOptions& options) {
  if (!options.against) return std::nullopt;
  if (options.report.format != ReportOptions::Format::text)
    throw BadInput("--against tells people what has changed; it goes with --format text");
  if (!fs::is_regular_file(*options.against))
    throw BadInput(fmt::format("--against: {} is no file", options.against->string()));
  return read_earlier(options.against->string(), read_file(*options.against));
}

int compare(CompareOptions options, const std::vector<std::string>& command_line) {
  options.timing.limits = options.judging.limits;
  options.timing.seed = options.seed.value_or(draw_seed());
  if (options.budget) options.timing.budget = *options.budget;
  if (options.is_selfcheck && options.solutions.size() > 1)
    throw BadInput("--selfcheck runs one solution against itself; name one, or none");
  if (options.solutions.empty())
    options.solutions = {options.is_selfcheck ? "backtracking"
                                              : repository_folder("solution").string()};
  std::vector<std::string> solutions = find_solutions(options.solutions);
  if (options.shard) {
    std::size_t position = 0;
    std::erase_if(solutions, [&](const auto&) { return !options.shard->takes(position++); });
    if (solutions.empty()) throw BadInput("--shard: there are fewer solutions than parts");
  }
  const std::size_t baseline = find_baseline(solutions, options);
  const std::optional<EarlierResult> earlier = read_earlier_result(options);

  ProgressLine progress;
  const std::vector<Suite> suites = options.cases.load();
  std::vector<JudgedProgram> judged = judge_solutions(solutions, suites, options, progress);
  const Comparison comparison = hold_contest(
      std::move(judged), all_cases(suites), baseline, options.timing,
      [&](std::size_t rounds) { progress.show(fmt::format("timing: round {}", rounds + 1)); });
  progress.wipe();
  write_reports(comparison, earlier, options, command_line);
  const bool all_accepted =
      std::ranges::all_of(comparison.contestants, [](const Contestant& contestant) {
        return contestant.judgement.verdict == Verdict::accepted;
      });
  return all_accepted ? 0 : 1;
}

}  // namespace

Act add_compare(CLI::App& verb, const std::vector<std::string>& command_line) {
  auto options = std::make_shared<CompareOptions>();
  options->judging.keep_going = true;
  options->judging.most_too_slow_in_a_row = most_too_slow_in_a_row;
  options->judging.explains_slowness = false;
  verb.add_option("SOLUTIONS", options->solutions,
                  "C++ files, names of some in solution/, or folders [solution/]");
  verb.add_option("--baseline", options->baseline,
                  "the solution that the others are measured against [backtracking, or the first]")
      ->type_name("SOLUTION");
  verb.add_flag("--selfcheck", options->is_selfcheck,
                "compare one solution with itself: how well can this machine measure?");
  options->cases.add_to(verb);
  verb.remove_option(verb.get_option("--shard"));
  add_shard_option(verb, options->shard, "only every 4th solution, from the 1st on");
  verb.add_option("--rounds", options->timing.rounds, "time each case exactly so many times")
      ->type_name("N")
      ->check(CLI::Range(1, 10000));
  add_percentage_option(verb, "--precision", options->timing.precision,
                        "more rounds until each ratio is known so well [1%]");
  add_duration_option(verb, "--budget", options->budget, "8s",
                      "but no more rounds after so long [8s]");
  add_timing_option(verb, options->timing);
  verb.add_option("--seed", options->seed, "of the statistics [a new one, told in the JSON]")
      ->type_name("N");
  verb.add_option("--jobs", options->jobs, "solutions that are judged at once [one for each core]")
      ->type_name("N")
      ->check(CLI::Range(1, 256));
  add_limit_options(verb, options->judging.limits);
  add_sanitize_options(verb, options->judging);
  add_sandbox_option(verb, options->judging.limits.sandbox);
  options->cache.add_to(verb);
  using Format = ReportOptions::Format;
  options->report.add_to(
      verb, {Format::text, Format::json, Format::junit, Format::csv, Format::markdown});
  options->report.add_page_to(verb);
  verb.add_option("--against", options->against,
                  "tell what has changed since an earlier result, written by --format json")
      ->type_name("FILE");
  add_order_option(verb, options->order);
  verb.footer(
      "Solutions are timed side by side, case by case, with new processes in each round. A ratio "
      "is the geometric mean over all cases, with the interval that holds it with 99 % "
      "confidence.\n"
      "A case that takes longer than its limit is lost; after 10 such cases in a row the rest is "
      "not tried.\n"
      "Exit code: 0 all Accepted, 1 something was not, 2 the judge could not do its work.");
  return [options, command_line] { return compare(*options, command_line); };
}

}  // namespace judge
