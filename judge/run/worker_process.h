#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>

#include "judge/build/program.h"
#include "judge/run/child.h"
#include "judge/run/instruction_counter.h"
#include "judge/run/limits.h"
#include "judge/run/memory_file.h"
#include "judge/run/run.h"
#include "judge/worker/shared_memory.h"

namespace judge {

/// A board to be solved, which outlives the job, and the CPU time allowed for it.
struct Job {
  const Board* board;
  std::chrono::nanoseconds cpu_limit;
};

/// Called for each job in order with what came of it; returning false stops the run.
using OnCase = std::function<bool(std::size_t index, CaseRun run)>;
/// Called every few milliseconds while a submission runs.
using OnTick = std::function<void()>;

/// One live process that has a submission loaded, watched from outside. It answers job after job in
/// the one process, as on LeetCode, so that state which leaks from case to case shows. Once it has
/// died it stays dead.
class WorkerProcess {
 public:
  /// Starts the process, which waits for the first call below before it loads the submission.
  /// Throws std::system_error if the judge cannot start it.
  WorkerProcess(const Program& program, const Limits& limits, OnTick on_tick = {});

  void tell_ticks_to(OnTick on_tick) { on_tick_ = std::move(on_tick); }

  /// How the process ended, if it has, and where it was then.
  const std::optional<Died>& death() const { return death_; }

  /// Waits until the submission is loaded; false if it died of that, or took longer than the limit.
  bool wait_until_loaded(std::chrono::nanoseconds cpu_limit);

  /// Answers jobs in order and returns how many `on_case` has seen. Fewer than all if `on_case`
  /// said stop (the process is then still alive but may be busy: let go of it), or if the process
  /// died; then the last one seen is the job that it died of.
  std::size_t run(std::span<const Job> jobs, const OnCase& on_case);

  /// Answers one job so many times in a row, at most `most_repeats`, as `run` does; all are handed
  /// over at once and the process falls asleep behind the last, so that it takes nothing from
  /// another one that is measured next. Of a job that is done but once the CPU time is told as
  /// well. To be used for all jobs of a process or for none.
  std::size_t repeat(const Job& job, std::size_t times, const OnCase& on_case);
  static constexpr std::size_t most_repeats = shared::slot_count;

  /// From now on it runs on that core alone. False if the kernel does not allow it.
  bool pin_to(int core);

  /// Lets the process end by itself: static destructors and exit handlers run. Returns how it died
  /// if that was not in good order.
  std::optional<Died> finish(std::chrono::nanoseconds cpu_limit);

  /// The most live memory that the process has had; 0 where that is not known, because it ended
  /// unseen.
  std::uint64_t peak_memory_bytes() const { return peak_memory_bytes_; }

  /// Those of all it did so far; nullopt where the machine does not count them.
  std::optional<std::uint64_t> instructions() const { return instructions_.read(); }

  /// CPU time of all its threads while it ran the jobs that it answered.
  std::chrono::nanoseconds cpu_time() const { return cpu_time_; }

  /// How much longer at least than its clock said the judge has waited for answers, but for what it
  /// was ready to run and was not. To be asked while it lives; counted in ticks, of jobs that are
  /// given one by one, and where the kernel counts what a process waits.
  std::chrono::nanoseconds hidden_wait() const;

 private:
  struct Clocks {
    std::chrono::nanoseconds cpu;   // of the worker, all threads
    std::chrono::nanoseconds wall;  // monotonic
  };

  class SharedMemory {
   public:
    SharedMemory();
    ~SharedMemory();
    SharedMemory(const SharedMemory&) = delete;
    SharedMemory& operator=(const SharedMemory&) = delete;
    int descriptor() const { return file_.descriptor(); }
    shared::Memory* operator->() const { return memory_; }

   private:
    MemoryFile file_;
    shared::Memory* memory_ = nullptr;
  };

  std::size_t run(std::span<const Job> jobs, std::size_t ahead, const OnCase& on_case);
  void give(std::span<const Job> jobs, std::size_t ahead, std::uint32_t first, std::size_t seen);
  void prepare_sandbox();
  void permit_loading();
  void publish(std::uint32_t count);
  bool has_reached(shared::State state) const;
  std::chrono::nanoseconds least_time_of_case() const;
  CaseRun collect(std::uint32_t slot, std::int64_t output_end,
                  std::chrono::nanoseconds shortest_possible,
                  std::chrono::nanoseconds longest_possible);
  CaseRun collect_death();
  std::int64_t printed_bytes() const;
  bool printed_too_much() const;
  bool printed_too_much_by(std::int64_t output_end) const;
  void read_output(CaseRun& run, std::int64_t end);
  Phase phase() const;
  Clocks read_clocks() const;
  void start_watch(std::chrono::nanoseconds cpu_limit);
  void sleep_while(const std::atomic<std::uint32_t>& word, std::uint32_t value);
  void wait_for_state();
  bool sees_an_answer_soon() const;
  void wait_for_answers();
  void wait_for_end();
  void look(const std::optional<EndOfProcess>& end);
  void check_limits();
  std::chrono::nanoseconds unserved_time(const Clocks& now);
  void note_death(EndOfProcess end);
  void end_by(const Ending& ending);
  Ending explain(EndOfProcess end) const;
  std::optional<SanitizerFinding> find_library_check() const;
  Ending explain_failure(const std::string& what) const;
  [[noreturn]] void throw_worker_failure(EndOfProcess end) const;
  void note_memory();

  Limits limits_;
  bool is_sanitized_;
  OnTick on_tick_;
  SharedMemory shared_;
  MemoryFile output_;
  Descriptor standard_output_;     // for it; the worker's stdout and stderr
  std::int64_t output_taken_ = 0;  // bytes of the output that belong to cases already collected
  std::uint32_t given_ = 0;        // cases that the worker got, counted from its start
  std::uint32_t collected_ = 0;    // those of them whose answers the judge took
  bool is_permitted_ = false;  // to load the submission: from then on the worker is not believed
  bool is_loaded_ = false;
  bool is_to_finish_ = false;
  std::optional<Died> death_;
  std::uint64_t peak_memory_bytes_ = 0;
  std::chrono::nanoseconds cpu_time_{};
  std::chrono::nanoseconds unclaimed_wait_{};  // see `hidden_wait`
  Clocks watch_start_{};
  std::chrono::nanoseconds last_tick_{};
  std::chrono::nanoseconds watch_limit_{};
  /// By thread; see `unserved_time`.
  std::optional<std::map<std::string, std::chrono::nanoseconds>> ready_at_first_;
  std::optional<FileRules> file_rules_;
  Child child_;  // it ends before what it uses, above, does
  InstructionCounter instructions_;
};

}  // namespace judge
