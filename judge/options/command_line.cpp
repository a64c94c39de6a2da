#include "judge/options/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "judge/bad_input.h"
#include "judge/cases/nearest.h"
#include "judge/verbs/add_case.h"
#include "judge/verbs/challenge.h"
#include "judge/verbs/compare.h"
#include "judge/verbs/completion.h"
#include "judge/verbs/debug.h"
#include "judge/verbs/generate.h"
#include "judge/verbs/lint.h"
#include "judge/verbs/merge.h"
#include "judge/verbs/mutants.h"
#include "judge/verbs/new_solution.h"
#include "judge/verbs/run.h"
#include "judge/verbs/stress.h"
#include "judge/verbs/watch.h"

namespace judge {

namespace {

std::vector<std::string> option_names(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> verb_names(const CLI::App& program) {
  std::vector<std::string> names;
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(verb->get_name());
  return names;
}

/// One line for a command line that cannot be read: what is wrong and, for a mistyped verb or
/// option, what was probably meant.
std::string explain(const CLI::App& program, const CLI::ParseError& error) {
  const std::vector<CLI::App*> chosen = program.get_subcommands();
  const std::vector<std::string> unknown = program.remaining(/*recurse=*/true);
  if (unknown.empty() && chosen.empty())
    return fmt::format("expected a verb: {} run SOLUTION, or --help", program.get_name());
  if (unknown.empty()) return error.what();

  const std::string word = unknown.front().substr(0, unknown.front().find('='));
  const bool is_option = word.starts_with("-");
  const std::vector<std::string> known =
      !is_option ? (chosen.empty() ? verb_names(program) : std::vector<std::string>{})
                 : option_names(chosen.empty() ? program : *chosen.front());
  const auto near = nearest(word, known);
  return fmt::format("{}: no such {}{}", word,
                     is_option        ? "option"
                     : chosen.empty() ? "verb"
                                      : "argument",
                     near ? fmt::format("; did you mean {}?", *near) : "");
}

}  // namespace

Act read_command_line(const std::vector<std::string>& words) {
  CLI::App program("A local judge for LeetCode 37, Sudoku Solver", words.front());
  program.set_version_flag("--version", "judge " JUDGE_VERSION);
  program.require_subcommand(1);
  program.footer(
      "Exit code: 0 all Accepted, 1 something was not, 2 the judge could not do its work.\n"
      "judge VERB --help tells the options of a verb.");
  // Every verb of the program; each is a file in judge/verbs/.
  std::map<std::string, Act> verbs;
  verbs["run"] = add_run(program, words);
  verbs["compare"] = add_compare(program, words);
  verbs["watch"] = add_watch(program, words);
  verbs["new"] = add_new(program);
  verbs["add-case"] = add_add_case(program);
  verbs["challenge"] = add_challenge(program);
  verbs["debug"] = add_debug(program);
  verbs["stress"] = add_stress(program);
  verbs["generate"] = add_generate(program);
  verbs["merge"] = add_merge(program);
  verbs["lint"] = add_lint(program);
  verbs["mutants"] = add_mutants(program);
  verbs["completion"] = add_completion(program);

  try {
    std::vector<std::string> last_first(words.rbegin(), words.rend() - 1);
    program.parse(last_first);
  } catch (const CLI::Success& wish) {  // --help, --version
    program.exit(wish);
    return [] { return 0; };
  } catch (const CLI::ParseError& error) {
    throw BadInput(explain(program, error));
  }
  return verbs.at(program.get_subcommands().front()->get_name());
}

}  // namespace judge
