#include "judge/options/completion.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "judge/bad_input.h"
#include "judge/build/submission.h"
#include "judge/cases/load.h"
#include "judge/options/options.h"

namespace judge {

namespace {

using TypedWords = std::vector<std::string>;

/// Bash takes `--format=json` for three words.
TypedWords without_equal_signs(const TypedWords& words) {
  TypedWords joined;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != "=")
      joined.push_back(words[i]);
    else if (i + 1 == words.size())
      joined.emplace_back();
  }
  return joined;
}

const CLI::App* find_verb(const CLI::App& program, const TypedWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const auto verbs =
        program.get_subcommands([&](const CLI::App* verb) { return verb->get_name() == words[i]; });
    if (!verbs.empty()) return verbs.front();
  }
  return nullptr;
}

std::vector<std::string> names_of_verbs(const CLI::App& program) {
  std::vector<std::string> names;
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(verb->get_name());
  return names;
}

std::vector<std::string> names_of_options(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

/// The values of `--cases` that stand among the words.
std::vector<std::filesystem::path> typed_suites(const TypedWords& words) {
  constexpr std::string_view joined = "--cases=";
  std::vector<std::filesystem::path> paths;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i] == "--cases" && i + 2 < words.size()) paths.emplace_back(words[i + 1]);
    if (words[i].starts_with(joined)) paths.emplace_back(words[i].substr(joined.size()));
  }
  return paths;
}

std::vector<std::string> names_of_cases(const CLI::App& verb, const TypedWords& words) {
  CaseOptions options;
  if (verb.get_name() == "challenge") options.default_folder = "testcases/challenge";
  options.paths = typed_suites(words);
  std::vector<std::string> names;
  try {
    const std::vector<Suite> suites = options.load();
    for (const Case* tested : all_cases(suites)) names.push_back(tested->full_name());
  } catch (const BadInput&) {
    return {};  // running the command will say what is wrong; this is no place for it
  }
  return names;
}

/// What an option or an argument takes, by the type that its help names.
std::vector<std::string> values_of(const CLI::Option& option, const CLI::App& verb,
                                   const TypedWords& words) {
  const std::string type = option.get_type_name();
  const std::string name = option.get_name(true);
  if (name == "SOLUTION" || name == "SOLUTIONS" || type == "SOLUTION") return solution_names();
  if (type == "GLOB") return names_of_cases(verb, words);
  std::vector<std::string> values;
  if (type.find('|') == std::string::npos) return values;
  std::istringstream choices(type);
  for (std::string value; std::getline(choices, value, '|');) values.push_back(value);
  return values;
}

bool takes_a_value(const CLI::Option* option) {
  return option != nullptr && option->get_items_expected_max() > 0;
}

std::vector<std::string> all_candidates(const CLI::App& program, const TypedWords& words) {
  const std::string& current = words.back();
  const CLI::App* verb = find_verb(program, words);
  const CLI::App& here = verb != nullptr ? *verb : program;
  if (words.size() > 1) {
    const CLI::Option* before = here.get_option_no_throw(words[words.size() - 2]);
    if (words[words.size() - 2].starts_with("--") && takes_a_value(before))
      return values_of(*before, here, words);
  }
  if (const std::size_t sign = current.find('=');
      current.starts_with("--") && sign != current.npos) {
    const CLI::Option* option = here.get_option_no_throw(current.substr(0, sign));
    if (!takes_a_value(option)) return {};
    std::vector<std::string> values = values_of(*option, here, words);
    for (std::string& value : values) value.insert(0, current.substr(0, sign + 1));
    return values;
  }
  if (current.starts_with("-")) return names_of_options(here);
  if (verb == nullptr) return names_of_verbs(program);
  for (const CLI::Option* option : verb->get_options()) {
    if (option->get_positional()) return values_of(*option, *verb, words);
  }
  return {};
}

}  // namespace

std::vector<std::string> complete(const CLI::App& program, const std::vector<std::string>& words) {
  const TypedWords typed = without_equal_signs(words);
  if (typed.empty()) return {};
  std::vector<std::string> candidates = all_candidates(program, typed);
  std::erase_if(candidates, [&](const std::string& one) { return !one.starts_with(typed.back()); });
  return candidates;
}

}  // namespace judge
