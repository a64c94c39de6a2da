#include "judge/verbs/merge.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "judge/build/files.h"
#include "judge/options/options.h"
#include "judge/report/merge.h"

namespace judge {

namespace {

int run_merge(const std::vector<std::filesystem::path>& files) {
  std::vector<ReportFile> reports;
  for (const std::filesystem::path& file : files)
    reports.push_back({file.string(), read_file(file)});
  const std::string merged = merge_reports(reports);
  ReportOptions().write(merged);
  return all_are_accepted(merged) ? 0 : 1;
}

}  // namespace

Act add_merge(CLI::App& verb) {
  auto files = std::make_shared<std::vector<std::filesystem::path>>();
  verb.add_option("FILE", *files,
                  "what judge run or judge compare --timing never wrote by --format json")
      ->required();
  verb.footer("Exit code: 0 all Accepted, 1 something was not, 2 a file is no such report.");
  return [files] { return run_merge(*files); };
}

}  // namespace judge
