#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "judge/bad_input.h"
#include "judge/cases/case.h"
#include "judge/cases/shard.h"

namespace judge {

/// The suite files that paths stand for, as `load_suites` takes them. Throws BadInput if one of
/// them does not exist.
std::vector<std::filesystem::path> find_suite_files(
    const std::vector<std::filesystem::path>& paths);

/// Loads suite files, in the order of `paths`. A file that is no JSON, by its name and by its first
/// character, is a list of boards, see `parse_board_list`; `-` is stdin. A folder stands for its
/// `*.json` files in the order of their names, but for hidden ones and `*.schema.json`; its
/// subfolders are not entered. Throws BadInput that names the faults of all files, each in a line
/// of its own.
std::vector<Suite> load_suites(const std::vector<std::filesystem::path>& paths);

/// The case `command-line/board` of the option `--board`. It may have several solutions; BadInput
/// if the text is no board or the board has no solution. For the spellings see `read_board`.
Case case_of_board(std::string_view text, std::chrono::nanoseconds time_limit);

/// Keeps the cases of a shard, counted through all suites, and the suites that have such a case.
std::vector<Suite> select_shard(std::vector<Suite> suites, const Shard& shard);

/// Whether `load_suites` takes a file for a suite rather than for a list of boards.
bool is_suite_file(const std::filesystem::path& file);

/// Keeps the cases whose full name or own name matches a glob of the shell, and the suites that
/// have such a case. BadInput if there is none, with the names that are nearest.
std::vector<Suite> select_cases(std::vector<Suite> suites, const std::string& glob);

}  // namespace judge
