#include "judge/verbs/new_solution.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <memory>
#include <system_error>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/build/submission.h"
#include "judge/cases/quote.h"
#include "judge/options/options.h"
#include "judge/report/escape.h"
#include "judge/report/shell.h"

namespace judge {

namespace {

/// What LeetCode's editor begins with.
constexpr std::string_view stub = R"(class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {

    }
};
)";

/// `mine`, of `mine` or `mine.cpp`.
std::string name_without_ending(std::string name) {
  if (name.ends_with(".cpp")) name.resize(name.size() - 4);
  const bool is_hidden_or_empty = name.empty() || name.starts_with('.') || name.starts_with('-');
  if (is_hidden_or_empty || name.find('/') != std::string::npos || escape_line(name) != name)
    throw BadInput(fmt::format(
        "{} is no name for a file in solution/, expected one such as mine (make new NAME=mine)",
        quote(name)));
  return name;
}

int make_solution(const std::string& wanted_name) {
  const std::string name = name_without_ending(wanted_name);
  const std::filesystem::path file = shorten(solution_folder() / (name + ".cpp"));
  // Refused by the kernel, so that two at once cannot overwrite each other either.
  const Descriptor opened(open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (opened.number() < 0 && errno == EEXIST)
    throw BadInput(fmt::format("{} is there already, and is left as it is", file.string()));
  if (opened.number() < 0) throw std::system_error(errno, std::generic_category(), file.string());
  write_all(opened.number(), stub, file.string());
  ReportOptions().write(fmt::format("{} is new; judge it: make judge SOLUTION={}\n", file.string(),
                                    shell_quoted(name)));
  return 0;
}

}  // namespace

Act add_new(CLI::App& verb) {
  auto name = std::make_shared<std::string>();
  verb.add_option("NAME", *name, "its name, such as mine")->required();
  verb.footer("Exit code: 0 made, 2 not: a file that is there is never overwritten.");
  return [name] { return make_solution(*name); };
}

}  // namespace judge
