#pragma once

// The worker's half of the sandbox: it enters what the judge has prepared, see
// judge/run/sandbox.cpp. Nothing but the C library is used, since this is compiled by the
// submission's compiler.

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "judge/worker/shared_memory.h"

namespace judge::worker {

/// Root's powers go, except that it may read the cache of another user: Landlock says which files
/// can be read. Without Landlock nothing is lost by it that root could not read as the owner.
inline bool drop_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3]{};
  if (syscall(SYS_capget, &header, sets) != 0) return false;
  sets[0].permitted &= 1U << CAP_DAC_READ_SEARCH;
  sets[0].effective &= 1U << CAP_DAC_READ_SEARCH;
  sets[0].inheritable = 0;
  sets[1] = {};
  return syscall(SYS_capset, &header, sets) == 0;
}

/// The C library looks for the stack's bounds in /proc/self/maps, and ASan for those of a stack
/// that a jump leaves. It tells the process nothing that it could not find in itself. Where there
/// is no such file, there is none to be read.
inline void allow_own_map(int file_rules) {
  struct [[gnu::packed]] PathBeneath {
    std::uint64_t allowed;
    std::int32_t parent;
  };
  constexpr long landlock_add_rule = 445;
  constexpr int path_beneath = 1;
  constexpr std::uint64_t read_file = 1 << 2;
  const int map = open("/proc/self/maps", O_PATH | O_CLOEXEC);
  const PathBeneath rule{read_file, map};
  syscall(landlock_add_rule, file_rules, path_beneath, &rule, 0);
  if (map >= 0) close(map);
}

inline bool enter_landlock() {
  constexpr long landlock_restrict_self = 446;
  allow_own_map(shared::file_rules_descriptor);
  const bool entered = syscall(landlock_restrict_self, shared::file_rules_descriptor, 0) == 0;
  close(shared::file_rules_descriptor);
  return entered;
}

inline bool enter_seccomp(const shared::Memory& memory) {
  sock_fprog program{};
  program.len = static_cast<unsigned short>(memory.filter_size);
  program.filter = const_cast<sock_filter*>(memory.filter);
  // SPEC_ALLOW: kernels before 5.16 slow a filtered process down, so that it cannot spy by
  // speculative execution; here that would falsify the times, and there is nothing to spy on.
  // Older ones than 4.17 do not know the flag.
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) ==
             0 ||
         syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

/// Enters all layers that the judge wants; returns the step that failed, or nullptr.
inline const char* enter_sandbox(const shared::Memory& memory) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "prctl(PR_SET_NO_NEW_PRIVS)";
  if (!drop_capabilities()) return "capset";
  if (memory.has_file_rules != 0 && !enter_landlock()) return "landlock_restrict_self";
  if (memory.filter_size != 0 && !enter_seccomp(memory)) return "seccomp";
  return nullptr;
}

}  // namespace judge::worker
