#include "judge/verbs/lint.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <vector>

#include "judge/cases/lint.h"
#include "judge/options/options.h"
#include "judge/report/lint.h"

namespace judge {

namespace {

int run_lint(std::vector<std::filesystem::path> paths) {
  if (paths.empty())
    paths = {repository_folder("testcases"), repository_folder("testcases/challenge")};
  const LintReport report = lint(paths);
  ReportOptions().write(to_text(report));
  return report.faults.empty() ? 0 : 1;
}

}  // namespace

Act add_lint(CLI::App& verb) {
  auto paths = std::make_shared<std::vector<std::filesystem::path>>();
  verb.add_option("FILE", *paths,
                  "a suite file, or a folder of them [testcases and testcases/challenge]");
  verb.footer("Exit code: 0 no faults, 1 faults, 2 the judge could not do its work.");
  return [paths] { return run_lint(*paths); };
}

}  // namespace judge
