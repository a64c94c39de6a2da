#include "judge/tests/judge_program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <deque>

#include "judge/build/files.h"
#include "judge/run/child.h"
#include "judge/run/memory_file.h"

namespace judge {

namespace {

/// All of it, or as much as a test can want. Memory for the most that there may be would be filled
/// with zeros each time, which takes longer than a run of the judge.
std::string read_output(const MemoryFile& file) {
  constexpr std::int64_t most_bytes = 64 << 20;
  return file.read(0, static_cast<std::size_t>(std::min(file.size(), most_bytes)));
}

}  // namespace

nlohmann::json ProgramRun::json() const {
  if (!nlohmann::json::accept(out))
    throw std::runtime_error("exit code " + std::to_string(exit_code) +
                             ", no JSON on stdout: " + out.substr(0, 1000) + "\nstderr: " + err);
  return nlohmann::json::parse(out);
}

std::string judge_program() {
  const char* other = getenv("JUDGE_UNDER_TEST");
  return other != nullptr ? other : JUDGE_PROGRAM;
}

std::vector<std::string> environment_with(const std::vector<std::string>& changes) {
  std::vector<std::string> environment = changes;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string name = std::string(*entry).substr(0, std::string(*entry).find('='));
    const bool is_changed =
        std::any_of(changes.begin(), changes.end(),
                    [&](const std::string& change) { return change.starts_with(name + "="); });
    if (!is_changed) environment.push_back(*entry);
  }
  return environment;
}

ProgramRun run_judge(const std::vector<std::string>& arguments, const Surroundings& around) {
  const MemoryFile out("test-stdout");
  const MemoryFile err("test-stderr");
  const Descriptor in(open(around.input.c_str(), O_RDONLY | O_CLOEXEC));
  Command command;
  command.arguments = {around.program};
  command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
  command.environment = environment_with(around.environment);
  command.folder = around.folder.empty() ? JUDGE_SOURCE_DIR : around.folder.string();
  command.descriptors = {in.number(), out.descriptor(), err.descriptor()};

  Child child(command);
  const auto end = child.wait(std::chrono::minutes(4));
  if (!end) {
    ADD_FAILURE() << "the judge did not come to an end";
    return {};
  }
  ProgramRun run;
  run.out = read_output(out);
  run.err = read_output(err);
  if (const auto* exit = std::get_if<ExitCode>(&*end))
    run.exit_code = exit->code;
  else
    run.exit_code = 128 + std::get<EndSignal>(*end).number;
  return run;
}

std::filesystem::path new_test_folder() {
  static std::deque<TemporaryFolder> folders;
  return folders.emplace_back(testing::TempDir()).path();
}

}  // namespace judge
