#include "judge/verdict/expectation.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>

namespace judge {

namespace fs = std::filesystem;

namespace {

/// `wrong_answer` -> `Wrong Answer`
std::string verdict_of_folder(std::string folder) {
  bool is_start = true;
  for (char& c : folder) {
    if (c == '_') c = ' ';
    if (is_start) c = static_cast<char>(std::toupper(c));
    is_start = c == ' ';
  }
  return folder;
}

}  // namespace

Expectation read_expectation(const fs::path& file) {
  Expectation expectation{
      file, verdict_of_folder(file.parent_path().filename().string()), {}, {}, {}};
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with('\r')) line.pop_back();
    const auto text_after = [&](const std::string& mark) -> std::string {
      const std::size_t at = line.find(mark);
      return at == std::string::npos ? "" : line.substr(at + mark.size());
    };
    if (const auto text = text_after("// evidence: "); !text.empty())
      expectation.evidence.push_back(text);
    if (const auto text = text_after("// needs: "); !text.empty())
      expectation.needs.push_back(text);
    std::istringstream options(text_after("// options: "));
    for (std::string option; options >> option;) expectation.options.push_back(option);
  }
  return expectation;
}

std::vector<Expectation> read_expectations(const fs::path& folder) {
  std::vector<Expectation> all;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".cpp") all.push_back(read_expectation(entry.path()));
  }
  std::ranges::sort(all, {}, &Expectation::file);
  return all;
}

}  // namespace judge
