#include "judge/verdict/judgement.h"

#include <fmt/format.h>
#include <signal.h>
#include <string.h>

#include <algorithm>

#include "judge/overloaded.h"

namespace judge {

namespace {

double seconds(std::chrono::nanoseconds time) {
  return std::chrono::duration<double>(time).count();
}

double mebibytes(std::uint64_t bytes) {
  return static_cast<double>(bytes) / (1 << 20);
}

/// `while solving`, `in the constructor of Solution`, …
std::string_view where(Phase phase) {
  switch (phase) {
    case Phase::starting: return "in a static initialiser, before any case";
    case Phase::constructing: return "in the constructor of Solution";
    case Phase::solving: return "inside solveSudoku";
    case Phase::returning: return "after solveSudoku had returned";
    case Phase::between: return "in a thread, after solveSudoku had returned";
    case Phase::finishing:
      return "in a static destructor, an exit handler or a thread, after the last case";
    case Phase::finished: return "after the last case";
  }
  return "";
}

/// Whether a signal is one that timers and programs send, rather than the kernel for a fault of the
/// code that it interrupts.
bool is_sent(int number) {
  switch (number) {
    case SIGALRM:
    case SIGVTALRM:
    case SIGPROF:
    case SIGUSR1:
    case SIGUSR2:
    case SIGIO:
    case SIGHUP:
    case SIGINT:
    case SIGQUIT:
    case SIGXCPU:
    case SIGXFSZ:
    case SIGTERM: return true;
    default: return number >= SIGRTMIN;
  }
}

std::string describe_sent_signal(std::string_view name, Phase phase) {
  const std::string_view place = phase == Phase::between ? "between two cases" : where(phase);
  return fmt::format("{} {}, by a timer or a signal that the code had set", name, place);
}

/// `SIGSEGV (segmentation fault)`
std::string name_of_signal(int number) {
  const char* name = sigabbrev_np(number);
  if (name == nullptr) return fmt::format("signal {}", number);
  std::string meaning = sigdescr_np(number);
  std::ranges::transform(meaning, meaning.begin(), [](char c) {
    return c < 'A' || c > 'Z' ? c : static_cast<char>(c - 'A' + 'a');
  });
  return fmt::format("SIG{} ({})", name, meaning);
}

std::string describe_ending(const Died& died) {
  const std::string_view place = where(died.phase);
  return std::visit(
      Overloaded{
          [&](const Exited& exited) {
            if (died.phase == Phase::solving)
              return fmt::format("exited with code {} before returning from solveSudoku",
                                 exited.code);
            return fmt::format("exited with code {} {}", exited.code, place);
          },
          [&](const Signalled& signal) {
            if (signal.stack_overflow)
              return fmt::format(
                  "stack overflow {}: endless or too deep recursion, or a huge local array", place);
            const std::string name = name_of_signal(signal.number);
            if (signal.was_unseen)
              return fmt::format(
                  "{} {}, unseen by the judge's handler: a stack overflow in a thread (8 MiB "
                  "each), "
                  "or the code handles, resets or blocks that signal itself",
                  name, place);
            if (is_sent(signal.number)) return describe_sent_signal(name, died.phase);
            return fmt::format("{} {}", name, place);
          },
          [&](const UncaughtException& exception) {
            if (exception.type.empty())
              return fmt::format(
                  "std::terminate was called {}, without an exception: as by a pure virtual call, "
                  "a thread neither joined nor detached, or a `throw;` outside of any catch",
                  place);
            const std::string_view why =
                exception.left_noexcept ? ", let out of a noexcept function or a destructor" : "";
            if (exception.what.empty())
              return fmt::format("uncaught exception of type {} {}{}", exception.type, place, why);
            return fmt::format("uncaught {} {}{}: {}", exception.type, place, why, exception.what);
          },
          [&](const FailedAssert& assertion) {
            return fmt::format("assertion `{}` failed at {}:{}, {}", assertion.expression,
                               assertion.file, assertion.line, place);
          },
          [&](const SanitizerFinding& finding) {
            return fmt::format("{} found {} {}", finding.tool, finding.message, place);
          },
          [&](const CpuLimitHit& hit) {
            return fmt::format("still running after {:.4g} s of CPU time, {}", seconds(hit.limit),
                               place);
          },
          [&](const WallLimitHit& hit) {
            return fmt::format(
                "not back after {:.4g} s by the wall clock, {}, with {:.2g} s of CPU time used: it "
                "sleeps, waits or was stopped",
                seconds(hit.limit), place, seconds(hit.cpu));
          },
          [&](const MemoryLimitHit& hit) {
            return fmt::format("{}more than {:.4g} MiB of memory {}{}",
                               hit.was_refused ? "asked for " : "", mebibytes(hit.limit_bytes),
                               place, hit.was_for_a_thread ? ", 8 MiB for each thread" : "");
          },
          [&](const OutputLimitHit& hit) {
            if (hit.was_a_file)
              return fmt::format("wrote more than {:.4g} MiB to a file {}",
                                 mebibytes(hit.limit_bytes), place);
            const std::string printed =
                fmt::format("more than {:.4g} MiB printed {}", mebibytes(hit.limit_bytes), place);
            if (hit.earlier_bytes < hit.limit_bytes / 100) return printed;
            return fmt::format(
                "{}; {:.2f} MiB of it in the cases before: the limit is for all together", printed,
                mebibytes(hit.earlier_bytes));
          },
          [&](const BlockedCall& blocked) {
            return blocked.name.empty()
                       ? fmt::format(
                             "blocked system call (SIGSYS) {}: such as system and popen make; or a "
                             "signal of the code's own",
                             place)
                       : fmt::format("blocked system call: {}, {}", blocked.name, place);
          },
          [&](const LoadFailure& failure) {
            return fmt::format("could not be loaded: {}", failure.reason);
          },
      },
      died.ending);
}

std::size_t count_accepted(const std::vector<CaseJudgement>& cases) {
  return static_cast<std::size_t>(
      std::ranges::count(cases, Verdict::accepted, &CaseJudgement::verdict));
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::accepted: return "Accepted";
    case Verdict::wrong_answer: return "Wrong Answer";
    case Verdict::time_limit_exceeded: return "Time Limit Exceeded";
    case Verdict::memory_limit_exceeded: return "Memory Limit Exceeded";
    case Verdict::output_limit_exceeded: return "Output Limit Exceeded";
    case Verdict::runtime_error: return "Runtime Error";
    case Verdict::compile_error: return "Compile Error";
  }
  return "";
}

Verdict verdict_of(const Ending& ending) {
  return std::visit(Overloaded{
                        [](const Exited&) { return Verdict::runtime_error; },
                        [](const Signalled&) { return Verdict::runtime_error; },
                        [](const UncaughtException&) { return Verdict::runtime_error; },
                        [](const FailedAssert&) { return Verdict::runtime_error; },
                        [](const SanitizerFinding&) { return Verdict::runtime_error; },
                        [](const CpuLimitHit&) { return Verdict::time_limit_exceeded; },
                        [](const WallLimitHit&) { return Verdict::time_limit_exceeded; },
                        [](const MemoryLimitHit&) { return Verdict::memory_limit_exceeded; },
                        [](const OutputLimitHit&) { return Verdict::output_limit_exceeded; },
                        [](const BlockedCall&) { return Verdict::runtime_error; },
                        [](const LoadFailure&) { return Verdict::runtime_error; },
                    },
                    ending);
}

std::string describe(const Evidence& evidence) {
  return std::visit(
      Overloaded{
          [](const Violation& violation) { return describe(violation); },
          [](const Died& died) {
            const std::string lines = describe(died.lines);
            return describe_ending(died) + (lines.empty() ? "" : ", at " + lines);
          },
          [](const PassesAlone& passes) {
            if (passes.lacked_memory)
              return fmt::format(
                  "passes alone{}: memory of earlier cases was never freed, and the limit is for "
                  "all cases together; or static or global state was left over",
                  passes.fails_after.empty() ? "" : ", fails after " + passes.fails_after);
            return passes.fails_after.empty()
                       ? std::string(
                             "passes alone: static or global state left over from the cases "
                             "before, or "
                             "memory that is read before it is written")
                       : fmt::format(
                             "passes alone, fails after {}: static or global state left "
                             "over from an earlier case, or memory that is read before it is "
                             "written",
                             passes.fails_after);
          },
          [](const DifferentAnswers& different) {
            return different.was_dressed
                       ? fmt::format(
                             "right on {}, wrong on the same puzzle turned over, with its digits "
                             "exchanged and its rows and columns in another order: is an answer "
                             "written into the code?",
                             different.case_name)
                       : fmt::format(
                             "different answers on the same board, {}: something is read "
                             "before it is written, or luck decides",
                             different.case_name);
          },
          [](const CompilerMessage& message) {
            return message.guess.empty() ? "it does not compile" : message.guess;
          },
      },
      evidence);
}

std::string describe(const std::vector<SourceLine>& lines) {
  constexpr std::size_t most = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(lines.size(), most); ++i)
    text += fmt::format("{}{}:{} in {}", i == 0 ? "" : ", called at ", lines[i].file, lines[i].line,
                        lines[i].function);
  return text;
}

std::string_view kind_of(const Evidence& evidence) {
  using std::string_view;
  constexpr Overloaded kind_of_violation{
      [](const WrongShape&) { return string_view("wrong_shape"); },
      [](const Unchanged&) { return string_view("unchanged"); },
      [](const ChangedGiven&) { return string_view("changed_given"); },
      [](const NotADigit&) { return string_view("not_a_digit"); },
      [](const LeftEmpty&) { return string_view("left_empty"); },
      [](const RepeatedDigit&) { return string_view("repeated_digit"); },
  };
  constexpr Overloaded kind_of_ending{
      [](const Exited&) { return string_view("exit"); },
      [](const Signalled& signal) {
        return string_view(signal.stack_overflow ? "stack_overflow" : "signal");
      },
      [](const UncaughtException& exception) {
        return string_view(exception.type.empty() ? "terminate" : "uncaught_exception");
      },
      [](const FailedAssert&) { return string_view("failed_assert"); },
      [](const SanitizerFinding&) { return string_view("sanitizer"); },
      [](const CpuLimitHit&) { return string_view("cpu_limit"); },
      [](const WallLimitHit&) { return string_view("wall_limit"); },
      [](const MemoryLimitHit&) { return string_view("memory_limit"); },
      [](const OutputLimitHit&) { return string_view("output_limit"); },
      [](const BlockedCall&) { return string_view("blocked_call"); },
      [](const LoadFailure&) { return string_view("load_failure"); },
  };
  return std::visit(
      Overloaded{
          [&](const Violation& violation) { return std::visit(kind_of_violation, violation); },
          [&](const Died& died) { return std::visit(kind_of_ending, died.ending); },
          [](const PassesAlone&) { return string_view("passes_alone"); },
          [](const DifferentAnswers&) { return string_view("different_answers"); },
          [](const CompilerMessage&) { return string_view("compiler_message"); },
      },
      evidence);
}

std::size_t Challenge::passed() const {
  return count_accepted(boards);
}

Unlisted& Unlisted::operator+=(const Unlisted& other) {
  passed += other.passed;
  rejected += other.rejected;
  runtime += other.runtime;
  return *this;
}

std::size_t Judgement::passed() const {
  return count_accepted(cases) + unlisted.passed;
}

std::size_t Judgement::rejected() const {
  return cases.size() - count_accepted(cases) + unlisted.rejected;
}

std::chrono::nanoseconds Judgement::runtime() const {
  std::chrono::nanoseconds sum = unlisted.runtime;
  for (const CaseJudgement& judged : cases) sum += judged.time.value_or(std::chrono::nanoseconds{});
  return sum;
}

bool Judgement::shows_too_little_work() const {
  // Waiting for the next board takes CPU time as well, and so does whatever comes first.
  constexpr std::chrono::nanoseconds once = 20ms, each = 110us, most = 100ms;
  const auto run = static_cast<std::int64_t>(std::min<std::size_t>(passed() + rejected(), 1000));
  return cpu_time > 3 * runtime() / 2 + std::min(once + run * each, most);
}

bool Judgement::shows_too_little_waiting() const {
  return hidden_wait > runtime() / 2 + 100ms;
}

std::chrono::nanoseconds Judgement::time_until_death() const {
  std::chrono::nanoseconds sum{};
  for (const CaseJudgement& judged : cases) {
    if (judged.time || judged.evidence.empty()) continue;
    if (const auto* died = std::get_if<Died>(&judged.evidence.front())) sum += died->time;
  }
  return sum;
}

const CaseJudgement* Judgement::first_rejected() const {
  const auto found = std::ranges::find_if(
      cases, [](const CaseJudgement& judged) { return judged.verdict != Verdict::accepted; });
  return found == cases.end() ? nullptr : &*found;
}

const CaseJudgement* Judgement::slowest() const {
  const auto found = std::ranges::max_element(cases, {}, &CaseJudgement::time);
  return found == cases.end() || !found->time ? nullptr : &*found;
}

CaseJudgement judge_case(const Case& tested, CaseRun run) {
  CaseJudgement judged;
  judged.tested = &tested;
  judged.output = std::move(run.output);
  judged.output_is_cut = run.output_is_cut;
  std::visit(Overloaded{
                 [&](const Answered& answered) {
                   judged.time = answered.time;
                   for (Violation& violation : find_violations(tested.board, answered.answer))
                     judged.evidence.emplace_back(std::move(violation));
                   if (judged.evidence.empty()) return;
                   judged.verdict = Verdict::wrong_answer;
                   judged.answer = std::make_shared<Answer>(answered.answer);
                 },
                 [&](const Died& died) {
                   judged.verdict = verdict_of(died.ending);
                   judged.evidence.emplace_back(died);
                 },
             },
             run.outcome);
  return judged;
}

}  // namespace judge
