#include "judge/run/sandbox.h"

#include <fcntl.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <system_error>

#include "judge/run/memory_file.h"
#include "judge/run/system_error.h"

// Theory of operation. A submission is a stranger's code that runs with the user's rights. Two
// layers of the kernel's, which need neither root nor a daemon nor a namespace, take those away:
//
//   Landlock   files: the worker can read what its libraries are loaded from, and nothing else;
//   seccomp    system calls: everything that reaches beyond the process.
//
//   judge                                       worker
//   makes the Landlock rules (a descriptor)
//   starts the worker           ──────────────► sets itself up; nothing of the submission's yet
//   makes the filter, which names the           says that it is ready
//   worker's pid
//   sees that it is ready, says go  ──────────► gives up root's powers, enters both layers, and
//                                               only now loads the submission
//
// From the go on the judge believes nothing that the worker writes. Up to it an end of the worker
// is the judge's own fault, and is reported as such.
//
// The filter is a deny list: everything is allowed but what is named below. A list of what is
// allowed would be tighter and break with each new C library. A call on the list has one of two
// fates, decided for each:
//
//   the end   `end_at`: nobody solves a Sudoku by it. The call raises SIGSYS, whose handler in the
//             worker notes the call, so that the report can name it. The handler cannot be
//             replaced; with SIGSYS masked the kernel ends the process by itself.
//   an error  `refuse`: a harmless program may ask (open a log file, raise its stack limit), or the
//             C library tries a new call before an old one. It is told no, as a file system or an
//             administrator could have said, and copes.
//
// An `int` argument is compared in its lower half only, where a match refuses: the kernel looks at
// nothing else, and a submission could fill the upper half with anything. Where a mismatch refuses
// (`kill` of another process than itself), all 64 bits count.
//
// Files are guarded twice, by Landlock and by refusing to open for writing, since the second holds
// on kernels without the first. What remains open: reading the names and attributes of files
// (`stat`), and the clock.

namespace judge {

namespace {

/// Asks for no filter at all: where filters can be had, the kernel finds fault with the address.
bool has_seccomp() {
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, nullptr) != 0 && errno == EFAULT;
}

constexpr std::uint64_t lower_half = 0xffff'ffff;

/// The argument, an `int` for the kernel, is `value`.
scmp_arg_cmp is(unsigned argument, std::uint64_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, lower_half, value & lower_half};
}

scmp_arg_cmp is_not(unsigned argument, std::uint64_t value) {
  return {argument, SCMP_CMP_NE, value, 0};
}

/// The bits of `mask` are those of `value`.
scmp_arg_cmp has_bits(unsigned argument, std::uint64_t mask, std::uint64_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}

class Filter {
 public:
  Filter() : context_(seccomp_init(SCMP_ACT_ALLOW), seccomp_release) {
    if (!context_) throw std::runtime_error("seccomp_init failed");
    // Calls of a 32-bit program or of the x32 ABI would slip past rules made for this machine's
    // own.
    require(seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
  }

  void end_at(const char* call, std::initializer_list<scmp_arg_cmp> condition = {}) {
    add(SCMP_ACT_TRAP, seccomp_syscall_resolve_name(call), condition);
  }
  void refuse(int error, const char* call, std::initializer_list<scmp_arg_cmp> condition = {}) {
    refuse(error, seccomp_syscall_resolve_name(call), condition);
  }
  void refuse(int error, int call, std::initializer_list<scmp_arg_cmp> condition = {}) {
    add(SCMP_ACT_ERRNO(static_cast<std::uint32_t>(error)), call, condition);
  }

  std::vector<sock_filter> instructions() const {
    const MemoryFile file("judge-filter");
    require(seccomp_export_bpf(context_.get(), file.descriptor()));
    std::vector<sock_filter> all(static_cast<std::size_t>(file.size()) / sizeof(sock_filter));
    checked(pread(file.descriptor(), all.data(), all.size() * sizeof(sock_filter), 0), "pread");
    return all;
  }

 private:
  static void require(int result) {
    if (result < 0) throw std::system_error(-result, std::generic_category(), "libseccomp");
  }

  void add(std::uint32_t action, int call, const std::initializer_list<scmp_arg_cmp>& condition) {
    if (call < 0) return;  // this machine has no such call
    require(seccomp_rule_add_array(context_.get(), action, call,
                                   static_cast<unsigned>(condition.size()), condition.begin()));
  }

  std::unique_ptr<void, void (*)(scmp_filter_ctx)> context_;
};

void confine_to_one_process(Filter& filter) {
  for (const char* call : {"fork", "vfork", "execve", "execveat"}) filter.end_at(call);
  filter.end_at("clone", {has_bits(0, CLONE_THREAD, 0)});
  // Its flags lie in memory, where a filter cannot look; told that it is missing, the C library
  // starts its threads by `clone`.
  filter.refuse(ENOSYS, "clone3");
  for (const char* call : {"unshare", "setns"}) filter.end_at(call);
  for (const char* call : {"setsid", "setpgid"}) filter.refuse(EPERM, call);
}

void keep_from_other_processes(Filter& filter, pid_t worker) {
  const auto self = static_cast<std::uint64_t>(worker);
  for (const char* call : {"kill", "tkill", "tgkill"}) filter.end_at(call, {is_not(0, self)});
  // To itself, these could pass a signal off as one of the kernel's.
  for (const char* call : {"rt_sigqueueinfo", "rt_tgsigqueueinfo"}) filter.end_at(call);
  for (const char* call :
       {"ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease",
        "kcmp", "pidfd_open", "pidfd_send_signal", "pidfd_getfd", "mq_open", "mq_unlink"})
    filter.end_at(call);
  // Of System V, also those that take the number of what somebody else has made.
  for (const char* call : {"shmget", "shmat", "shmdt", "shmctl", "semget", "semop", "semtimedop",
                           "semctl", "msgget", "msgsnd", "msgrcv", "msgctl"})
    filter.end_at(call);
  // A descriptor can be told to signal another process when it becomes ready.
  for (const int command : {F_SETOWN, F_SETOWN_EX, F_SETSIG, F_NOTIFY, F_SETLEASE})
    filter.refuse(EPERM, "fcntl", {is(1, static_cast<std::uint64_t>(command))});
  for (const int request : {FIOSETOWN, SIOCSPGRP, TIOCSTI, TIOCLINUX})
    filter.refuse(EPERM, "ioctl", {is(1, static_cast<std::uint64_t>(request))});
  // These take the number of any process of the same user, the judge among them.
  for (const char* call : {"setpriority", "ioprio_set", "sched_setscheduler", "sched_setparam",
                           "sched_setattr", "migrate_pages", "move_pages"})
    filter.refuse(EPERM, call);
  filter.refuse(EPERM, "sched_setaffinity", {is_not(0, 0)});
}

void keep_from_the_network(Filter& filter) {
  for (const char* call : {"socket", "socketpair"}) filter.end_at(call);
}

void keep_from_the_machine(Filter& filter) {
  for (const char* call : {"mount",
                           "umount2",
                           "pivot_root",
                           "chroot",
                           "move_mount",
                           "open_tree",
                           "fsopen",
                           "fsconfig",
                           "fsmount",
                           "fspick",
                           "mount_setattr",
                           "bpf",
                           "add_key",
                           "request_key",
                           "keyctl",
                           "io_uring_setup",
                           "io_uring_enter",
                           "io_uring_register",
                           "perf_event_open",
                           "userfaultfd",
                           "init_module",
                           "finit_module",
                           "delete_module",
                           "kexec_load",
                           "kexec_file_load",
                           "reboot",
                           "swapon",
                           "swapoff",
                           "acct",
                           "quotactl",
                           "quotactl_fd",
                           "syslog",
                           "sethostname",
                           "setdomainname",
                           "settimeofday",
                           "clock_settime",
                           "clock_adjtime",
                           "adjtimex",
                           "iopl",
                           "ioperm",
                           "vhangup",
                           "fanotify_init",
                           "open_by_handle_at"})
    filter.end_at(call);
  filter.end_at("personality", {is_not(0, lower_half)});  // that value only asks
  for (const char* call : {"setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid",
                           "setfsuid", "setfsgid", "setgroups", "capset"})
    filter.end_at(call);
}

void keep_files_as_they_are(Filter& filter) {
  struct Open {
    const char* call;
    unsigned flags;  // which argument
  };
  for (const auto& [call, flags] : {Open{"open", 1}, Open{"openat", 2}}) {
    for (const int mode : {O_WRONLY, O_RDWR, O_ACCMODE})
      filter.refuse(EACCES, call, {has_bits(flags, O_ACCMODE, static_cast<unsigned>(mode))});
    for (const int flag : {O_CREAT, O_TRUNC})
      filter.refuse(EACCES, call,
                    {has_bits(flags, static_cast<unsigned>(flag), static_cast<unsigned>(flag))});
  }
  filter.refuse(ENOSYS, "openat2");  // its flags lie in memory
  // What others do with their files is theirs, too.
  for (const char* call :
       {"inotify_init", "inotify_init1", "getxattr", "lgetxattr", "listxattr", "llistxattr"})
    filter.refuse(EACCES, call);
  for (const char* call : {"creat",
                           "truncate",
                           "unlink",
                           "unlinkat",
                           "rename",
                           "renameat",
                           "renameat2",
                           "mkdir",
                           "mkdirat",
                           "rmdir",
                           "link",
                           "linkat",
                           "symlink",
                           "symlinkat",
                           "mknod",
                           "mknodat",
                           "chmod",
                           "fchmod",
                           "fchmodat",
                           "chown",
                           "fchown",
                           "lchown",
                           "fchownat",
                           "utime",
                           "utimes",
                           "utimensat",
                           "futimesat",
                           "setxattr",
                           "lsetxattr",
                           "fsetxattr",
                           "name_to_handle_at",
                           "removexattr",
                           "lremovexattr",
                           "fremovexattr"})
    filter.refuse(EACCES, call);
  // What hands something to a file or a device (its flags, its version, a copy): a file that is
  // open for reading is enough for that.
  constexpr std::uint64_t hands_over = std::uint64_t{_IOC_WRITE} << _IOC_DIRSHIFT;
  filter.refuse(EACCES, "ioctl", {has_bits(1, hands_over, hands_over)});
  // Newer than the library that resolves the names; such numbers are the same on every machine:
  // fchmodat2, setxattrat, getxattrat, listxattrat, removexattrat, open_tree_attr, file_setattr.
  for (const int call : {452, 463, 464, 465, 466, 467, 469}) filter.refuse(EACCES, call);
}

/// Stdout is a file, whose position tells how much was printed, and behaves like a pipe.
void keep_output_in_order(Filter& filter) {
  filter.refuse(ESPIPE, "lseek", {is_not(1, 0)});
  filter.refuse(ESPIPE, "lseek", {is_not(2, SEEK_CUR)});
  for (const char* call : {"pwrite64", "pwritev", "pwritev2", "fallocate"})
    filter.refuse(ESPIPE, call);
  for (const char* call : {"ftruncate", "splice", "copy_file_range"}) filter.refuse(EINVAL, call);
  for (const char* call :
       {"io_setup", "io_destroy", "io_submit", "io_cancel", "io_getevents", "io_pgetevents"})
    filter.refuse(ENOSYS, call);  // they write wherever they like
  constexpr int as_if_done = 0;
  filter.refuse(as_if_done, "fcntl", {is(1, F_SETFL), has_bits(2, O_APPEND, O_APPEND)});
}

void keep_limits_and_sandbox(Filter& filter) {
  filter.refuse(EPERM, "setrlimit");
  filter.refuse(EPERM, "prlimit64", {is_not(2, 0)});  // 0 only asks
  // Pages that are touched, let go and kept by a mapping, a file or a pipe are in nobody's count of
  // live memory.
  filter.refuse(EPERM, "mmap", {has_bits(3, MAP_SHARED, MAP_SHARED)});
  for (const char* call : {"memfd_create", "memfd_secret", "vmsplice", "tee"})
    filter.refuse(EPERM, call);
  filter.refuse(EPERM, "fcntl", {is(1, F_SETPIPE_SZ)});
  filter.refuse(EPERM, "rt_sigaction", {is(0, SIGSYS), is_not(1, 0)});  // 0 only asks
  filter.refuse(EPERM, "seccomp");
  constexpr int set_syscall_user_dispatch = 59;
  for (const int option : {PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_MM, set_syscall_user_dispatch})
    filter.refuse(EPERM, "prctl", {is(0, static_cast<std::uint64_t>(option))});
}

}  // namespace

const Sandbox& available_sandbox() {
  static const Sandbox available{has_landlock(), has_seccomp()};
  return available;
}

FileRules rules_for_worker(const Program& program) {
  FileRules rules;
  rules.allow_reading(program.library);
  // Where the dynamic loader may find what the submission's library needs.
  for (const char* path : {"/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib",
                           "/nix/store", "/gnu/store", "/etc/ld.so.cache"})
    rules.allow_reading(path);
  for (const char* path : {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"})
    rules.allow_reading(path);
  return rules;
}

std::vector<sock_filter> filter_for_worker(pid_t worker) {
  Filter filter;
  confine_to_one_process(filter);
  keep_from_other_processes(filter, worker);
  keep_from_the_network(filter);
  keep_from_the_machine(filter);
  keep_files_as_they_are(filter);
  keep_output_in_order(filter);
  keep_limits_and_sandbox(filter);
  return filter.instructions();
}

std::string name_of_system_call(std::uint32_t number) {
  const std::unique_ptr<char, void (*)(void*)> name(
      seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, static_cast<int>(number)), std::free);
  if (!name) return "number " + std::to_string(number);
  const std::string text = name.get();
  return text == "clone" ? "clone (a new process)" : text;  // many know it only as `fork`
}

}  // namespace judge
