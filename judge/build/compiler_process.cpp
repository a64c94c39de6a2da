#include "judge/build/compiler_process.h"

#include <fcntl.h>
#include <sys/resource.h>

#include <cstdlib>

#include "judge/run/interrupt.h"
#include "judge/run/system_error.h"

namespace judge {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t messages_kept_bytes = 256 << 10;
constexpr rlim_t memory_bytes = 2ULL << 30;  // of each of its processes

std::vector<std::string> compiler_environment(const std::filesystem::path& temporary) {
  // LC_ALL: messages in English and with plain quotes, so that a report reads the same everywhere.
  // CCACHE_DISABLE: where g++ is ccache's, it would look for its own cache, which is out of reach.
  std::vector<std::string> environment{"LC_ALL=C", "CCACHE_DISABLE=1",
                                       "TMPDIR=" + temporary.string()};
  for (const char* name : {"PATH", "HOME"}) {
    if (const char* value = getenv(name)) environment.push_back(std::string(name) + "=" + value);
  }
  return environment;
}

Command compiler_command(const std::vector<std::string>& arguments,
                         const std::filesystem::path& temporary, std::uint64_t largest_file_bytes,
                         int input, int messages, const FileRules* file_rules) {
  Command command;
  command.arguments = arguments;
  command.environment = compiler_environment(temporary);
  command.descriptors = {input, messages, messages};
  command.resource_limits = {{RLIMIT_CORE, 0},
                             {RLIMIT_AS, memory_bytes},
                             {RLIMIT_FSIZE, static_cast<rlim_t>(largest_file_bytes)}};
  if (file_rules != nullptr) command.file_rules = file_rules->descriptor();
  return command;
}

Descriptor open_null() {
  return Descriptor(checked(open("/dev/null", O_RDONLY | O_CLOEXEC), "open /dev/null"));
}

}  // namespace

CompilerProcess::CompilerProcess(const std::vector<std::string>& arguments,
                                 const std::filesystem::path& temporary,
                                 std::uint64_t largest_file_bytes, const FileRules* file_rules)
    : messages_("judge-compiler"),
      child_(compiler_command(arguments, temporary, largest_file_bytes, open_null().number(),
                              messages_.descriptor(), file_rules)) {}

CompilerResult CompilerProcess::finish(std::chrono::nanoseconds limit,
                                       const std::function<void()>& on_tick) {
  const auto deadline = std::chrono::steady_clock::now() + limit;
  CompilerResult result;
  for (;;) {
    if (const auto end = child_.wait(20ms)) {
      const auto* exit = std::get_if<ExitCode>(&*end);
      result.succeeded = exit != nullptr && exit->code == 0;
      break;
    }
    throw_if_interrupted();
    if (on_tick) on_tick();
    if (std::chrono::steady_clock::now() > deadline) {
      result.timed_out = true;
      child_.kill();
    }
  }
  result.messages = messages_.read(0, messages_kept_bytes);
  return result;
}

}  // namespace judge
