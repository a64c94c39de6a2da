#include "judge/build/compiler_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "judge/run/interrupt.h"
#include "judge/run/system_error.h"

namespace judge {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t messages_kept_bytes = 256 << 10;
constexpr rlim_t memory_bytes = 2ULL << 30;  // of each of its processes
constexpr int wall_per_cpu = 4;  // the backstop for a compiler that waits, on a busy machine

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
                         std::chrono::seconds cpu_limit, int input, int messages,
                         const FileRules* file_rules) {
  Command command;
  command.arguments = arguments;
  command.environment = compiler_environment(temporary);
  command.descriptors = {input, messages, messages};
  command.resource_limits = {{RLIMIT_CORE, 0},
                             {RLIMIT_CPU, static_cast<rlim_t>(cpu_limit.count())},
                             {RLIMIT_AS, memory_bytes},
                             {RLIMIT_FSIZE, static_cast<rlim_t>(largest_file_bytes)}};
  command.starts_others = true;
  if (file_rules != nullptr) command.file_rules = file_rules->descriptor();
  return command;
}

Descriptor open_null() {
  return Descriptor(checked(open("/dev/null", O_RDONLY | O_CLOEXEC), "open /dev/null"));
}

}  // namespace

CompilerProcess::CompilerProcess(const std::vector<std::string>& arguments,
                                 const std::filesystem::path& temporary,
                                 std::uint64_t largest_file_bytes, std::chrono::seconds cpu_limit,
                                 const FileRules* file_rules)
    : cpu_limit_(cpu_limit),
      messages_("judge-compiler"),
      child_(compiler_command(arguments, temporary, largest_file_bytes, cpu_limit,
                              open_null().number(), messages_.descriptor(), file_rules)) {}

bool blames_the_disk(const CompilerResult& result) {
  return std::ranges::any_of(
      std::array{"No space left on device", "Disk quota exceeded", "Read-only file system"},
      [&](const char* sign) { return result.messages.find(sign) != std::string::npos; });
}

CompilerResult CompilerProcess::finish(const std::function<void()>& on_tick) {
  const auto deadline = std::chrono::steady_clock::now() + wall_per_cpu * cpu_limit_;
  CompilerResult result;
  for (;;) {
    if (const auto end = child_.wait(20ms)) {
      const auto* exit = std::get_if<ExitCode>(&*end);
      result.succeeded = exit != nullptr && exit->code == 0;
      // Whatever the driver says of the compiler that it started: one that was stopped had used up
      // its time.
      if (!result.succeeded && child_.final_cpu_time() > cpu_limit_ - 100ms)
        result.timed_out = true;
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
