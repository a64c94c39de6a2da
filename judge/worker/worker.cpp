// The process in which a submission runs: `worker LIBRARY`, with descriptor 3 open on the memory of
// shared_memory.h. It loads the submission as a shared library, after everything of the judge's is
// in place, and does what it is ordered to. It measures and delivers; it decides nothing.
//
// Being a program of its own with the submission in a library behind it means: the submission's
// static initialisers run when the worker wants them to, its `main`, and whatever it defines anew
// (`clock_gettime`, say), serve only itself, and a new submission costs a small link. What has to
// serve the library too, operator new and delete, does: see operators.cpp.

#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include <atomic>
#include <exception>
#include <iostream>
#include <iterator>
#include <new>
#include <string>
#include <string_view>
#include <typeinfo>
#include <vector>

#include "judge/run/phase.h"
#include "judge/worker/last_words.h"
#include "judge/worker/program_entry.h"
#include "judge/worker/sandbox.h"
#include "judge/worker/shared_memory.h"

namespace {

using judge::Phase;
using judge::shared::LastWords;
using judge::shared::Memory;
using judge::shared::Slot;

using judge::worker::Entry;
using judge::worker::Grid;

constexpr std::size_t thread_stack_bytes = 8 << 20;

Memory* memory = nullptr;
std::int64_t started_at = 0;      // nanoseconds
std::int64_t cpu_started_at = 0;  // nanoseconds

void set_phase(Phase phase) {
  memory->phase.store(static_cast<std::uint32_t>(phase), std::memory_order_release);
}

Phase phase() {
  return static_cast<Phase>(memory->phase.load(std::memory_order_acquire));
}

std::int64_t read_clock(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

std::int64_t now() {
  return read_clock(CLOCK_MONOTONIC);
}

// ---- last words -------------------------------------------------------------------------------

void copy_text(char* to, std::size_t size, const char* from) {
  std::size_t length = strnlen(from, size - 1);
  memcpy(to, from, length);
  to[length] = '\0';
}

}  // namespace

namespace judge::worker {

void leave_words(LastWords::Kind kind, const char* subject, const char* text, unsigned line) {
  LastWords& words = memory->last_words;
  // The first reason counts, but for a failed assertion, which can be survived.
  const std::uint32_t known = words.kind.load(std::memory_order_acquire);
  if (known != LastWords::none && known != LastWords::assertion) return;
  copy_text(words.subject, sizeof words.subject, subject);
  copy_text(words.text, sizeof words.text, text);
  words.line = line;
  note_backtrace(words);
  words.kind.store(kind, std::memory_order_release);
}

}  // namespace judge::worker

namespace {

using judge::worker::leave_words;

[[noreturn]] void fail(const char* what) {
  if (memory != nullptr) leave_words(LastWords::worker_failure, what, "", 0);
  _exit(1);
}

std::string text_or_nothing(const char* text) {
  return text == nullptr ? "" : text;
}

/// What the exception in flight has to say.
std::string text_of_current_exception() {
  try {
    throw;
  } catch (const std::exception& exception) {
    return text_or_nothing(exception.what());
  } catch (const std::string& text) {
    return text;
  } catch (const char* text) {
    return text_or_nothing(text);
  } catch (int number) {
    return std::to_string(number);
  } catch (...) {
    return "";
  }
}

std::atomic<bool> was_refused_memory = false;

/// Called by the library's operator new when there is no memory to be had.
[[noreturn]] void on_refused_memory() {
  was_refused_memory = true;
  throw std::bad_alloc();
}

/// Whether an uncaught std::bad_alloc stands for memory that is really missing. A submission may
/// throw one for reasons of its own, from its own operator new as well.
bool is_short_of_memory() {
  if (was_refused_memory) return true;
  constexpr std::size_t probe_bytes = 64 << 20;
  void* probe =
      mmap(nullptr, probe_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) return true;
  munmap(probe, probe_bytes);
  return false;
}

/// Whether the current exception says that a thread could not be started.
bool is_refusal_of_thread() {
  try {
    throw;
  } catch (const std::system_error& error) {
    return error.code() == std::errc::resource_unavailable_try_again;
  } catch (...) {
    return false;
  }
}

/// Whether std::terminate was called by the unwinding, which came to a function that lets no
/// exception out, rather than by a `throw` that found no handler at all.
bool is_called_by_unwinding() {
  void* frames[8];
  const int count = backtrace(frames, static_cast<int>(std::size(frames)));
  for (int i = 0; i < count; ++i) {
    Dl_info info{};
    if (dladdr(frames[i], &info) == 0 || info.dli_sname == nullptr) continue;
    const std::string_view name = info.dli_sname;
    if (name == "__cxa_throw" || name == "__cxa_rethrow") return false;
    if (name.starts_with("_Unwind_")) return true;
  }
  return false;
}

/// Called where an exception is thrown that nobody will catch: nothing has been unwound yet. Called
/// again if the exception's own `what` throws; it is then left without a text.
[[noreturn]] void on_terminate() {
  thread_local const std::type_info* dying_of = nullptr;
  thread_local bool came_to_noexcept = false;
  const bool is_second_call = dying_of != nullptr;
  if (!is_second_call) dying_of = abi::__cxa_current_exception_type();
  if (dying_of == nullptr) {
    leave_words(LastWords::exception, "", "", 0);
    abort();
  }
  if (!is_second_call) came_to_noexcept = is_called_by_unwinding();
  const bool is_of_thread = is_refusal_of_thread();
  const bool is_refusal =
      (is_of_thread || strcmp(dying_of->name(), typeid(std::bad_alloc).name()) == 0) &&
      is_short_of_memory();
  int status = 0;
  char* name = abi::__cxa_demangle(dying_of->name(), nullptr, nullptr, &status);
  leave_words(is_refusal ? LastWords::refused_memory : LastWords::exception,
              name != nullptr ? name : dying_of->name(),
              is_second_call ? "" : text_of_current_exception().c_str(),
              (is_refusal ? is_of_thread : came_to_noexcept) ? 1 : 0);
  abort();
}

const char* stack_low = nullptr;  // the lowest address of the main thread's stack

const char* stack_pointer_of(const void* context) {
  const auto& machine = static_cast<const ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
  return reinterpret_cast<const char*>(machine.gregs[REG_RSP]);
#elif defined(__aarch64__)
  return reinterpret_cast<const char*>(machine.sp);
#else
  return reinterpret_cast<const char*>(&machine);  // unknown: never near the stack's end
#endif
}

/// A function may step over the guard page when its frame is large, so the stack pointer tells more
/// than the bad address does: it has left the stack, and the address lies in the frame it opened.
void on_bad_address(int signal_number, siginfo_t* info, void* context) {
  memory->last_words.saw_bad_address.store(1, std::memory_order_relaxed);
  constexpr std::ptrdiff_t margin = 64 << 10;
  const auto* address = static_cast<const char*>(info->si_addr);
  const char* stack_pointer = stack_pointer_of(context);
  if (stack_pointer < stack_low + margin && address > stack_pointer - margin &&
      address < stack_low + margin)
    leave_words(LastWords::stack_overflow, "", "", 0);
  else
    judge::worker::note_backtrace(memory->last_words);
  signal(signal_number, SIG_DFL);
  raise(signal_number);  // comes when this handler has returned, also where no access is repeated
}

/// `abort`, of the submission or of the standard library's own checks.
void on_abort(int signal_number) {
  judge::worker::note_backtrace(memory->last_words);
  signal(signal_number, SIG_DFL);
  raise(signal_number);  // comes when this handler has returned
}

void watch_for_stack_overflow() {
  pthread_attr_t attributes;
  void* low = nullptr;
  std::size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0 ||
      pthread_attr_getstack(&attributes, &low, &size) != 0)
    fail("pthread_getattr_np");
  pthread_attr_destroy(&attributes);
  stack_low = static_cast<const char*>(low);

  alignas(16) static char handler_stack[64 << 10];
  stack_t stack{};
  stack.ss_sp = handler_stack;
  stack.ss_size = sizeof handler_stack;
  struct sigaction action {};
  action.sa_sigaction = on_bad_address;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  if (sigaltstack(&stack, nullptr) != 0 || sigaction(SIGSEGV, &action, nullptr) != 0 ||
      sigaction(SIGBUS, &action, nullptr) != 0)
    fail("sigaltstack");
  struct sigaction on_abort_action {};
  on_abort_action.sa_handler = on_abort;
  if (sigaction(SIGABRT, &on_abort_action, nullptr) != 0) fail("sigaction");
}

// ---- the sandbox ------------------------------------------------------------------------------

/// A system call that the sandbox ends the process at, or a SIGSYS that the submission raised: that
/// one leaves no words. The action is reset when the handler starts, so the second signal ends the
/// process.
void on_blocked_call(int signal_number, siginfo_t* info, void*) {
  constexpr int made_by_seccomp = 1;  // SYS_SECCOMP, which not every <signal.h> has
  if (info->si_code == made_by_seccomp)
    leave_words(LastWords::blocked_call, "", "", static_cast<unsigned>(info->si_syscall));
  raise(signal_number);
}

void watch_for_blocked_calls() {
  struct sigaction action {};
  action.sa_sigaction = on_blocked_call;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | static_cast<int>(SA_RESETHAND);
  if (sigaction(SIGSYS, &action, nullptr) != 0) fail("sigaction");
}

void report(judge::shared::State state) {
  memory->state.store(state, std::memory_order_release);
  syscall(SYS_futex, &memory->state, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

/// After this nothing is the judge's own any more: see judge/run/sandbox.cpp.
void enter_sandbox() {
  watch_for_blocked_calls();
  report(judge::shared::prepared);
  while (memory->permitted.load(std::memory_order_acquire) == 0)
    syscall(SYS_futex, &memory->permitted, FUTEX_WAIT, 0, nullptr, nullptr, 0);
  if (const char* failed = judge::worker::enter_sandbox(*memory)) fail(failed);
}

// ---- running cases -----------------------------------------------------------------------------

/// Waits until more cases have been given than `completed`, or it is time to finish.
void wait_for_cases(std::uint32_t completed) {
  const std::int64_t start = now();
  const std::int64_t look_out = memory->look_out_nanoseconds.load();
  while (memory->given.load() == completed && now() - start < look_out) {
  }
  while (memory->given.load() == completed) {
    memory->worker_sleeps.store(1);
    if (memory->given.load() == completed)
      syscall(SYS_futex, &memory->given, FUTEX_WAIT, completed, nullptr, nullptr, 0);
    memory->worker_sleeps.store(0);
  }
}

void wake_judge_if_it_sleeps() {
  if (memory->judge_sleeps.load() == 0) return;
  memory->judge_sleeps.store(0);
  syscall(SYS_futex, &memory->completed, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

void before_solve() {
  set_phase(Phase::solving);
}

void after_solve() {
  set_phase(Phase::returning);
}

/// What the constructor and the destructor do for the answer is part of the work, and so is what
/// the first look at it starts (a handler of a fault in its pages).
void start_clocks() {
  if (memory->wants_cpu_time.load() != 0) cpu_started_at = read_clock(CLOCK_PROCESS_CPUTIME_ID);
  started_at = now();
}

void note_times(Slot& slot) {
  slot.nanoseconds = now() - started_at;
  const bool wants_cpu_time = memory->wants_cpu_time.load() != 0;
  slot.cpu_nanoseconds = wants_cpu_time ? read_clock(CLOCK_PROCESS_CPUTIME_ID) - cpu_started_at : 0;
}

void deliver_answer(const Grid& board, Slot& slot) {
  slot.rows = board.size();
  for (std::size_t row = 0; row < 9; ++row) {
    const std::size_t length = row < board.size() ? board[row].size() : 0;
    slot.row_lengths[row] = length;
    for (std::size_t column = 0; column < 9; ++column)
      slot.cells[row * 9 + column] = column < length ? board[row][column] : '\0';
  }
}

/// How much has been printed. The judge gives stdout a file of full size and zeros, open for
/// writing alone, as a pipe would be. Mapping it by another descriptor shows without a system call,
/// which could cost more than a fast solve, whether anything was added.
class Output {
 public:
  void map() {
    constexpr int file = judge::shared::output_descriptor;
    struct stat status {};
    if (fstat(file, &status) != 0) fail("fstat");
    size_ = status.st_size;
    void* mapping = mmap(nullptr, static_cast<std::size_t>(size_), PROT_READ, MAP_SHARED, file, 0);
    if (mapping == MAP_FAILED) fail("mmap of the output");
    close(file);
    bytes_ = static_cast<const volatile char*>(mapping);
  }

  /// What was printed is in the file, and so belongs to the case, only once it is flushed.
  std::int64_t flush() {
    std::cout.flush();
    std::clog.flush();
    fflush(stdout);
    if (end_ < size_ && bytes_[end_] != '\0') {
      for (const int number : {STDOUT_FILENO, STDERR_FILENO}) {  // one may be closed, or moved
        const off_t end = lseek(number, 0, SEEK_CUR);
        if (end > end_ && end <= size_) end_ = end;
      }
    }
    return end_;
  }

 private:
  const volatile char* bytes_ = nullptr;
  std::int64_t size_ = 0;
  std::int64_t end_ = 0;
};

Output output;

void run_case(Entry entry, Slot& slot) {
  {
    Grid board = judge::worker::grid_of(slot.board);
    set_phase(Phase::constructing);
    start_clocks();
    entry(board, before_solve, after_solve);
    deliver_answer(board, slot);
    note_times(slot);
  }
  slot.output_end = output.flush();
  set_phase(Phase::between);
}

}  // namespace

/// A submission's failed `assert` comes here instead of to the C library, which could only print.
extern "C" [[noreturn]] void __assert_fail(const char* expression, const char* file, unsigned line,
                                           const char* function) noexcept {
  dprintf(STDERR_FILENO, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, expression);
  leave_words(LastWords::assertion, expression, file, line);
  abort();
}

int main(int, char** argv) {
  void* mapping = mmap(nullptr, sizeof(Memory), PROT_READ | PROT_WRITE, MAP_SHARED,
                       judge::shared::memory_descriptor, 0);
  if (mapping == MAP_FAILED) fail("mmap");
  close(judge::shared::memory_descriptor);
  memory = static_cast<Memory*>(mapping);

  output.map();

  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, thread_stack_bytes);
  pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  watch_for_stack_overflow();
  std::set_terminate(on_terminate);
  std::set_new_handler(on_refused_memory);
  setvbuf(stdout, nullptr, _IOLBF, 0);  // a crash loses at most one line of what was printed
  atexit([] {  // registered before the submission's own, so it runs after them
    if (phase() == Phase::finishing) set_phase(Phase::finished);
  });

  enter_sandbox();
  const Entry entry = judge::worker::load_entry(argv[1]);
  if (entry == nullptr) fail(dlerror());
  judge::worker::prepare_backtraces(reinterpret_cast<const void*>(entry));
  set_phase(Phase::between);

  report(judge::shared::loaded);
  for (std::uint32_t completed = 0;;) {
    wait_for_cases(completed);
    if (memory->finish.load() != 0) break;
    const std::uint32_t given = memory->given.load(std::memory_order_acquire);
    while (completed != given) {
      run_case(entry, memory->slots[completed % judge::shared::slot_count]);
      memory->completed.store(++completed, std::memory_order_release);
      if (completed % judge::shared::wake_up_after == 0) wake_judge_if_it_sleeps();
    }
    wake_judge_if_it_sleeps();
  }
  set_phase(Phase::finishing);
  return 0;
}
