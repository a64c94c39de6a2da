#include "judge/debugger/debugger.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <vector>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/build/toolchain.h"
#include "judge/debugger/stopper.h"
#include "judge/run/child.h"
#include "judge/run/interrupt.h"
#include "judge/run/memory_file.h"
#include "judge/run/system_error.h"

// The debugger is told what to do by a script of its own language beside this file, which finds the
// rest in the environment: no path has to be quoted for a debugger's command line.

namespace judge {

namespace fs = std::filesystem;

namespace {

constexpr auto longest_start = 60s;  // of gdb: it reads the library's symbols, on a busy machine
constexpr auto tick_of_debugger = 5ms;
// As around the judge's own worker, see judge/run/worker_process.cpp.
constexpr std::uint64_t memory_slack_bytes = 256ULL << 20;
constexpr std::size_t words_of_debugger_bytes = 4 << 10;

fs::path script(const char* name) {
  return fs::path(JUDGE_SOURCE_DIR) / "judge" / "debugger" / name;
}

/// What the scripts read.
std::vector<std::string> environment_for(const Debuggee& debuggee) {
  const std::string_view board = debuggee.tested->board.cells();
  return {
      "JUDGE_WORKER=" + debuggee.program.worker.string(),
      "JUDGE_LIBRARY=" + debuggee.program.library.string(),
      "JUDGE_SOURCE=" + debuggee.source.string(),
      fmt::format("JUDGE_BOARD={}", board),
      fmt::format("JUDGE_MEMORY={}", debuggee.limits.memory_bytes + memory_slack_bytes),
      "SHELL=/bin/sh",     // gdb starts the program by it
      "DEBUGINFOD_URLS=",  // no question whether to download, and no download
  };
}

std::vector<std::string> session_arguments(const Debugger& debugger) {
  switch (debugger.kind) {
    case Debugger::Kind::gdb:
      return {debugger.program.string(), "-q", "-x", script("gdb_session.py").string()};
    case Debugger::Kind::lldb:
      return {debugger.program.string(), "--source-quietly", "-o",
              fmt::format("command script import \"{}\"", script("lldb_session.py").string())};
  }
  return {};
}

void set_stack_limit(std::uint64_t bytes) {
  rlimit limit{};
  checked(getrlimit(RLIMIT_STACK, &limit), "getrlimit");
  limit.rlim_cur = std::min<rlim_t>(bytes, limit.rlim_max);
  checked(setrlimit(RLIMIT_STACK, &limit), "setrlimit");
}

std::vector<Variable> variables_of(const nlohmann::json& frame) {
  std::vector<Variable> variables;
  for (const auto& one : frame.value("variables", nlohmann::json::array()))
    variables.push_back({one.at("name"), one.at("value")});
  return variables;
}

Stack stack_of(const nlohmann::json& sample) {
  Stack stack;
  stack.has_more = sample.at("has_more");
  for (const auto& frame : sample.at("frames"))
    stack.frames.push_back(
        {frame.at("file"), frame.at("line"), frame.at("function"), variables_of(frame)});
  return stack;
}

/// What gdb_session.py has written; nullopt if it says that it failed.
std::optional<Place> place_of(const nlohmann::json& written) {
  const auto& stop = written.at("stop");
  const std::string kind = stop.at("kind");
  Place place;
  if (kind == "signal")
    place.stop = StoppedBySignal{stop.at("name")};
  else if (kind == "limit")
    place.stop = StoppedAtLimit{};
  else if (kind == "exit")
    place.stop = CalledExit{};
  else if (kind == "returned")
    place.stop = CameBack{};
  else
    return std::nullopt;
  for (const auto& sample : written.at("samples")) place.samples.push_back(stack_of(sample));
  return place;
}

Command command_for_place(const Debugger& gdb, const Debuggee& debuggee, const fs::path& answer,
                          int input, int output) {
  Command command;
  // -nx: what a user has set for sessions is not asked for here.
  command.arguments = {
      gdb.program.string(), "-nx", "-q", "-batch", "-x", script("gdb_session.py").string()};
  command.environment = environment_for(debuggee);
  command.environment.push_back("JUDGE_BACKTRACE=" + answer.string());
  command.environment.push_back("LC_ALL=C.UTF-8");
  for (const char* name : {"PATH", "HOME"}) {
    if (const char* value = getenv(name))
      command.environment.push_back(fmt::format("{}={}", name, value));
  }
  command.descriptors = {input, output, output};
  command.resource_limits = {{RLIMIT_CORE, 0},
                             {RLIMIT_STACK, debuggee.limits.stack_bytes},
                             {RLIMIT_FSIZE, debuggee.limits.output_bytes + 1}};
  return command;
}

/// The end of what gdb and the submission have printed.
std::string last_words_of(const MemoryFile& output) {
  const std::int64_t size = output.size();
  const auto start = std::max<std::int64_t>(0, size - std::int64_t{words_of_debugger_bytes});
  return output.read(start, words_of_debugger_bytes);
}

}  // namespace

Debugger find_debugger() {
  const char* wanted = getenv("DEBUGGER");
  const std::string name = wanted != nullptr && *wanted != '\0' ? wanted : "gdb";
  const auto program = find_program(name);
  const std::string file = fs::path(name).filename().string();
  const bool is_lldb = file.starts_with("lldb");
  if (!is_lldb && file.find("gdb") == std::string::npos)
    throw BadInput(fmt::format(
        "DEBUGGER={}: the judge knows gdb and lldb; set DEBUGGER to one of them", name));
  if (!program)
    throw BadInput(fmt::format("{} is not installed; install it: {}", name,
                               is_lldb ? "apt-get install lldb" : "sh .ci/setup debug"));
  return {is_lldb ? Debugger::Kind::lldb : Debugger::Kind::gdb, *program};
}

void become_debugger(const Debugger& debugger, const Debuggee& debuggee) {
  for (const std::string& entry : environment_for(debuggee)) {
    const std::size_t border = entry.find('=');
    checked(setenv(entry.substr(0, border).c_str(), entry.substr(border + 1).c_str(), 1), "setenv");
  }
  set_stack_limit(debuggee.limits.stack_bytes);
  prctl(PR_SET_CHILD_SUBREAPER, 0);  // exec would keep it, and a debugger expects no orphans
  std::vector<std::string> arguments = session_arguments(debugger);
  std::vector<char*> words;
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  execv(words.front(), words.data());
  throw_errno("execv " + arguments.front());
}

Place find_place(const Debugger& gdb, const Debuggee& debuggee, const OnProgress& on_progress) {
  const TemporaryFolder folder(debuggee.program.library.parent_path());
  const fs::path answer = folder.path() / "place.json";
  const MemoryFile output("judge-debugger");
  const Descriptor input(checked(open("/dev/null", O_RDONLY | O_CLOEXEC), "open /dev/null"));
  Child child(command_for_place(gdb, debuggee, answer, input.number(), output.descriptor()));
  Stopper stopper(child.pid(), debuggee.tested->time_limit);
  const auto deadline = std::chrono::steady_clock::now() + longest_start +
                        2 * wall_limit(debuggee.tested->time_limit);
  while (!child.wait(tick_of_debugger)) {
    throw_if_interrupted();
    on_progress(fmt::format("running {} in gdb", debuggee.tested->full_name()));
    stopper.look();
    if (std::chrono::steady_clock::now() > deadline) child.kill();
  }
  std::optional<Place> place;
  if (fs::exists(answer)) place = place_of(nlohmann::json::parse(read_file(answer)));
  if (!place)
    throw std::runtime_error(
        fmt::format("gdb could not tell where it was; its last words:\n{}", last_words_of(output)));
  return *place;
}

}  // namespace judge
