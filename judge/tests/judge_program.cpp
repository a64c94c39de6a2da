#include "judge/tests/judge_program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <unistd.h>

#include <chrono>

#include "judge/run/child.h"
#include "judge/run/memory_file.h"

namespace judge {

namespace {

constexpr std::size_t most_output_bytes = 64 << 20;

/// This process's environment, with `changes` in front, where the first of a name counts.
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

}  // namespace

std::string judge_program() {
  const char* other = getenv("JUDGE_UNDER_TEST");
  return other != nullptr ? other : JUDGE_PROGRAM;
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
  run.out = out.read(0, most_output_bytes);
  run.err = err.read(0, most_output_bytes);
  if (const auto* exit = std::get_if<ExitCode>(&*end))
    run.exit_code = exit->code;
  else
    run.exit_code = 128 + std::get<EndSignal>(*end).number;
  return run;
}

std::filesystem::path new_test_folder() {
  std::string name = testing::TempDir() + "judge-test.XXXXXX";
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("mkdtemp " + name);
  return name;
}

}  // namespace judge
