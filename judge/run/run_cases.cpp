#include "judge/run/run_cases.h"

#include <algorithm>

namespace judge {

RunSummary run_cases(const Program& program, const Limits& limits, std::span<const Job> jobs,
                     const OnCase& on_case, const OnTick& on_tick,
                     std::unique_ptr<WorkerProcess> first) {
  RunSummary summary;
  bool go_on = true;
  for (std::size_t seen = 0; go_on && seen < jobs.size();) {
    const auto start = std::chrono::steady_clock::now();
    const auto worker = first ? std::move(first) : std::make_unique<WorkerProcess>(program, limits);
    worker->tell_ticks_to(on_tick);
    const bool is_loaded = worker->wait_until_loaded(jobs[seen].cpu_limit);
    summary.start_time += std::chrono::steady_clock::now() - start;
    if (!is_loaded) {
      summary.outside = worker->death();
      break;
    }
    const std::size_t base = seen;
    seen += worker->run(jobs.subspan(base), [&](std::size_t index, CaseRun run) {
      go_on = on_case(base + index, std::move(run));
      return go_on;
    });
    summary.hidden_wait += worker->hidden_wait();
    if (go_on && seen == jobs.size() && !worker->death())
      summary.outside = worker->finish(jobs.back().cpu_limit);
    summary.cpu_time += worker->cpu_time();
    summary.peak_memory_bytes = std::max(summary.peak_memory_bytes, worker->peak_memory_bytes());
  }
  return summary;
}

}  // namespace judge
