#pragma once

#include <functional>
#include <string>
#include <vector>

#include "judge/build/compile.h"
#include "judge/options/options.h"
#include "judge/report/html.h"
#include "judge/report/report.h"
#include "judge/verdict/judgement.h"

// What `judge run` does once, `judge watch` at every save and `judge compare` with each solution.

namespace judge {

/// Which solution is judged, and how.
struct SolutionOptions {
  std::string solution = "backtracking";
  CaseOptions cases;
  ChallengeOption challenge;
  JudgingOptions judging;
  CacheOption cache;
  ReportOptions report;
  unsigned jobs = 1;     // parts of a long list that are judged at once
  bool timings = false;  // tell where the time went

  void add_to(CLI::App& verb);
};

/// A judgement, and the boards that it points to.
struct JudgedSolution {
  std::vector<Suite> suites;
  std::vector<Suite> challenge;
  Judgement judgement;
};

/// Who is told while a solution is judged. Whatever these throw ends the judging at once: compiler
/// and worker are ended, and nothing is left of them.
struct Listener {
  OnProgress on_preparing;  // what is made once, and of use to every later judging as well
  OnProgress on_progress;
  std::function<void(const Judgement& verdict)> on_verdict;  // before the second look
};

/// Judges the solution as it stands in its file now, second look included. Throws BadInput.
JudgedSolution judge_solution(const SolutionOptions& options, const Listener& listener);

/// The compiler, and what of its work can be kept; see `prepare_toolchain`. Throws BadInput.
Toolchain prepare(Flavour flavour, const JudgingOptions& options, const CacheOption& cache,
                  const OnProgress& on_progress);

/// Everything that is asked after the verdict of a submission that compiles; may turn the verdict.
void take_second_look(Judgement& judgement, const Submission& submission, const Program& program,
                      const std::vector<Suite>& suites, const JudgingOptions& options,
                      const CacheOption& cache, const OnProgress& on_progress, StepTimer& timer);

/// Of a page that is written now, by this command; the program's name first.
PageOrigin origin_of_page(const std::vector<std::string>& command_line);

/// A report that is written in two parts: the verdict as soon as it is there, then what the second
/// look adds. Where it has to be in one piece (JSON, a file), all of it comes at the end.
class ReportInParts {
 public:
  /// `command_line` is the whole of it, the program's name first.
  ReportInParts(const SolutionOptions& options, const std::vector<std::string>& command_line);

  /// What is to be said below the verdict's report, and again where the second look turns it.
  using Postscript = std::function<std::string(const Judgement&, const TextStyle&)>;
  void add_postscript(Postscript postscript) { postscript_ = std::move(postscript); }

  void write_verdict(const Judgement& verdict);
  void write_rest(const JudgedSolution& judged);

 private:
  const SolutionOptions& options_;
  TextStyle style_;
  Postscript postscript_;
  Judgement verdict_;
  std::string unwritten_;
};

}  // namespace judge
