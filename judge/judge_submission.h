#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "judge/build/compile.h"
#include "judge/run/limits.h"
#include "judge/run/worker_process.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// When a submission is run with sanitizers as well.
enum class Sanitize {
  automatic,  // after Accepted and Runtime Error, in the time there is
  always,     // after any verdict, however long it takes
  never,
};

/// How a submission is to be judged.
struct JudgingOptions {
  Limits limits;
  bool keep_going = false;  // past the first case that is not accepted
  /// An endless loop would take the time limit of every case: even so the run ends after so many
  /// cases in a row that took too long.
  std::optional<std::size_t> most_too_slow_in_a_row = std::nullopt;
  Sanitize sanitize = Sanitize::automatic;
  /// Whether `automatic` also looks for the cause of a Time Limit Exceeded. It turns no verdict,
  /// and of two hundred solutions nobody reads it.
  bool explains_slowness = true;
  std::chrono::nanoseconds sanitize_budget =
      std::chrono::seconds(3);  // of wall time; not if always
};

/// What a Judgement holds before any case is run; of a submission that does not compile it is the
/// whole of it.
Judgement begin_judgement(const Submission& submission, const CompileResult& compiled,
                          const std::string& compiler, const JudgingOptions& options);

/// From a submission that has been compiled, or has not, to its Judgement: run the cases, judge
/// each. The Judgement points into `suites`. `worker` as for `run_cases`.
Judgement judge_submission(const Submission& submission, const CompileResult& compiled,
                           const std::string& compiler, const std::vector<Suite>& suites,
                           const JudgingOptions& options, const OnProgress& on_progress,
                           std::unique_ptr<WorkerProcess> worker = nullptr);

}  // namespace judge
