#include "judge/run/worker_process.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "judge/overloaded.h"
#include "judge/run/interrupt.h"
#include "judge/run/system_error.h"

// Theory of operation. The judge gives orders of up to `slot_count` cases and sleeps on a futex
// that the worker wakes when the order is done, or until a tick has passed. At each wake-up it
// collects the answers that have come, and looks at the worker from outside: whether it lives, its
// CPU clock, the clock on the wall, its live memory, the size of its output. The clocks of a case
// start when the judge sees that the case before is completed, so a limit can be late by a tick,
// never early.

namespace judge {

namespace {

using std::chrono::nanoseconds;

constexpr nanoseconds tick_length = 5ms;
constexpr std::int64_t output_shown_bytes = 64 << 10;  // of one case
// Beyond the memory limit, for what the limit does not count: stacks of threads that are never
// touched. Live memory is what decides; this keeps a single huge request from the machine.
constexpr std::uint64_t address_space_slack_bytes = 256ULL << 20;

nanoseconds monotonic_now() {
  return std::chrono::steady_clock::now().time_since_epoch();
}

constexpr nanoseconds start_limit = 20s;  // of the worker itself, before the submission is loaded
// A judge that is stopped (Ctrl-Z) watches nobody.
constexpr rlim_t cpu_seconds_unwatched = 3600;
constexpr rlim_t open_files = 64;

Command worker_command(const Program& program, const Limits& limits, int memory, int output,
                       int input, const std::optional<FileRules>& file_rules) {
  Command command;
  command.arguments = {program.worker.string(), program.library.string()};
  command.folder = "/";
  command.descriptors = {input, output, output, memory};
  static_assert(shared::memory_descriptor == 3);
  if (limits.poisons_heap) command.environment = {"MALLOC_PERTURB_=165"};
  if (file_rules) command.descriptors.push_back(file_rules->descriptor());
  static_assert(shared::file_rules_descriptor == 4);
  command.resource_limits = {
      {RLIMIT_CORE, 0},
      {RLIMIT_STACK, limits.stack_bytes},
      {RLIMIT_FSIZE, limits.output_bytes + 1},  // one more, so that a full file says "too much"
      {RLIMIT_CPU, cpu_seconds_unwatched},
      {RLIMIT_NOFILE, open_files},
      {RLIMIT_MSGQUEUE, 0},
  };
  if (!program.is_sanitized)  // ASan maps terabytes that it never touches
    command.resource_limits.push_back(
        {RLIMIT_DATA, limits.memory_bytes + address_space_slack_bytes});
  return command;
}

/// See `Output` in judge/worker/worker.cpp for why it has its full size from the start.
MemoryFile file_for_output(const Limits& limits) {
  MemoryFile file("judge-output");
  file.resize(static_cast<std::int64_t>(limits.output_bytes) + 1);
  return file;
}

Descriptor open_empty_input() {
  return Descriptor(checked(open("/dev/null", O_RDONLY | O_CLOEXEC), "open /dev/null"));
}

Answer read_answer(const shared::Slot& slot) {
  Answer answer;
  answer.rows = slot.rows;
  std::ranges::copy(slot.row_lengths, answer.row_lengths.begin());
  std::ranges::copy(slot.cells, answer.cells.begin());
  return answer;
}

/// A field `VmHWM:  1234 kB` of /proc/PID/status, in bytes; 0 if it is not there.
std::uint64_t read_status_bytes(pid_t pid, const std::string& field) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string word; status >> word;) {
    std::uint64_t kibibytes = 0;
    if (word == field && status >> kibibytes) return kibibytes << 10;
  }
  return 0;
}

std::uint64_t read_live_bytes(pid_t pid) {
  std::ifstream statm("/proc/" + std::to_string(pid) + "/statm");
  std::uint64_t size_pages = 0;
  std::uint64_t resident_pages = 0;
  statm >> size_pages >> resident_pages;
  return resident_pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// A text of the worker's that should end in 0 but need not.
template <std::size_t Size>
std::string bounded_text(const char (&text)[Size]) {
  return {text, strnlen(text, Size)};
}

}  // namespace

WorkerProcess::SharedMemory::SharedMemory() : file_("judge-cases") {
  const int descriptor = file_.descriptor();
  file_.resize(sizeof(shared::Memory));
  // A submission could shrink the file under our feet, and reading it would then end the judge.
  checked(fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL),
          "fcntl(F_ADD_SEALS)");
  void* mapping =
      mmap(nullptr, sizeof(shared::Memory), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (mapping == MAP_FAILED) throw_errno("mmap");
  memory_ = static_cast<shared::Memory*>(mapping);
  memory_->done = shared::not_ready;
}

WorkerProcess::SharedMemory::~SharedMemory() {
  munmap(memory_, sizeof(shared::Memory));
}

WorkerProcess::WorkerProcess(const Program& program, const Limits& limits, OnTick on_tick)
    : limits_(limits),
      is_sanitized_(program.is_sanitized),
      on_tick_(std::move(on_tick)),
      output_(file_for_output(limits)),
      file_rules_(limits.sandbox.landlock ? std::optional(rules_for_worker(program))
                                          : std::nullopt),
      child_(worker_command(program, limits, shared_.descriptor(), output_.descriptor(),
                            open_empty_input().number(), file_rules_)) {
  prepare_sandbox();
}

/// While the worker starts: making the filter takes about as long.
void WorkerProcess::prepare_sandbox() {
  shared_->has_file_rules = limits_.sandbox.landlock ? 1 : 0;
  if (!limits_.sandbox.seccomp) return;
  const std::vector<sock_filter> filter = filter_for_worker(child_.pid());
  if (filter.size() > shared::filter_capacity)
    throw std::runtime_error("the filter of system calls is too long");
  std::ranges::copy(filter, shared_->filter);
  shared_->filter_size = static_cast<std::uint32_t>(filter.size());
}

void WorkerProcess::permit_loading() {
  is_permitted_ = true;
  shared_->permitted.store(1, std::memory_order_release);
  syscall(SYS_futex, &shared_->permitted, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

bool WorkerProcess::wait_until_loaded(nanoseconds cpu_limit) {
  if (!is_permitted_) {
    start_watch(start_limit);
    while (shared_->done.load(std::memory_order_acquire) != shared::prepared) wait_for_order();
    permit_loading();
  }
  start_watch(cpu_limit);
  while (!death_ && !is_done()) wait_for_order();
  return !death_;
}

std::size_t WorkerProcess::run(std::span<const Job> jobs, const OnCase& on_case) {
  std::size_t seen = 0;
  while (seen < jobs.size() && !death_) {
    const std::size_t size = std::min<std::size_t>(jobs.size() - seen, shared::slot_count);
    const std::size_t seen_now = run_order(jobs.subspan(seen, size), seen, on_case);
    seen += seen_now;
    if (seen_now < size) break;
  }
  return seen;
}

/// Runs at most `slot_count` jobs; `base` is the index of the first one for `on_case`.
std::size_t WorkerProcess::run_order(std::span<const Job> jobs, std::size_t base,
                                     const OnCase& on_case) {
  for (std::size_t i = 0; i < jobs.size(); ++i)
    std::ranges::copy(jobs[i].board->cells(), shared_->slots[i].board);
  give_order(static_cast<std::uint32_t>(jobs.size()));
  std::uint32_t seen = 0;
  start_watch(jobs[0].cpu_limit);
  const nanoseconds cpu_before = watch_start_.cpu;
  for (;;) {
    const std::uint32_t completed = std::min(shared_->completed.load(std::memory_order_acquire),
                                             static_cast<std::uint32_t>(jobs.size()));
    if (seen < completed) {
      const nanoseconds longest_possible = monotonic_now() - watch_start_.wall;
      for (; seen < completed; ++seen) {
        if (!on_case(base + seen, collect(seen, longest_possible))) return seen + 1;
      }
      if (seen < jobs.size()) start_watch(jobs[seen].cpu_limit);
    }
    if (seen == jobs.size() && (is_done() || death_)) break;
    if (death_) {
      on_case(base + seen, collect_death());
      return seen + 1;
    }
    wait_for_order();
  }
  note_memory();
  if (!death_) cpu_time_ += read_clocks().cpu - cpu_before;
  return seen;
}

std::optional<Died> WorkerProcess::finish(nanoseconds cpu_limit) {
  if (death_) return death_;
  give_order(0);
  start_watch(cpu_limit);
  while (!death_) wait_for_end();
  const auto* exited = std::get_if<Exited>(&death_->ending);
  const bool in_good_order =
      exited != nullptr && exited->code == 0 && death_->phase == Phase::finished;
  return in_good_order ? std::nullopt : death_;
}

void WorkerProcess::give_order(std::uint32_t size) {
  shared_->order_size = size;
  shared_->completed = 0;
  shared_->order.store(++order_, std::memory_order_release);
  syscall(SYS_futex, &shared_->order, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

bool WorkerProcess::is_done() const {
  return shared_->done.load(std::memory_order_acquire) == order_;
}

Phase WorkerProcess::phase() const {
  const std::uint32_t number = shared_->phase.load(std::memory_order_acquire);
  return static_cast<Phase>(std::min(number, static_cast<std::uint32_t>(Phase::finished)));
}

CaseRun WorkerProcess::collect(std::uint32_t slot_number, nanoseconds longest_possible) {
  const shared::Slot& slot = shared_->slots[slot_number];
  const nanoseconds time = std::clamp(nanoseconds(slot.nanoseconds), 0ns, longest_possible);
  CaseRun run{Answered{read_answer(slot), time}, {}, false};
  read_output(run, slot.output_end);
  return run;
}

CaseRun WorkerProcess::collect_death() {
  CaseRun run{*death_, {}, false};
  read_output(run, output_.position());
  return run;
}

/// Gives a case what was printed from the end of the case before to `end`.
void WorkerProcess::read_output(CaseRun& run, std::int64_t end) {
  if (end <= output_taken_) return;
  const std::int64_t size = std::min(end, output_.position()) - output_taken_;
  const std::int64_t shown = std::clamp<std::int64_t>(size, 0, output_shown_bytes);
  run.output = output_.read(output_taken_, static_cast<std::size_t>(shown));
  run.output_is_cut = size > shown;
  output_taken_ = std::max(output_taken_, end);
}

WorkerProcess::Clocks WorkerProcess::read_clocks() const {
  return {child_.cpu_time(), monotonic_now()};
}

/// From here on the worker may use `cpu_limit`.
void WorkerProcess::start_watch(nanoseconds cpu_limit) {
  watch_start_ = read_clocks();
  watch_limit_ = cpu_limit;
}

/// Sleeps until the worker has done its order, or for the length of a tick, and looks at it.
void WorkerProcess::wait_for_order() {
  const timespec timeout{0, tick_length.count()};
  const std::uint32_t done = shared_->done.load(std::memory_order_acquire);
  if (done != order_) syscall(SYS_futex, &shared_->done, FUTEX_WAIT, done, &timeout, nullptr, 0);
  look(child_.wait(0ns));
}

void WorkerProcess::wait_for_end() {
  look(child_.wait(tick_length));
}

void WorkerProcess::look(const std::optional<EndOfProcess>& end) {
  if (end)
    note_death(*end);
  else
    check_limits();
  throw_if_interrupted();
  if (on_tick_) on_tick_();
}

void WorkerProcess::check_limits() {
  const Clocks now = read_clocks();
  const nanoseconds cpu = now.cpu - watch_start_.cpu;
  const nanoseconds wall = now.wall - watch_start_.wall;
  const std::uint64_t live_bytes = read_live_bytes(child_.pid());
  peak_memory_bytes_ = std::max(peak_memory_bytes_, live_bytes);
  if (static_cast<std::uint64_t>(output_.position()) > limits_.output_bytes)
    end_by(OutputLimitHit{limits_.output_bytes});
  else if (live_bytes > limits_.memory_bytes)
    end_by(MemoryLimitHit{limits_.memory_bytes});
  else if (cpu > watch_limit_)
    end_by(CpuLimitHit{watch_limit_});
  else if (wall > wall_limit(watch_limit_))
    end_by(WallLimitHit{wall_limit(watch_limit_), cpu});
}

void WorkerProcess::end_by(const Ending& ending) {
  if (!is_permitted_) throw std::runtime_error("the worker process does not start");
  note_memory();
  death_ = Died{ending, phase()};
  death_->time = monotonic_now() - watch_start_.wall;
  child_.kill();
  while (!child_.wait(1s)) {
  }
}

void WorkerProcess::note_death(EndOfProcess end) {
  if (death_) return;
  if (!is_permitted_) throw_worker_failure(end);
  death_ = Died{explain(end), phase()};
  death_->time = monotonic_now() - watch_start_.wall;
  const shared::LastWords& words = shared_->last_words;
  const std::size_t count = std::min<std::size_t>(words.frame_count, std::size(words.frames));
  death_->frames.assign(words.frames, words.frames + count);
  if (death_->phase < Phase::finishing)
    peak_memory_bytes_ = 0;  // what came since the last look is unknown
}

/// What the kernel says, the worker's last words and the size of the output, taken together.
Ending WorkerProcess::explain(EndOfProcess end) const {
  if (static_cast<std::uint64_t>(output_.position()) > limits_.output_bytes)
    return OutputLimitHit{limits_.output_bytes};
  const shared::LastWords& words = shared_->last_words;
  const auto kind = words.kind.load(std::memory_order_acquire);
  const std::string subject = bounded_text(words.subject);
  if (kind == shared::LastWords::worker_failure) return explain_failure(subject);
  if (kind == shared::LastWords::blocked_call) return BlockedCall{name_of_system_call(words.line)};
  if (kind == shared::LastWords::exception && subject == "std::bad_alloc")
    return MemoryLimitHit{limits_.memory_bytes, /*was_refused=*/true};
  if (kind == shared::LastWords::exception)
    return UncaughtException{subject, bounded_text(words.text)};
  if (kind == shared::LastWords::sanitizer)
    return explain_sanitizer(subject, bounded_text(words.text));
  if (kind == shared::LastWords::assertion)
    return FailedAssert{subject, bounded_text(words.text), words.line};
  return std::visit(
      Overloaded{
          [](ExitCode exit) -> Ending { return Exited{exit.code}; },
          [&](EndSignal signal) -> Ending {
            if (const auto finding = find_library_check()) return *finding;
            if (signal.number == SIGSYS) return BlockedCall{};
            return Signalled{signal.number,
                             signal.number == SIGSEGV && kind == shared::LastWords::stack_overflow};
          },
      },
      end);
}

/// `subject` is ASan's name, with its report as the text, or UBSan's kind of fault.
Ending WorkerProcess::explain_sanitizer(const std::string& subject, const std::string& text) const {
  if (subject != "AddressSanitizer")
    return SanitizerFinding{"UndefinedBehaviorSanitizer", subject + ": " + text};
  // ==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x… at pc …
  // READ of size 1 at 0x… thread T0
  const auto after = [&](const std::string& mark, const std::string& until) -> std::string {
    const std::size_t start = text.find(mark);
    if (start == std::string::npos) return "";
    const std::size_t first = start + mark.size();
    return text.substr(first, text.find_first_of(until, first) - first);
  };
  std::string message = after("AddressSanitizer: ", " \n");
  for (const char* access : {"READ", "WRITE"}) {
    if (const auto size = after(std::string("\n") + access + " of size ", " \n"); !size.empty())
      message += std::string(": ") + access + " of size " + size;
  }
  return SanitizerFinding{"AddressSanitizer", message};
}

/// The checks of libstdc++ print what is wrong and abort.
std::optional<SanitizerFinding> WorkerProcess::find_library_check() const {
  constexpr std::int64_t tail_bytes = 4096;
  if (!is_sanitized_) return std::nullopt;
  const std::int64_t size = output_.position();
  const std::string tail = output_.read(std::max<std::int64_t>(0, size - tail_bytes), tail_bytes);
  const std::size_t start = tail.rfind("\nError: ");
  if (start == std::string::npos || tail.find("In function:") == std::string::npos)
    return std::nullopt;
  std::string message = tail.substr(start + 8, tail.find("\n\n", start + 8) - start - 8);
  std::ranges::replace(message, '\n', ' ');
  return SanitizerFinding{"libstdc++", message};
}

/// The submission could not be loaded, or says so. The likeliest reason: a library whose static
/// arrays do not fit into the memory limit cannot be mapped.
Ending WorkerProcess::explain_failure(const std::string& what) const {
  if (what.find("annot allocate memory") != std::string::npos)
    return MemoryLimitHit{limits_.memory_bytes, /*was_refused=*/true};
  return LoadFailure{what};
}

/// Nothing of the submission's has run yet, so the worker's own words can be believed.
void WorkerProcess::throw_worker_failure(EndOfProcess end) const {
  const shared::LastWords& words = shared_->last_words;
  if (words.kind.load(std::memory_order_acquire) == shared::LastWords::worker_failure)
    throw std::runtime_error("the worker process failed: " + bounded_text(words.subject));
  const bool was_signalled = std::holds_alternative<EndSignal>(end);
  throw std::runtime_error("the worker process does not start: it ended with " +
                           (was_signalled
                                ? "signal " + std::to_string(std::get<EndSignal>(end).number)
                                : "exit code " + std::to_string(std::get<ExitCode>(end).code)));
}

/// The peak can be read only while the process lives; the kernel keeps the highest mark.
void WorkerProcess::note_memory() {
  peak_memory_bytes_ = std::max(peak_memory_bytes_, read_status_bytes(child_.pid(), "VmHWM:"));
}

}  // namespace judge
