#pragma once

#include <memory>
#include <optional>
#include <span>

#include "judge/run/worker_process.h"

namespace judge {

/// What a run leaves besides the cases' own facts.
struct RunSummary {
  std::uint64_t peak_memory_bytes = 0;     // the most of all worker processes; 0 if none got so far
  std::chrono::nanoseconds cpu_time{};     // of the worker processes that lived, in their cases
  std::chrono::nanoseconds hidden_wait{};  // of the same; see WorkerProcess::hidden_wait
  std::chrono::nanoseconds start_time{};   // on the wall, until each had loaded the submission
  std::optional<Died> outside;             // died while it was loaded, or after the last case
};

/// Runs all jobs in one worker process, and in a new one after each that died for as long as
/// `on_case` says to go on. A run that went through all jobs is also let to its end, so that a
/// crash in a static destructor is seen.
/// `first` is the worker process to begin with, of the same program and limits, if one has been
/// started already.
RunSummary run_cases(const Program& program, const Limits& limits, std::span<const Job> jobs,
                     const OnCase& on_case, const OnTick& on_tick,
                     std::unique_ptr<WorkerProcess> first = nullptr);

}  // namespace judge
