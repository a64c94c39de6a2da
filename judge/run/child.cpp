#include "judge/run/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <mutex>

#include "judge/run/system_error.h"

// Theory of operation. A submission may fork, move its children to other sessions and exit. Three
// nets catch what it leaves behind:
//
// - Its process group is killed as a whole, while its leader is still a zombie, so that the number
//   of the group cannot have been given to somebody else.
// - The judge, as the subreaper, adopts every orphan below it and ends those it does not know.
// - PDEATHSIG: the kernel ends the child when the judge itself is killed, or the thread of the
//   judge that started it ends.
// - A guard, in the group of a child that starts others (a compiler's driver): the kernel tells the
//   child alone. The guard sees by the end of a pipe that the judge is gone, and ends the group.
//
// Several threads may have children. No thread looks for orphans while another one has started a
// child that it does not yet own.

namespace judge {

namespace {

/// Children that some Child owns; any other child of this process is an orphan that it adopted.
struct OwnedChildren {
  std::mutex mutex;
  std::vector<pid_t> pids;
};
OwnedChildren& owned_children() {
  static OwnedChildren children;
  return children;
}

void adopt_orphans_from_now_on() {
  static const int done =
      checked(prctl(PR_SET_CHILD_SUBREAPER, 1), "prctl(PR_SET_CHILD_SUBREAPER)");
  static_cast<void>(done);
}

/// Every child that this process has, in all its threads.
std::vector<pid_t> list_children() {
  std::vector<pid_t> pids;
  for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(thread.path() / "children");
    for (pid_t pid; file >> pid;) pids.push_back(pid);
  }
  return pids;
}

/// Ends the orphans, and the orphans that their end makes. Whoever calls it holds the mutex.
void end_orphans() {
  for (bool found = true; found;) {
    found = false;
    for (pid_t pid : list_children()) {
      if (std::ranges::count(owned_children().pids, pid) != 0) continue;
      found = true;
      kill(pid, SIGKILL);
      waitpid(pid, nullptr, 0);
    }
  }
}

std::chrono::nanoseconds duration_of(const timeval& time) {
  return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

std::vector<char*> pointers_to(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

/// Why a child could not become its program; sent through a pipe that a successful exec closes.
struct StartFailure {
  int error;
  char step[32];
};

/// The steps between the birth of a child and exec. Only async-signal-safe calls: no memory is
/// allocated, and the judge finds whatever is written to its memory.
class Starter {
 public:
  Starter(const Command& command, pid_t parent, int life_line, int failure_pipe)
      : command_(command),
        arguments_(pointers_to(command.arguments)),
        environment_(pointers_to(command.environment)),
        parent_(parent),
        life_line_(life_line),
        failure_pipe_(failure_pipe) {}

  [[noreturn]] void become_program() {
    setpgid(0, 0);
    require(prctl(PR_SET_PDEATHSIG, SIGKILL), "prctl(PR_SET_PDEATHSIG)");
    if (getppid() != parent_) _exit(1);  // the judge was gone before that call
    reset_signals();
    if (command_.starts_others) start_guard();
    move_descriptors();
    if (!command_.folder.empty()) require(chdir(command_.folder.c_str()), "chdir");
    for (const auto& [resource, amount] : command_.resource_limits) {
      const rlimit limit{amount, amount};
      require(setrlimit(resource, &limit), "setrlimit");
    }
    if (command_.file_rules) {
      constexpr long landlock_restrict_self = 446;
      require(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "prctl(PR_SET_NO_NEW_PRIVS)");
      require(static_cast<int>(syscall(landlock_restrict_self, file_rules_, 0)),
              "landlock_restrict_self");
    }
    execve(arguments_.front(), arguments_.data(), environment_.data());
    fail("execve");
  }

 private:
  /// The judge's handlers go first, then the mask that kept them from running in the child.
  void reset_signals() {
    for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
  }

  void start_guard() {
    const long guard = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);  // `fork` would call handlers
    require(static_cast<int>(guard), "clone");
    if (guard != 0) return;
    if (dup2(life_line_, 0) < 0 || syscall(SYS_close_range, 1, ~0U, 0) != 0) {
      for (int number = 1; number < 1024; ++number) close(number);
    }
    char none = 0;
    while (read(0, &none, 1) < 0 && errno == EINTR) {
    }
    ::kill(0, SIGKILL);
    _exit(0);
  }

  void move_descriptors() {
    const int count = static_cast<int>(command_.descriptors.size());
    const int out_of_the_way = std::max(100, count);
    failure_pipe_ = fcntl(failure_pipe_, F_DUPFD_CLOEXEC, out_of_the_way);
    require(failure_pipe_, "fcntl");
    if (command_.file_rules)
      require(file_rules_ = fcntl(*command_.file_rules, F_DUPFD_CLOEXEC, out_of_the_way), "fcntl");
    // In two steps, because a descriptor to be moved may itself stand on a number that is needed.
    for (int i = 0; i < count; ++i)
      require(copies_[i] = fcntl(command_.descriptors[static_cast<std::size_t>(i)], F_DUPFD_CLOEXEC,
                                 out_of_the_way),
              "fcntl");
    for (int i = 0; i < count; ++i) require(dup2(copies_[i], i), "dup2");
    // Whatever the judge's own parent left open for us is not the child's either.
    close_range_on_exec(count);
  }

  void close_range_on_exec(int first) {
    constexpr unsigned close_range_cloexec = 1U << 2;
    if (syscall(SYS_close_range, first, ~0U, close_range_cloexec) == 0) return;
    for (int number = first; number < 1024; ++number) {  // a kernel before 5.11
      const int flags = fcntl(number, F_GETFD);
      if (flags >= 0) fcntl(number, F_SETFD, flags | FD_CLOEXEC);
    }
  }

  void require(int result, const char* step) {
    if (result < 0) fail(step);
  }

  [[noreturn]] void fail(const char* step) {
    StartFailure failure{errno, {}};
    for (std::size_t i = 0; step[i] != '\0' && i + 1 < sizeof failure.step; ++i)
      failure.step[i] = step[i];
    static_cast<void>(!write(failure_pipe_, &failure, sizeof failure));
    _exit(1);
  }

  const Command& command_;
  std::vector<char*> arguments_;
  std::vector<char*> environment_;
  pid_t parent_;
  int life_line_;
  int failure_pipe_;
  int file_rules_ = -1;
  int copies_[8] = {};
};

/// No handler of this thread runs in the meantime: not in a child that shares the judge's memory.
class SignalsHeldBack {
 public:
  SignalsHeldBack() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsHeldBack() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeldBack(const SignalsHeldBack&) = delete;
  SignalsHeldBack& operator=(const SignalsHeldBack&) = delete;

 private:
  sigset_t before_;
};

/// Memory for the child to stand on until it becomes its program.
class StarterStack {
 public:
  StarterStack()
      : low_(mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0)) {
    if (low_ == MAP_FAILED) throw_errno("mmap");
  }
  ~StarterStack() { munmap(low_, bytes); }
  StarterStack(const StarterStack&) = delete;
  StarterStack& operator=(const StarterStack&) = delete;

  void* top() const { return static_cast<char*>(low_) + bytes; }

 private:
  static constexpr std::size_t bytes = 256 << 10;
  void* low_;
};

/// Comes back when the child has become its program or has failed. The child shares the judge's
/// memory until then, as that of posix_spawn does: a fork copies tables of pages, which takes
/// longer than all the rest. With vfork it would stand on the judge's own stack, and could write
/// over what the compiler keeps there.
pid_t start_child(Starter& starter) {
  const StarterStack stack;
  const SignalsHeldBack held;
  const auto become_program = [](void* it) -> int { static_cast<Starter*>(it)->become_program(); };
  return checked(clone(become_program, stack.top(), CLONE_VM | CLONE_VFORK | SIGCHLD, &starter),
                 "clone");
}

}  // namespace

Child::Child(const Command& command) {
  adopt_orphans_from_now_on();
  std::array<int, 2> ends{};
  checked(pipe2(ends.data(), O_CLOEXEC), "pipe2");
  const Descriptor failure_source(ends[0]);
  Descriptor failure_sink(ends[1]);
  std::array<int, 2> life_line{};
  checked(pipe2(life_line.data(), O_CLOEXEC), "pipe2");
  const Descriptor guarded_end(life_line[0]);
  life_line_ = Descriptor(life_line[1]);
  Starter starter(command, getpid(), guarded_end.number(), failure_sink.number());

  {
    const std::lock_guard lock(owned_children().mutex);
    pid_ = start_child(starter);
    owned_children().pids.push_back(pid_);
  }
  setpgid(pid_, pid_);  // here as well: whoever comes first
  failure_sink = Descriptor();

  const auto give_up = [&](int error, const std::string& step) {
    reap_group();
    throw std::system_error(error, std::generic_category(), step);
  };
  StartFailure failure;
  if (read(failure_source.number(), &failure, sizeof failure) == sizeof failure)
    give_up(failure.error, std::string(failure.step) + " " + command.arguments.front());
  if (const int error = clock_getcpuclockid(pid_, &cpu_clock_); error != 0)
    give_up(error, "clock_getcpuclockid");
  pid_descriptor_ = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, pid_, 0)));
  if (pid_descriptor_.number() < 0) give_up(errno, "pidfd_open");
}

Child::~Child() {
  reap_group();
}

std::optional<EndOfProcess> Child::wait(std::chrono::nanoseconds at_most) {
  if (end_) return end_;
  pollfd descriptor{pid_descriptor_.number(), POLLIN, 0};
  const std::int64_t count = at_most.count();
  const timespec timeout{count / 1'000'000'000, count % 1'000'000'000};
  if (ppoll(&descriptor, 1, &timeout, nullptr) > 0) reap_group();
  return end_;
}

std::chrono::nanoseconds Child::cpu_time() const {
  timespec time;
  if (clock_gettime(cpu_clock_, &time) != 0) return {};
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

void Child::kill() {
  if (!end_) ::kill(-pid_, SIGKILL);
}

void Child::reap_group() {
  if (end_ || pid_ < 0) return;
  kill();
  siginfo_t info{};
  // WNOWAIT: the leader stays a zombie, its number taken, until the group has been killed once
  // more.
  while (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
  kill();
  {
    const std::lock_guard lock(owned_children().mutex);
    rusage usage{};
    while (wait4(pid_, nullptr, 0, &usage) < 0 && errno == EINTR) {
    }
    final_cpu_time_ = duration_of(usage.ru_utime) + duration_of(usage.ru_stime);
    std::erase(owned_children().pids, pid_);
    end_orphans();
  }
  if (info.si_code == CLD_EXITED)
    end_ = ExitCode{info.si_status};
  else
    end_ = EndSignal{info.si_status};
}

}  // namespace judge
