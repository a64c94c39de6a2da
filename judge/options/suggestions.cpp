#include "judge/options/suggestions.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "judge/cases/nearest.h"

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

}  // namespace

std::string explain_command_line_error(const CLI::App& program, const CLI::ParseError& error) {
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

}  // namespace judge
