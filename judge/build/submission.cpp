#include "judge/build/submission.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/build/paste.h"
#include "judge/cases/nearest.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largest_file_bytes = 4 << 20;

fs::path find_file(const std::string& name_or_path) {
  if (const auto found = find_submission(name_or_path)) return *found;
  const fs::path as_typed = name_or_path;
  if (fs::exists(as_typed)) return as_typed;  // a folder: `read_text` says so
  const auto near = nearest(as_typed.stem().string(), solution_names());
  throw BadInput(fmt::format("{}: no such solution, neither here nor in {}{}", name_or_path,
                             shorten(solution_folder()).string() + "/",
                             near ? fmt::format("; did you mean {}?", *near) : ""));
}

std::string read_text(const fs::path& path) {
  if (fs::is_directory(path))
    throw BadInput(fmt::format("{} is a folder, expected a C++ file", path.string()));
  if (!fs::is_regular_file(path))
    throw BadInput(fmt::format("{} is not a regular file, expected a C++ file", path.string()));
  if (const auto size = fs::file_size(path); size > largest_file_bytes)
    throw BadInput(fmt::format("{} has {} bytes; a solution has at most {}", path.string(), size,
                               largest_file_bytes));
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf()).good()) {
    if (!file.is_open() || fs::file_size(path) > 0)
      throw BadInput(fmt::format("{} cannot be read: is it yours to read?", path.string()));
  }
  return text.str();
}

}  // namespace

fs::path solution_folder() {
  return fs::path(JUDGE_SOURCE_DIR) / "solution";
}

std::optional<fs::path> find_submission(const std::string& name_or_path) {
  const fs::path as_typed = name_or_path;
  if (fs::exists(as_typed) && !fs::is_directory(as_typed)) return as_typed;
  if (!as_typed.has_parent_path()) {
    for (const std::string& file : {name_or_path, name_or_path + ".cpp"}) {
      if (fs::exists(solution_folder() / file)) return shorten(solution_folder() / file);
    }
  }
  return std::nullopt;
}

std::vector<std::string> solution_names() {
  std::vector<std::string> names;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(solution_folder(), error)) {
    if (entry.path().extension() == ".cpp") names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

Submission read_submission(const std::string& name_or_path) {
  const fs::path path = find_file(name_or_path);
  Paste paste = read_paste(read_text(path));
  return {path.stem().string(), path, std::move(paste.text), std::move(paste.notes),
          paste.is_free_function};
}

}  // namespace judge
