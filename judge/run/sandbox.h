#pragma once

#include <linux/filter.h>
#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "judge/build/program.h"
#include "judge/run/landlock.h"

namespace judge {

/// The layers of the sandbox that are in place. What the kernel cannot give is left out, and the
/// report says so.
struct Sandbox {
  bool landlock = true;  // no file can be read or changed
  bool seccomp = true;   // no process, socket, signal to others, …
};

/// What this kernel gives to this process, which may itself be in somebody's sandbox; asked once.
const Sandbox& available_sandbox();

/// What a worker needs of the file system to load its submission.
FileRules rules_for_worker(const Program& program);

/// The system calls that a worker process is refused.
std::vector<sock_filter> filter_for_worker(pid_t worker);

/// `socket`, or `number 460` for a call newer than the library that knows the names.
std::string name_of_system_call(std::uint32_t number);

}  // namespace judge
