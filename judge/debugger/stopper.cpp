#include "judge/debugger/stopper.h"

#include <fmt/format.h>
#include <signal.h>
#include <time.h>

#include <fstream>
#include <string>
#include <utility>

#include "judge/run/limits.h"

namespace judge {

namespace {

using std::chrono::nanoseconds;

// Between two samples of a loop: longer than an inner loop takes, so that they are independent.
constexpr nanoseconds cpu_between_samples = 20ms;
constexpr nanoseconds wall_between_samples = 200ms;

/// The process that a debugger has started, once it is the submission's: gdb starts a shell first.
pid_t child_of(pid_t debugger) {
  std::ifstream children(fmt::format("/proc/{0}/task/{0}/children", debugger));
  pid_t child = 0;
  children >> child;
  if (child == 0) return 0;
  std::string name;
  std::getline(std::ifstream(fmt::format("/proc/{}/comm", child)), name);
  return name == "worker" ? child : 0;
}

nanoseconds cpu_time_of(pid_t process) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return {};
  return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

/// Whether its debugger holds it just now; then a further signal would only wait for it.
bool is_held(pid_t process) {
  std::ifstream status(fmt::format("/proc/{}/status", process));
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("State:")) return line.find("\tt ") != std::string::npos;
  }
  return true;  // it is gone
}

}  // namespace

Stopper::Stopper(pid_t debugger, nanoseconds cpu_limit)
    : debugger_(debugger),
      cpu_limit_(cpu_limit),
      wall_limit_(wall_limit(cpu_limit)),
      last_look_(std::chrono::steady_clock::now()) {}

void Stopper::look() {
  const auto now = std::chrono::steady_clock::now();
  const nanoseconds since_last_look = now - std::exchange(last_look_, now);
  if (debugged_ == 0) {
    debugged_ = child_of(debugger_);
    return;
  }
  if (is_held(debugged_)) return;
  wall_ += since_last_look;
  const nanoseconds cpu = cpu_time_of(debugged_);
  if (cpu < cpu_limit_ && wall_ < wall_limit_) return;
  kill(debugged_, SIGSTOP);
  cpu_limit_ = cpu + cpu_between_samples;
  wall_limit_ = wall_ + wall_between_samples;
}

}  // namespace judge
