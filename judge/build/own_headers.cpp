#include "judge/build/own_headers.h"

#include <algorithm>
#include <fstream>
#include <string>

#include "judge/build/cpp_words.h"

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

/// Outside of the submission's folder and the system's: see `rules_for_compiler` in compile.cpp.
bool is_out_of_reach(const fs::path& name) {
  if (name.is_absolute()) return !name.native().starts_with("/usr/");
  return std::ranges::any_of(
      name, [](const fs::path& part) { return part.native().starts_with('.') && part != "."; });
}

}  // namespace

std::string without_files_out_of_reach(std::string text) {
  const std::string code = code_of(text);
  for (const std::string_view word : words_of(code)) {
    if (word != "__has_include" && word != "__has_include_next") continue;
    const auto end = static_cast<std::size_t>(word.data() - code.data()) + word.size();
    const std::size_t open = text.find_first_not_of(" \t(", end);
    if (open == std::string::npos || (text[open] != '"' && text[open] != '<')) continue;
    const std::size_t close = text.find_first_of(text[open] == '"' ? "\"\n" : ">\n", open + 1);
    if (close == std::string::npos) continue;
    const std::size_t length = close - open - 1;
    if (is_out_of_reach(text.substr(open + 1, length)))
      text.replace(open + 1, length, std::string(length, '*'));
  }
  return text;
}

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
