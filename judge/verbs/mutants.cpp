#include "judge/verbs/mutants.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "judge/bad_input.h"
#include "judge/mutants.h"
#include "judge/options/options.h"
#include "judge/report/mutants.h"
#include "judge/report/progress.h"

namespace judge {

namespace {

struct MutantsOptions {
  std::filesystem::path folder = repository_folder("judge/tests/submissions");
  CaseOptions cases;
  Limits limits;
  CacheOption cache;
};

/// Those that the cases, not the sandbox nor the memory limit, have to reject.
std::vector<Expectation> find_mutants(const std::filesystem::path& folder) {
  if (!std::filesystem::is_directory(folder)) throw BadInput(folder.string() + ": no such folder");
  std::vector<Expectation> all = read_expectations(folder);
  std::erase_if(all, [](const Expectation& one) {
    const bool is_for_cases = one.verdict == "Wrong Answer" || one.verdict == "Runtime Error" ||
                              one.verdict == "Time Limit Exceeded";
    return !is_for_cases || !one.needs.empty();
  });
  if (all.empty())
    throw BadInput(folder.string() +
                   ": no submissions, expected wrong_answer/*.cpp, runtime_error/*.cpp or "
                   "time_limit_exceeded/*.cpp");
  return all;
}

int mutants(const MutantsOptions& options) {
  const std::vector<Expectation> expectations = find_mutants(options.folder);
  const std::vector<Suite> suites = options.cases.load();
  std::vector<const Case*> cases;
  for (const Suite& suite : suites) {
    for (const Case& tested : suite.cases) cases.push_back(&tested);
  }
  std::vector<Mutant> mutants;
  {
    ProgressLine progress;
    const auto show = [&](const std::string& doing) { progress.show(doing); };
    const Toolchain toolchain =
        prepare_toolchain(find_compiler(), Flavour::fast, options.cache.folder, show);
    for (const Expectation& expectation : expectations)
      mutants.push_back(
          try_mutant(expectation, cases, options.limits, toolchain, options.cache.folder, show));
  }
  const KillTable table = tabulate(cases, mutants);
  ReportOptions().write(to_text(table));
  return table.survivors.empty() ? 0 : 1;
}

}  // namespace

Act add_mutants(CLI::App& verb) {
  auto options = std::make_shared<MutantsOptions>();
  options->cases.time_limit = 200ms;
  verb.add_option("FOLDER", options->folder,
                  "with the folders wrong_answer, runtime_error and time_limit_exceeded "
                  "[judge/tests/submissions]");
  options->cases.add_to(verb);
  add_limit_options(verb, options->limits);
  options->cache.add_to(verb);
  verb.footer(
      "A case has 200 ms of CPU time unless --time-limit says otherwise.\n"
      "Exit code: 0 each is rejected, 1 one passes all cases, 2 the judge could not do its work.");
  return [options] { return mutants(*options); };
}

}  // namespace judge
