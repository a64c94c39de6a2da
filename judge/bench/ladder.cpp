#include "judge/bench/ladder.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string_view>

#include "judge/build/files.h"
#include "judge/build/submission.h"

namespace judge {

namespace {

constexpr std::string_view heading = "## The ladder";

/// `name` of a row like "| [`name`](solution/name.cpp) | … |"; empty for any other line.
std::string name_in_row(const std::string& line) {
  if (!line.starts_with("| [`")) return "";
  const std::size_t begin = line.find('`') + 1;
  return line.substr(begin, line.find('`', begin) - begin);
}

}  // namespace

std::vector<std::string> ladder_rungs() {
  std::istringstream readme(read_file(std::filesystem::path(JUDGE_SOURCE_DIR) / "README.md"));
  std::vector<std::string> rungs;
  bool is_inside = false;
  for (std::string line; std::getline(readme, line);) {
    if (line.starts_with("## ")) is_inside = line == heading;
    const std::string name = name_in_row(line);
    if (is_inside && !name.empty()) rungs.push_back(name);
  }
  return rungs;
}

std::vector<std::string> ladder_and_others() {
  const std::vector<std::string> rungs = ladder_rungs();
  std::vector<std::string> names = rungs;
  std::ranges::copy_if(solution_names(), std::back_inserter(names), [&](const std::string& name) {
    return std::ranges::count(rungs, name) == 0;
  });
  return names;
}

}  // namespace judge
