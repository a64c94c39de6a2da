#include "judge/run/worker_process.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "judge/overloaded.h"
#include "judge/run/interrupt.h"
#include "judge/run/sanitizer_report.h"
#include "judge/run/system_error.h"

// Theory of operation. The judge keeps the ring of shared_memory.h filled with cases and sleeps on
// a futex that the worker wakes now and then, or until a tick has passed. At each wake-up it
// collects the answers that have come, and looks at the worker from outside: whether it lives, its
// CPU clock, the clock on the wall, its live memory, the size of its output. The clocks of a case
// start when the judge sees that the case before is completed, so a limit can be late by a tick,
// never early.

namespace judge {

namespace {

using std::chrono::nanoseconds;

constexpr nanoseconds tick_length = 5ms;
constexpr std::size_t most_jobs_one_by_one = 1000;
constexpr int most_wall_limits = 10;                   // however busy the machine is
constexpr std::int64_t output_shown_bytes = 64 << 10;  // of one case
// Beyond the memory limit, for what the limit does not count: stacks of threads that are never
// touched. Live memory is what decides; this keeps a single huge request from the machine.
constexpr std::uint64_t request_slack_bytes = 256ULL << 20;
// Beyond it, for what is not even a request, such as libraries. A page table is no live memory
// either, and 512 times smaller than what it maps.
constexpr std::uint64_t address_space_slack_bytes = 16ULL << 30;

nanoseconds monotonic_now() {
  return std::chrono::steady_clock::now().time_since_epoch();
}

constexpr nanoseconds start_limit = 20s;  // of the worker itself, before the submission is loaded
// A judge that is stopped (Ctrl-Z) watches nobody.
constexpr rlim_t cpu_seconds_unwatched = 3600;
constexpr rlim_t open_files = 64;

Command worker_command(const Program& program, const Limits& limits, int input, int standard_output,
                       int memory, int output, const std::optional<FileRules>& file_rules) {
  Command command;
  command.arguments = {program.worker.string(), program.library.string()};
  command.folder = "/";
  command.descriptors = {input, standard_output, standard_output, memory, output};
  static_assert(shared::memory_descriptor == 3 && shared::output_descriptor == 4);
  if (limits.poisons_heap) command.environment = {"MALLOC_PERTURB_=165"};
  if (file_rules) command.descriptors.push_back(file_rules->descriptor());
  static_assert(shared::file_rules_descriptor == 5);
  command.resource_limits = {
      {RLIMIT_CORE, 0},
      {RLIMIT_STACK, limits.stack_bytes},
      {RLIMIT_FSIZE, limits.output_bytes + 1},  // one more, so that a full file says "too much"
      {RLIMIT_CPU, cpu_seconds_unwatched},
      {RLIMIT_NOFILE, open_files},
      {RLIMIT_MSGQUEUE, 0},
  };
  if (!program.is_sanitized) {  // ASan maps terabytes that it never touches
    command.resource_limits.push_back({RLIMIT_DATA, limits.memory_bytes + request_slack_bytes});
    command.resource_limits.push_back({RLIMIT_AS, limits.memory_bytes + address_space_slack_bytes});
  }
  return command;
}

/// For good, whatever a submission does.
void forbid(const MemoryFile& file, int seals) {
  checked(fcntl(file.descriptor(), F_ADD_SEALS, seals | F_SEAL_SEAL), "fcntl(F_ADD_SEALS)");
}

/// See `Output` in judge/worker/worker.cpp for why it has its full size from the start.
MemoryFile file_for_output(const Limits& limits) {
  MemoryFile file("judge-output");
  file.resize(static_cast<std::int64_t>(limits.output_bytes) + 1);
  forbid(file, F_SEAL_SHRINK);  // the worker maps it
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

/// The folders in /proc of the threads of a process.
std::vector<std::filesystem::path> threads_of(pid_t pid) {
  std::vector<std::filesystem::path> threads;
  std::error_code has_ended;
  for (std::filesystem::directory_iterator
           thread("/proc/" + std::to_string(pid) + "/task", has_ended),
       end;
       !has_ended && thread != end; thread.increment(has_ended))
    threads.push_back(thread->path());
  return threads;
}

/// How long each thread of a process has been ready to run while others ran, by its name; nothing
/// where the kernel does not count that.
std::map<std::string, nanoseconds> read_ready_times(pid_t pid) {
  std::map<std::string, nanoseconds> times;
  for (const std::filesystem::path& thread : threads_of(pid)) {
    std::ifstream file(thread / "schedstat");
    std::int64_t running = 0;
    std::int64_t ready = 0;
    if (file >> running >> ready) times[thread.filename().string()] = nanoseconds(ready);
  }
  return times;
}

std::uint64_t read_resident_bytes(const std::filesystem::path& process) {
  std::ifstream statm(process / "statm");
  std::uint64_t size_pages = 0;
  std::uint64_t resident_pages = 0;
  statm >> size_pages >> resident_pages;
  return resident_pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// A process whose first thread has ended says that it has none; its other threads know better.
std::uint64_t read_live_bytes(pid_t pid) {
  std::uint64_t bytes = read_resident_bytes("/proc/" + std::to_string(pid));
  if (bytes > 0) return bytes;
  for (const std::filesystem::path& thread : threads_of(pid))
    bytes = std::max(bytes, read_resident_bytes(thread));
  return bytes;
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
  forbid(file_, F_SEAL_SHRINK | F_SEAL_GROW);
  void* mapping =
      mmap(nullptr, sizeof(shared::Memory), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (mapping == MAP_FAILED) throw_errno("mmap");
  memory_ = static_cast<shared::Memory*>(mapping);
  memory_->state = shared::not_ready;
  memory_->look_out_nanoseconds = shared::usual_look_out_nanoseconds;
}

WorkerProcess::SharedMemory::~SharedMemory() {
  munmap(memory_, sizeof(shared::Memory));
}

WorkerProcess::WorkerProcess(const Program& program, const Limits& limits, OnTick on_tick)
    : limits_(limits),
      is_sanitized_(program.is_sanitized),
      on_tick_(std::move(on_tick)),
      output_(file_for_output(limits)),
      standard_output_(output_.open_again(O_WRONLY)),
      file_rules_(limits.sandbox.landlock ? std::optional(rules_for_worker(program))
                                          : std::nullopt),
      child_(worker_command(program, limits, open_empty_input().number(), standard_output_.number(),
                            shared_.descriptor(), output_.open_again(O_RDONLY).number(),
                            file_rules_)),
      instructions_(child_.pid()) {
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
    while (!has_reached(shared::prepared)) wait_for_state();
    permit_loading();
  }
  start_watch(cpu_limit);
  while (!death_ && !has_reached(shared::loaded)) wait_for_state();
  is_loaded_ = !death_;
  return is_loaded_;
}

/// Few jobs are given one by one: a submission that searches its memory shall not find the boards
/// of later cases and answer them ahead of their time.
std::size_t WorkerProcess::run(std::span<const Job> jobs, const OnCase& on_case) {
  return run(jobs, jobs.size() <= most_jobs_one_by_one ? 1 : shared::slot_count, on_case);
}

std::size_t WorkerProcess::repeat(const Job& job, std::size_t times, const OnCase& on_case) {
  shared_->look_out_nanoseconds = 0;
  shared_->wants_cpu_time = times == 1 ? 1 : 0;
  const std::vector<Job> jobs(times, job);
  return run(jobs, shared::slot_count, on_case);
}

bool WorkerProcess::pin_to(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(core, &cores);
  return sched_setaffinity(child_.pid(), sizeof cores, &cores) == 0;
}

/// `ahead`: so many jobs are given before the first of them is answered.
std::size_t WorkerProcess::run(std::span<const Job> jobs, std::size_t ahead,
                               const OnCase& on_case) {
  if (jobs.empty() || death_) return 0;
  const std::uint32_t first = given_;  // the number of the first job in the ring
  collected_ = first;
  const auto completed = [&]() -> std::size_t {
    return shared_->completed.load(std::memory_order_acquire) - first;
  };
  start_watch(jobs[0].cpu_limit);
  const nanoseconds cpu_before = watch_start_.cpu;
  // When the judge last looked and when it did so before: a case that is completed now has begun
  // after the earlier of the two, if the one before it was not yet completed then.
  nanoseconds last_look = watch_start_.wall;
  nanoseconds look_before = last_look;
  nanoseconds unanswered_until = last_look;  // surely, however late the judge itself looks

  for (std::size_t seen = 0;;) {
    give(jobs, ahead, first, seen);
    const nanoseconds now = monotonic_now();
    const std::size_t answered = completed();
    // Otherwise the submission has written there; its worker may yet put it right.
    const bool is_credible = seen <= answered && answered <= given_ - first;
    if (is_credible && seen < answered) {
      const nanoseconds least = ahead == 1 ? least_time_of_case() : 0ns;
      for (; seen < answered; ++seen) {
        const auto slot = collected_ % shared::slot_count;
        // The worker's word is for cases that are completed together: it asks the submission's
        // descriptors.
        const std::int64_t output_end =
            ahead == 1 ? printed_bytes() : shared_->slots[slot].output_end;
        if (printed_too_much_by(output_end)) {
          end_by(OutputLimitHit{limits_.output_bytes});
          death_->phase = Phase::solving;
          on_case(seen, collect_death());
          return seen + 1;
        }
        ++collected_;
        CaseRun run = collect(slot, output_end, least, now - look_before);
        if (ahead == 1) {
          const nanoseconds waited = unanswered_until - watch_start_.wall;
          unclaimed_wait_ += std::max(0ns, waited - std::get<Answered>(run.outcome).time);
        }
        if (!on_case(seen, std::move(run))) {
          note_memory();
          return seen + 1;
        }
      }
      look_before = last_look;
      if (seen < jobs.size()) start_watch(jobs[seen].cpu_limit);
    } else if (seen == jobs.size()) {
      break;
    } else if (death_) {
      cpu_time_ += watch_start_.cpu - cpu_before;
      on_case(seen, collect_death());
      return seen + 1;
    } else if (!is_credible) {
      wait_for_end();
    } else {
      unanswered_until = now;
      if (ahead > 1 || !sees_an_answer_soon()) wait_for_answers();
    }
    last_look = now;
  }
  note_memory();
  if (!death_) cpu_time_ += read_clocks().cpu - cpu_before;
  return jobs.size();
}

/// Puts jobs into the slots that are free, if that is worth a wake-up: at the beginning, and when
/// half of the ring is free. `first` is the number of the first job, `seen` of them are collected.
void WorkerProcess::give(std::span<const Job> jobs, std::size_t ahead, std::uint32_t first,
                         std::size_t seen) {
  const std::size_t given = given_ - first;
  const std::size_t end = std::min(jobs.size(), seen + ahead);
  if (given == end || (given > seen && end - given < shared::slot_count / 2 && end < jobs.size()))
    return;
  for (std::size_t i = given; i < end; ++i) {
    shared::Slot& slot =
        shared_->slots[(first + static_cast<std::uint32_t>(i)) % shared::slot_count];
    std::ranges::copy(jobs[i].board->cells(), slot.board);
  }
  publish(static_cast<std::uint32_t>(end - given));
}

std::optional<Died> WorkerProcess::finish(nanoseconds cpu_limit) {
  if (death_) return death_;
  is_to_finish_ = true;
  shared_->finish.store(1);
  publish(1);
  start_watch(cpu_limit);
  while (!death_) wait_for_end();
  const auto* exited = std::get_if<Exited>(&death_->ending);
  // An exit handler may end the process before its turn comes to an end: nobody waits for more.
  const bool in_good_order = exited != nullptr && exited->code == 0;
  return in_good_order ? std::nullopt : death_;
}

/// `count` more cases are there for the worker.
void WorkerProcess::publish(std::uint32_t count) {
  given_ += count;
  shared_->given.store(given_);
  if (shared_->worker_sleeps.load() != 0)
    syscall(SYS_futex, &shared_->given, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

bool WorkerProcess::has_reached(shared::State state) const {
  return shared_->state.load(std::memory_order_acquire) == state;
}

/// What the worker says, as far as it can be true: a submission can write there as well.
Phase WorkerProcess::phase() const {
  const std::uint32_t number = shared_->phase.load(std::memory_order_acquire);
  const auto told =
      static_cast<Phase>(std::min(number, static_cast<std::uint32_t>(Phase::finished)));
  if (!is_loaded_) return Phase::starting;
  if (is_to_finish_) return std::max(told, Phase::finishing);
  return told < Phase::constructing || told > Phase::between ? Phase::solving : told;
}

/// What the worker's clock must have shown at least for the case that it has just answered,
/// whatever the submission makes of it: by the kernel's clock and the wall's, without what the
/// worker does itself.
nanoseconds WorkerProcess::least_time_of_case() const {
  constexpr nanoseconds of_the_worker = 1ms;  // far more than that, on any machine
  const Clocks now = read_clocks();
  return std::min(now.cpu - watch_start_.cpu, now.wall - watch_start_.wall) - of_the_worker;
}

nanoseconds WorkerProcess::hidden_wait() const {
  if (unclaimed_wait_ == 0ns || death_) return 0ns;
  const auto ready = read_ready_times(child_.pid());
  if (ready.empty()) return 0ns;
  const auto longest =
      std::ranges::max_element(ready, {}, [](const auto& one) { return one.second; });
  return std::max(0ns, unclaimed_wait_ - longest->second);
}

CaseRun WorkerProcess::collect(std::uint32_t slot_number, std::int64_t output_end,
                               nanoseconds shortest_possible, nanoseconds longest_possible) {
  const shared::Slot& slot = shared_->slots[slot_number];
  const nanoseconds shortest = std::clamp(shortest_possible, 0ns, longest_possible);
  const nanoseconds time = std::clamp(nanoseconds(slot.nanoseconds), shortest, longest_possible);
  CaseRun run{Answered{read_answer(slot), time, nanoseconds(slot.cpu_nanoseconds)}, {}, false};
  read_output(run, output_end);
  return run;
}

CaseRun WorkerProcess::collect_death() {
  if (auto* hit = std::get_if<OutputLimitHit>(&death_->ending))
    hit->earlier_bytes = static_cast<std::uint64_t>(output_taken_);
  CaseRun run{*death_, {}, false};
  read_output(run, printed_bytes());
  // What a check prints is in the evidence; it is not the submission's.
  if (std::holds_alternative<SanitizerFinding>(death_->ending))
    run.output = without_report(std::move(run.output));
  return run;
}

/// In all, by the kernel's word.
std::int64_t WorkerProcess::printed_bytes() const {
  return MemoryFile::position_of(standard_output_);
}

bool WorkerProcess::printed_too_much() const {
  return static_cast<std::uint64_t>(printed_bytes()) > limits_.output_bytes;
}

/// By the end of a case, going on all the same.
bool WorkerProcess::printed_too_much_by(std::int64_t output_end) const {
  return output_end > static_cast<std::int64_t>(limits_.output_bytes) && printed_too_much();
}

/// Gives a case what was printed from the end of the case before to `end`.
void WorkerProcess::read_output(CaseRun& run, std::int64_t end) {
  if (end <= output_taken_) return;
  const std::int64_t size = std::min(end, printed_bytes()) - output_taken_;
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
  ready_at_first_.reset();
}

/// Sleeps while the worker's word is `value`, for the length of a tick at most. Looks at the worker
/// if the word stays the same, and at each tick.
void WorkerProcess::sleep_while(const std::atomic<std::uint32_t>& word, std::uint32_t value) {
  const timespec timeout{0, tick_length.count()};
  if (word.load() == value) syscall(SYS_futex, &word, FUTEX_WAIT, value, &timeout, nullptr, 0);
  const nanoseconds now = monotonic_now();
  if (word.load() != value && now - last_tick_ < tick_length) return;
  last_tick_ = now;
  look(child_.wait(0ns));
}

void WorkerProcess::wait_for_state() {
  sleep_while(shared_->state, shared_->state.load(std::memory_order_acquire));
}

/// Looks out for an answer for a moment.
bool WorkerProcess::sees_an_answer_soon() const {
  const nanoseconds end = monotonic_now() + nanoseconds(shared::usual_look_out_nanoseconds);
  while (shared_->completed.load(std::memory_order_acquire) == collected_) {
    if (monotonic_now() > end) return false;
  }
  return true;
}

/// Until there are more answers than those that are collected.
void WorkerProcess::wait_for_answers() {
  shared_->judge_sleeps.store(1);
  sleep_while(shared_->completed, collected_);
  shared_->judge_sleeps.store(0);
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
  const bool has_answers = shared_->completed.load(std::memory_order_acquire) != collected_;
  if (printed_too_much() && !has_answers)  // an answer tells in which case that was
    end_by(OutputLimitHit{limits_.output_bytes});
  else if (live_bytes > limits_.memory_bytes)
    end_by(MemoryLimitHit{limits_.memory_bytes});
  else if (cpu > watch_limit_)
    end_by(CpuLimitHit{watch_limit_});
  else if (wall > watch_limit_ && wall - unserved_time(now) > wall_limit(watch_limit_))
    end_by(WallLimitHit{wall_limit(watch_limit_), cpu});
}

/// How long the worker has been ready to run without being run, as far as it is known: counted from
/// the first call for a case on, for the thread that has waited longest. Of many threads together
/// it could be more than has passed. After a multiple of the limit none of it is made up for.
nanoseconds WorkerProcess::unserved_time(const Clocks& now) {
  const nanoseconds wall = now.wall - watch_start_.wall;
  if (wall > most_wall_limits * wall_limit(watch_limit_)) return 0ns;
  const auto ready = read_ready_times(child_.pid());
  if (!ready_at_first_) ready_at_first_ = ready;
  nanoseconds longest = 0ns;
  for (const auto& [thread, time] : ready) {
    const auto before = ready_at_first_->find(thread);
    longest = std::max(longest, before == ready_at_first_->end() ? time : time - before->second);
  }
  return std::min(longest, wall);
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
  if (printed_too_much()) return OutputLimitHit{limits_.output_bytes};
  const shared::LastWords& words = shared_->last_words;
  const auto kind = words.kind.load(std::memory_order_acquire);
  const std::string subject = bounded_text(words.subject);
  if (kind == shared::LastWords::worker_failure) return explain_failure(subject);
  if (kind == shared::LastWords::blocked_call) return BlockedCall{name_of_system_call(words.line)};
  if (kind == shared::LastWords::refused_memory)
    return MemoryLimitHit{limits_.memory_bytes, /*was_refused=*/true,
                          /*was_for_a_thread=*/words.line != 0};
  if (kind == shared::LastWords::exception)
    return UncaughtException{subject, bounded_text(words.text), words.line != 0};
  if (kind == shared::LastWords::sanitizer)
    return read_sanitizer_report(subject, bounded_text(words.text));
  const auto* signalled = std::get_if<EndSignal>(&end);
  const bool was_aborted = signalled != nullptr && signalled->number == SIGABRT;
  if (kind == shared::LastWords::assertion && was_aborted)
    return FailedAssert{subject, bounded_text(words.text), words.line};
  return std::visit(
      Overloaded{
          [](ExitCode exit) -> Ending { return Exited{exit.code}; },
          [&](EndSignal signal) -> Ending {
            if (const auto finding = find_library_check()) return *finding;
            if (signal.number == SIGSYS) return BlockedCall{};
            const bool can_write_files = !limits_.sandbox.landlock && !limits_.sandbox.seccomp;
            if (signal.number == SIGXFSZ && can_write_files)
              return OutputLimitHit{limits_.output_bytes, 0, /*was_a_file=*/true};
            const bool is_bad_address = signal.number == SIGSEGV;
            return Signalled{signal.number,
                             is_bad_address && kind == shared::LastWords::stack_overflow,
                             is_bad_address && words.saw_bad_address.load() == 0};
          },
      },
      end);
}

/// The checks of libstdc++ print what is wrong and abort.
std::optional<SanitizerFinding> WorkerProcess::find_library_check() const {
  constexpr std::int64_t tail_bytes = 4096;
  if (!is_sanitized_) return std::nullopt;
  const std::int64_t start = std::max<std::int64_t>(0, printed_bytes() - tail_bytes);
  return find_library_report(output_.read(start, tail_bytes));
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
