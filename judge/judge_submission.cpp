#include "judge/judge_submission.h"

#include <fmt/format.h>

#include "judge/run/run_cases.h"

namespace judge {

namespace {

std::vector<Job> jobs_of(const std::vector<const Case*>& cases) {
  std::vector<Job> jobs;
  jobs.reserve(cases.size());
  for (const Case* tested : cases) jobs.push_back({&tested->board, tested->time_limit});
  return jobs;
}

void run_and_judge(const Program& program, const std::vector<const Case*>& cases,
                   const JudgingOptions& options, const OnProgress& on_progress,
                   std::unique_ptr<WorkerProcess> worker, Judgement& judgement) {
  std::size_t too_slow_in_a_row = 0;
  const auto on_case = [&](std::size_t index, CaseRun run) {
    judgement.cases.push_back(judge_case(*cases[index], std::move(run)));
    const Verdict verdict = judgement.cases.back().verdict;
    too_slow_in_a_row = verdict == Verdict::time_limit_exceeded ? too_slow_in_a_row + 1 : 0;
    if (too_slow_in_a_row > 0 && too_slow_in_a_row == options.most_too_slow_in_a_row) return false;
    return options.keep_going || verdict == Verdict::accepted;
  };
  const auto on_tick = [&] {
    on_progress(fmt::format("case {} of {}", judgement.cases.size() + 1, cases.size()));
  };
  const std::vector<Job> jobs = jobs_of(cases);
  judgement.cases.reserve(cases.size());
  const RunSummary summary =
      run_cases(program, options.limits, jobs, on_case, on_tick, std::move(worker));
  judgement.peak_memory_bytes = summary.peak_memory_bytes;
  judgement.cpu_time = summary.cpu_time;
  judgement.hidden_wait = summary.hidden_wait;
  judgement.start_time = summary.start_time;

  if (const CaseJudgement* rejected = judgement.first_rejected()) {
    judgement.verdict = rejected->verdict;
    judgement.evidence = rejected->evidence;
  } else if (summary.outside) {
    judgement.verdict = verdict_of(summary.outside->ending);
    judgement.evidence = {*summary.outside};
  }
}

}  // namespace

Judgement begin_judgement(const Submission& submission, const CompileResult& compiled,
                          const std::string& compiler, const JudgingOptions& options) {
  Judgement judgement;
  judgement.name = submission.name;
  judgement.path = submission.path.string();
  judgement.notes = submission.notes;
  judgement.compiler = compiler;
  judgement.sandbox = options.limits.sandbox;
  if (const auto* failure = std::get_if<CompileFailure>(&compiled)) {
    judgement.verdict = Verdict::compile_error;
    judgement.evidence = {CompilerMessage{failure->messages, failure->guess}};
    judgement.compile_time = failure->compile_time;
  } else {
    const Program& program = std::get<Program>(compiled);
    judgement.compile_time = program.compile_time;
    judgement.compiled_from_cache = program.from_cache;
  }
  return judgement;
}

Judgement judge_submission(const Submission& submission, const CompileResult& compiled,
                           const std::string& compiler, const std::vector<Suite>& suites,
                           const JudgingOptions& options, const OnProgress& on_progress,
                           std::unique_ptr<WorkerProcess> worker) {
  const std::vector<const Case*> cases = all_cases(suites);
  Judgement judgement = begin_judgement(submission, compiled, compiler, options);
  judgement.total = cases.size();
  if (const auto* program = std::get_if<Program>(&compiled))
    run_and_judge(*program, cases, options, on_progress, std::move(worker), judgement);
  return judgement;
}

}  // namespace judge
