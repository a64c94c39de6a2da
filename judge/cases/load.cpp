#include "judge/cases/load.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fnmatch.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>

#include "judge/cases/board_list.h"
#include "judge/cases/board_text.h"
#include "judge/cases/faults.h"
#include "judge/cases/nearest.h"
#include "judge/cases/quote.h"
#include "judge/cases/suite_file.h"
#include "judge/report/escape.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largest_file = 16 << 20;

std::string show(const fs::path& path) {
  return path.empty() ? "\"\"" : escape_line(path.string());
}

std::string describe_missing(const fs::path& as_typed) {
  const fs::path path = as_typed.has_filename() ? as_typed : as_typed.parent_path();  // `folder/`
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    names.push_back(entry->path().filename().string());
  std::ranges::sort(names);
  std::error_code is_no_link;
  if (const fs::path target = fs::read_symlink(path, is_no_link); !is_no_link)
    return fmt::format("{}: a link to {}, which is not there", show(as_typed), show(target));
  const auto meant = nearest(path.filename().string(), names);
  return fmt::format(
      "{}: no such file or folder{}", show(as_typed),
      meant ? fmt::format(", did you mean {}?", show(path.parent_path() / *meant)) : "");
}

bool is_suite_name(const std::string& name) {
  return name.ends_with(".json") && !name.ends_with(".schema.json") && !name.starts_with('.');
}

std::vector<fs::path> list_suites_of_folder(const fs::path& folder, Faults& faults) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (is_suite_name(entry->path().filename().string())) files.push_back(entry->path());
  }
  if (error)
    faults.add(fmt::format("{}: the folder cannot be read: {}", show(folder), error.message()));
  else if (files.empty())
    faults.add(fmt::format("{}: the folder has no suites, expected *.json files", show(folder)));
  std::ranges::sort(files);
  return files;
}

/// The files that paths of the user stand for.
std::vector<fs::path> list_files(const std::vector<fs::path>& paths, Faults& faults) {
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code error;
    if (fs::is_directory(path, error))
      std::ranges::move(list_suites_of_folder(path, faults), std::back_inserter(files));
    else
      files.push_back(path);
  }
  return files;
}

/// The text of a regular file of a sane size. Anything else is not even opened: a pipe would block,
/// /dev/zero has no end.
std::optional<std::string> read_file(const fs::path& file, Faults& faults) {
  const auto refuse = [&](std::string_view why) {
    faults.add(fmt::format("{}: {}", show(file), why));
    return std::nullopt;
  };
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (status.type() == fs::file_type::not_found) {
    faults.add(describe_missing(file));
    return std::nullopt;
  }
  if (error && !fs::status_known(status)) return refuse("cannot be read: " + error.message());
  if (fs::is_directory(status)) return refuse("is a folder, expected a file");
  if (!fs::is_regular_file(status))
    return refuse("is a device, a pipe or a socket, expected a file");
  const std::uintmax_t size = fs::file_size(file);
  if (size > largest_file)
    return refuse(
        fmt::format("is {} bytes large, expected at most {} (16 MiB)", size, largest_file));
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return refuse("cannot be read: " + std::generic_category().message(errno));
  std::string text(size, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(size));
  if (stream.bad()) return refuse("cannot be read: " + std::generic_category().message(errno));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return text;
}

/// All of stdin; nothing if it is too large.
std::optional<std::string> read_stdin(Faults& faults) {
  std::string text(largest_file + 1, '\0');
  std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  if (text.size() <= largest_file) return text;
  faults.add(fmt::format("stdin has more than {} bytes (16 MiB)", largest_file));
  return std::nullopt;
}

bool begins_as_json(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  return start != std::string_view::npos && text[start] == '{';
}

Suite parse_suite_or_list(const std::string& text, const fs::path& file, Faults& faults) {
  const std::string name = file == "-" ? "stdin" : file.string();
  return file.extension() == ".json" || begins_as_json(text) ? parse_suite(text, name, faults)
                                                             : parse_board_list(text, name, faults);
}

bool matches(const std::string& glob, const std::string& name) {
  return glob == name || fnmatch(glob.c_str(), name.c_str(), 0) == 0;
}

/// What could have been meant by a glob that matches no case.
std::string suggest_names(const std::vector<Suite>& suites, std::string glob) {
  std::erase_if(glob, [](char c) { return c == '*' || c == '?' || c == '[' || c == ']'; });
  const bool is_full_name = glob.find('/') != std::string::npos;
  std::vector<std::string> names;
  for (const Suite& suite : suites) {
    for (const Case& one : suite.cases) names.push_back(is_full_name ? one.full_name() : one.name);
  }
  const std::vector<std::string> meant = nearest_few(glob, names, 3);
  if (!meant.empty()) return fmt::format(", did you mean {}?", fmt::join(meant, ", "));
  return names.empty() ? "" : fmt::format(", names look like {}", names.front());
}

}  // namespace

std::vector<fs::path> find_suite_files(const std::vector<fs::path>& paths) {
  Faults faults;
  std::vector<fs::path> files = list_files(paths, faults);
  for (const fs::path& file : files) {
    std::error_code error;
    if (fs::status(file, error).type() == fs::file_type::not_found)
      faults.add(describe_missing(file));
  }
  faults.throw_if_any();
  return files;
}

std::vector<Suite> load_suites(const std::vector<fs::path>& paths) {
  Faults faults;
  std::vector<Suite> suites;
  std::map<std::string, fs::path> file_of_suite;
  for (const fs::path& file : list_files(paths, faults)) {
    const std::optional<std::string> text =
        file == "-" ? read_stdin(faults) : read_file(file, faults);
    if (!text) continue;
    Suite suite = parse_suite_or_list(*text, file, faults);
    const auto [earlier, is_new] = file_of_suite.emplace(suite.name, file);
    if (!is_new)
      faults.add(fmt::format("{}: a suite of the name {} is loaded already, from {}", show(file),
                             quote(suite.name), show(earlier->second)));
    suites.push_back(std::move(suite));
  }
  faults.throw_if_any();
  return suites;
}

Case case_of_board(std::string_view text, std::chrono::nanoseconds time_limit) {
  Faults faults;
  const BoardOrFaults read = read_board(text);
  if (const auto* found = std::get_if<std::vector<std::string>>(&read)) {
    for (const std::string& fault : *found) faults.add("--board: " + fault);
    faults.throw_if_any();
  }
  const Board board = std::get<Board>(read);
  for (const RepeatedDigit& digit : find_repeated_givens(board))
    faults.add("--board: no solution: " + describe(digit));
  faults.throw_if_any();
  const Solutions solutions = find_solutions(board);
  if (!solutions.first) throw BadInput("--board: the board has no solution");
  return {"command-line",        "board",        "",        board, *solutions.first,
          solutions.is_unique(), {"--board", 0}, time_limit};
}

bool is_suite_file(const fs::path& file) {
  if (file.extension() == ".json") return true;
  std::string beginning(256, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  beginning.resize(static_cast<std::size_t>(stream.gcount()));
  return begins_as_json(beginning);
}

std::vector<Suite> select_shard(std::vector<Suite> suites, const Shard& shard) {
  std::size_t position = 0;
  for (Suite& suite : suites)
    std::erase_if(suite.cases, [&](const Case&) { return !shard.takes(position++); });
  std::erase_if(suites, [](const Suite& suite) { return suite.cases.empty(); });
  if (suites.empty())
    throw BadInput(fmt::format("shard {}/{} has no case: there are only {}", shard.index,
                               shard.count, position));
  return suites;
}

std::vector<Suite> select_cases(std::vector<Suite> suites, const std::string& glob) {
  const std::vector<Suite> all = suites;
  for (Suite& suite : suites)
    std::erase_if(suite.cases, [&](const Case& one) {
      return !matches(glob, one.full_name()) && !matches(glob, one.name);
    });
  std::erase_if(suites, [](const Suite& suite) { return suite.cases.empty(); });
  if (!suites.empty()) return suites;
  throw BadInput(fmt::format("no case matches {}{}", quote(glob), suggest_names(all, glob)));
}

}  // namespace judge
