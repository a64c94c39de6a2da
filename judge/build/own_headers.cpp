#include "judge/build/own_headers.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_headers = 200;

/// `name` in a line `  #  include "name" …`; empty for any other.
std::string name_in_include(const std::string& line) {
  std::size_t at = 0;
  const auto skip = [&](const std::string& word) {
    at = std::min(line.find_first_not_of(" \t", at), line.size());
    const bool is_there = line.compare(at, word.size(), word) == 0;
    at += is_there ? word.size() : 0;
    return is_there;
  };
  if (!skip("#") || !skip("include") || !skip("\"")) return "";
  const std::size_t end = line.find('"', at);
  return end == std::string::npos ? "" : line.substr(at, end - at);
}

}  // namespace

std::vector<fs::path> find_own_headers(const fs::path& submission) {
  std::vector<fs::path> headers;
  std::vector<fs::path> unread{submission};
  while (!unread.empty() && headers.size() < most_headers) {
    const fs::path file = std::move(unread.back());
    unread.pop_back();
    std::error_code ignored;  // what is absent names nothing
    if (!fs::is_regular_file(file, ignored)) continue;
    std::ifstream text(file, std::ios::binary);
    for (std::string line; std::getline(text, line);) {
      const std::string name = name_in_include(line);
      if (name.empty()) continue;
      // Looked for beside the file that names it, then beside the submission.
      for (const fs::path& includer : {file, submission}) {
        const fs::path header = (includer.parent_path() / name).lexically_normal();
        if (std::ranges::count(headers, header) > 0) continue;
        headers.push_back(header);
        unread.push_back(header);
      }
    }
  }
  return headers;
}

}  // namespace judge
