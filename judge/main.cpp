// The judge's table of contents: each verb is a file in judge/verbs/ that names its steps in their
// order.

#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <iostream>
#include <map>

#include "judge/bad_input.h"
#include "judge/options/suggestions.h"
#include "judge/run/interrupt.h"
#include "judge/verbs/run.h"

namespace {

constexpr int judge_failed = 2;  // 0: all Accepted, 1: something was not

int read_command_line_and_act(int argc, char** argv) {
  CLI::App program("A local judge for LeetCode 37, Sudoku Solver", argv[0]);
  program.set_version_flag("--version", "judge " JUDGE_VERSION);
  program.require_subcommand(1);
  program.footer(
      "Exit code: 0 all Accepted, 1 something was not, 2 the judge could not do its work.\n"
      "judge VERB --help tells the options of a verb.");
  const std::map<std::string, judge::VerbAction> actions{{"run", judge::add_run(program)}};
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& wish) {  // --help, --version
    return program.exit(wish);
  } catch (const CLI::ParseError& error) {
    throw judge::BadInput(judge::explain_command_line_error(program, error));
  }
  return actions.at(program.get_subcommands().front()->get_name())();
}

/// Ends as a program does that was interrupted, so that a shell or make stops as well.
[[noreturn]] void end_by_signal(int number) {
  std::signal(number, SIG_DFL);
  std::raise(number);
  std::_Exit(128 + number);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    judge::catch_interrupts();
    return read_command_line_and_act(argc, argv);
  } catch (const judge::Interrupted& interrupted) {
    std::cerr << "interrupted\n";
    end_by_signal(interrupted.signal_number());
  } catch (const std::exception& error) {
    std::cerr << "judge: " << error.what() << '\n';
    return judge_failed;
  }
}
