#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "judge/cases/case.h"
#include "judge/run/run.h"
#include "judge/run/sandbox.h"
#include "judge/sudoku/rules.h"
#include "judge/verdict/steps.h"

namespace judge {

/// LeetCode's names, in LeetCode's sense.
enum class Verdict {
  accepted,
  wrong_answer,
  time_limit_exceeded,
  memory_limit_exceeded,
  output_limit_exceeded,
  runtime_error,
  compile_error,
};

/// `Accepted`, `Wrong Answer`, …
std::string_view name_of(Verdict verdict);

/// The compiler's own words, or why there are none (its time limit).
struct CompilerMessage {
  std::string text;   // any bytes
  std::string guess;  // the likeliest reason, one plain sentence; may be empty
};

/// A case that failed, and passes in a process of its own.
struct PassesAlone {
  std::string fails_after;  // the earliest case after which alone it fails; empty if there is none
  bool lacked_memory = false;  // it failed for want of memory, which all cases together use up
};

/// A case that was answered rightly, and wrongly in a second run.
struct DifferentAnswers {
  std::string case_name;
  bool was_dressed = false;  // the second time it was the same puzzle in another dress
};

/// One reason for a verdict.
using Evidence = std::variant<Violation, Died, PassesAlone, DifferentAnswers, CompilerMessage>;

/// One sentence without a full stop.
std::string describe(const Evidence& evidence);

/// `mine.cpp:12 in Solution::solve, called at mine.cpp:30 in …`, the innermost three; empty where
/// no line is known.
std::string describe(const std::vector<SourceLine>& lines);

/// The stable name of the kind of evidence, for JSON: `changed_given`, `signal`, `cpu_limit`, …
std::string_view kind_of(const Evidence& evidence);

/// What one case says of a submission. There may be very many, so an accepted one is kept small;
/// the case itself stands elsewhere and outlives its judgement.
struct CaseJudgement {
  const Case* tested = nullptr;
  Verdict verdict = Verdict::accepted;
  std::vector<Evidence> evidence;                // none if accepted
  std::optional<std::chrono::nanoseconds> time;  // inside `solveSudoku`, if it returned
  std::shared_ptr<const Answer> answer;          // if it returned a wrong one
  std::string output;                            // what it printed during the case; any bytes
  bool output_is_cut = false;
};

/// What the sanitized run came to, which follows the verdict and can turn it.
struct SanitizerRun {
  std::size_t covered = 0;  // cases that came to their end in the time there was
  std::chrono::nanoseconds time{};
  std::string why_none;          // why there was no such run at all; empty if there was
  std::string why_no_more = {};  // the case that ended it with no fault of its own, and how
};

/// How far a submission gets on boards that decide nothing.
struct Challenge {
  std::vector<CaseJudgement> boards;  // those that were tried, in the order in which they were
  std::size_t total = 0;              // of all that there are
  std::chrono::nanoseconds limit{};   // CPU time for one board, or with a budget for all of them
  bool has_budget = false;            // by the clock on the wall

  std::size_t passed() const;
};

/// Cases of a long list that were judged, counted, and not kept.
struct Unlisted {
  std::size_t passed = 0;
  std::size_t rejected = 0;
  std::chrono::nanoseconds runtime{};  // of those that passed

  Unlisted& operator+=(const Unlisted& other);
};

/// What all cases say of a submission. Without `--keep-going` the first case that is not accepted
/// is the last one that was run.
struct Judgement {
  std::string name;  // the file's name without `.cpp`
  std::string path;  // as the user would type it
  Verdict verdict = Verdict::accepted;
  std::vector<Evidence> evidence;    // what the verdict rests on: of the compiler, of the case that
                                     // failed first, or of the end of the process
  std::vector<CaseJudgement> cases;  // those that were run, in order; of a long list the rejected
                                     // ones, and behind them the slowest of the others
  Unlisted unlisted;                 // the rest of a long list
  std::size_t total = 0;             // cases that were to be run
  std::chrono::nanoseconds compile_time{};  // 0 if the program came from the cache
  bool compiled_from_cache = false;
  std::vector<std::string> notes;          // what was done to the pasted text, a sentence each
  std::string compiler;                    // `g++ 12.2.0 -std=c++23 -O2`
  std::uint64_t peak_memory_bytes = 0;     // of the worker process; 0 where it is not known
  std::chrono::nanoseconds cpu_time{};     // by the kernel's clock; of cases that all returned
  std::chrono::nanoseconds hidden_wait{};  // for answers, and not in their times
  Sandbox sandbox;                         // what the submission was run in
  std::vector<std::shared_ptr<const Case>> kept_cases;  // cases that the judge made up itself
  std::optional<SanitizerRun> sanitizers;               // none if not asked for, or not worth while
  std::optional<Challenge> challenge;                   // no part of the verdict
  std::chrono::nanoseconds start_time{};  // of the worker processes, by the clock on the wall
  std::vector<StepTime> steps;            // where the time went; empty if that was not asked for

  std::size_t passed() const;
  std::size_t rejected() const;
  std::chrono::nanoseconds runtime() const;  // the sum of the times of all cases
  bool shows_too_little_work() const;        // far less runtime than CPU time
  bool shows_too_little_waiting() const;     // far less runtime than the judge has waited
  bool runtime_is_doubtful() const { return shows_too_little_work() || shows_too_little_waiting(); }
  /// The sum over all cases that did not return, by the clock on the wall.
  std::chrono::nanoseconds time_until_death() const;
  const CaseJudgement* first_rejected() const;  // nullptr if there is none
  const CaseJudgement* slowest() const;         // nullptr if no case returned
};

/// Turns the facts of a case into what they mean.
CaseJudgement judge_case(const Case& tested, CaseRun run);

/// The verdict for a process that ended by itself or was ended.
Verdict verdict_of(const Ending& ending);

}  // namespace judge
