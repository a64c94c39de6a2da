#include "judge/options/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <memory>
#include <sstream>

#include "judge/bad_input.h"
#include "judge/cases/nearest.h"
#include "judge/report/columns.h"
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

/// CLI11 writes each description into one line, however long.
class HelpPages : public CLI::Formatter {
 public:
  std::string make_option_desc(const CLI::Option* option) const override {
    return in_lines(option->get_description());
  }

  std::string make_footer(const CLI::App* app) const override {
    std::istringstream paragraphs(Formatter::make_footer(app));
    std::string text;
    for (std::string line; std::getline(paragraphs, line);)
      text += fmt::format("{}\n", fmt::join(wrap(line, page_columns), "\n"));
    return text;
  }

  std::string make_subcommand(const CLI::App* verb) const override {
    std::ostringstream entry;
    CLI::detail::format_help(entry, verb->get_name(), in_lines(verb->get_description()),
                             get_column_width());
    return entry.str();
  }

 private:
  std::string in_lines(const std::string& text) const {
    return fmt::format("{}", fmt::join(wrap(text, page_columns - get_column_width()), "\n"));
  }
};

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
  program.formatter(std::make_shared<HelpPages>());  // before the verbs, which take it over
  program.set_version_flag("--version", "judge " JUDGE_VERSION);
  program.require_subcommand(1);
  program.footer(
      "Exit code: 0 all Accepted, 1 not all, 2 the judge could not do its work.\n"
      "judge VERB --help tells the options of a verb.");
  // A verb's options are made for a command line that has its name: all of them take milliseconds.
  std::map<std::string, Act> acts;
  const auto add = [&](const std::string& name, const std::string& purpose, const auto& add_verb) {
    CLI::App& verb = *program.add_subcommand(name, purpose);
    if (std::ranges::count(words, name) != 0) acts[name] = add_verb(verb);
  };
  // Every verb of the program; each is a file in judge/verbs/.
  add("run", "Judge a solution", [&](CLI::App& verb) { return add_run(verb, words); });
  add("compare", "Compare solutions: which are right, and which of those is faster",
      [&](CLI::App& verb) { return add_compare(verb, words); });
  add("watch", "Judge a solution, and again whenever it is saved",
      [&](CLI::App& verb) { return add_watch(verb, words); });
  add("new", "Start a solution in solution/", add_new);
  add("add-case", "Keep a board in a suite file", add_add_case);
  add("challenge", "See how far a solution gets on much harder boards", add_challenge);
  add("debug", "Step through a solution in gdb, or see where it crashes", add_debug);
  add("stress", "Give a solution new boards until it fails one", add_stress);
  add("generate", "Make new boards that have exactly one solution", add_generate);
  add("merge", "Join JSON reports of several solutions, or of the shards of a list or a folder",
      add_merge);
  add("lint", "Check suite files, and see how hard their boards are", add_lint);
  add("mutants", "See which case rejects which of the wrong submissions of the judge's own tests",
      add_mutants);
  add("completion", "Print a script by which a shell completes verbs, options, solutions and cases",
      add_completion);

  try {
    std::vector<std::string> last_first(words.rbegin(), words.rend() - 1);
    program.parse(last_first);
  } catch (const CLI::Success& wish) {  // --help, --version
    program.exit(wish);
    return [] { return 0; };
  } catch (const CLI::ParseError& error) {
    throw BadInput(explain(program, error));
  }
  return acts.at(program.get_subcommands().front()->get_name());
}

}  // namespace judge
