#include "judge/verbs/watch.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <memory>
#include <optional>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/build/own_headers.h"
#include "judge/build/submission.h"
#include "judge/report/escape.h"
#include "judge/report/progress.h"
#include "judge/run/interrupt.h"
#include "judge/run/save_watch.h"
#include "judge/verbs/judging.h"
#include "judge/verdict/difference.h"

namespace judge {

namespace {

/// Thrown out of the judging of a text when a newer one has been saved; caught where the next round
/// begins.
class Overtaken {};

std::string time_of_day() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:02}:{:02}:{:02}", local.tm_hour, local.tm_min, local.tm_sec);
}

class Watching {
 public:
  Watching(const SolutionOptions& options, const std::vector<std::string>& command_line)
      : options_(options),
        command_line_(command_line),
        is_on_screen_(isatty(STDOUT_FILENO) == 1 && !options.report.file &&
                      options.report.format == ReportOptions::Format::text) {}

  /// Ends by an exception only: Interrupted, or whatever keeps the first round from its work, as it
  /// would keep `judge run`. Later, a file that is absent or a suite with a fault is the state of
  /// an edit, and the next save may mend it.
  [[noreturn]] void go_on_until_interrupted() {
    watch_files();
    for (bool is_first = true;; is_first = false) {
      try {
        judge_text_of_now();
        tell_what_is_waited_for();
      } catch (const Overtaken&) {
      } catch (const Interrupted&) {
        throw;
      } catch (const std::exception& error) {
        if (is_first) throw;
        begin_screen();
        tell(error.what());
        tell_what_is_waited_for();
      }
      saves_.wait_for_save();
      watch_files();
    }
  }

 private:
  /// Anew in each round, because links may lead elsewhere now and other headers be included.
  void watch_files() {
    const std::filesystem::path file = find_submission(options_.solution).value_or(file_);
    if (!file.empty()) file_ = file;
    if (!file_.empty()) saves_.add_file(file_);
    for (const std::filesystem::path& header : find_own_headers(file_)) saves_.add_file(header);
    if (options_.cases.board) return;
    if (options_.cases.paths.empty()) watch_suites(repository_folder("testcases"));
    for (const std::filesystem::path& path : options_.cases.paths) watch_suites(path);
  }

  void watch_suites(const std::filesystem::path& path) {
    std::error_code ignored;  // what is absent may become either; the judging says what is missing
    if (std::filesystem::is_directory(path, ignored))
      saves_.add_folder(path, ".json");
    else
      saves_.add_file(path);
  }

  void judge_text_of_now() {
    ReportInParts report(options_, command_line_);
    report.add_postscript([&](const Judgement& judgement, const TextStyle& style) {
      return before_ ? to_text(difference_between(*before_, outcome_of(judgement)), style) : "";
    });
    ProgressLine progress;
    const auto show = [&](const std::string& doing) { progress.show(doing); };
    const auto show_unless_overtaken = [&](const std::string& doing) {
      if (saves_.has_seen_save()) throw Overtaken();
      progress.show(doing);
    };
    std::optional<Outcome> outcome;
    const auto on_verdict = [&](const Judgement& verdict) {
      progress.wipe();
      begin_screen();
      report.write_verdict(verdict);
      outcome = outcome_of(verdict);
    };
    try {
      const JudgedSolution judged =
          judge_solution(options_, {show, show_unless_overtaken, on_verdict});
      progress.wipe();
      report.write_rest(judged);
      outcome = outcome_of(judged.judgement);
    } catch (const Overtaken&) {
      remember(outcome);  // its verdict has been shown
      throw;
    }
    remember(outcome);
  }

  /// What did not compile ran no case, and would hide what the cases before it came to.
  void remember(const std::optional<Outcome>& outcome) {
    if (outcome && outcome->verdict != Verdict::compile_error) before_ = outcome;
  }

  /// On a terminal each round has the screen to itself; elsewhere an empty line parts them.
  void begin_screen() {
    constexpr const char* clear = "\x1b[H\x1b[2J";
    const bool is_first = std::exchange(is_first_round_, false);
    if (is_on_screen_)
      write_all(STDOUT_FILENO, clear, "stdout");
    else if (!is_first && !options_.report.file &&
             options_.report.format == ReportOptions::Format::text)
      write_all(STDOUT_FILENO, "\n", "stdout");
  }

  void tell_what_is_waited_for() {
    tell(fmt::format("{}judged at {}; waits for the next save of {}, Ctrl-C ends it",
                     is_on_screen_ ? "\n" : "", time_of_day(), escape_line(file_.string())));
  }

  /// On stderr: it is no part of the report.
  static void tell(const std::string& text) { write_all(STDERR_FILENO, text + "\n", "stderr"); }

  const SolutionOptions& options_;
  const std::vector<std::string>& command_line_;
  bool is_on_screen_;
  bool is_first_round_ = true;
  std::filesystem::path file_;
  SaveWatch saves_;
  std::optional<Outcome> before_;  // of the last round that ran a case
};

int watch(const SolutionOptions& typed, const std::vector<std::string>& command_line) {
  SolutionOptions options = typed;
  if (std::ranges::count(options.cases.paths, "-") > 0)
    throw BadInput(
        "--cases - can be read only once; watch needs a file, such as --cases mine.json");
  if (options.cases.board) options.cases.board = text_of_board_option(*options.cases.board);
  Watching(options, command_line).go_on_until_interrupted();
}

}  // namespace

Act add_watch(CLI::App& verb, const std::vector<std::string>& command_line) {
  auto options = std::make_shared<SolutionOptions>();
  options->add_to(verb);
  verb.footer(
      "A change of the cases counts as a save too. A newer save ends the judging of an older one.\n"
      "Exit code: that of an interrupted program, or 2 if the judge could not do its work at all.");
  return [options, command_line] { return watch(*options, command_line); };
}

}  // namespace judge
