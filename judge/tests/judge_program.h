#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace judge {

/// What a run of the judge's program came to.
struct ProgramRun {
  int exit_code = -1;  // 128 + number for a signal
  std::string out;
  std::string err;

  /// stdout as JSON. Throws std::runtime_error, which tells what there was instead.
  nlohmann::json json() const;
};

/// The judge under test: the one that was built together with the tests, or another build of it
/// that the environment's JUDGE_UNDER_TEST names.
std::string judge_program();

/// How the program is started.
struct Surroundings {
  std::vector<std::string> environment;  // `NAME=value`, over this process's own
  std::filesystem::path folder;          // to start in; empty: the repository
  std::filesystem::path input = "/dev/null";
  std::string program = judge_program();
};

/// This process's environment, with `changes` in front; of a name the first counts.
std::vector<std::string> environment_with(const std::vector<std::string>& changes);

/// Runs the judge's program as a user would, without a terminal.
ProgramRun run_judge(const std::vector<std::string>& arguments, const Surroundings& around = {});

/// A new folder for the files of one test; gone when the process ends.
std::filesystem::path new_test_folder();

}  // namespace judge
