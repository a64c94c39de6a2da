#include "judge/verbs/debug.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "judge/bad_input.h"
#include "judge/build/compile.h"
#include "judge/debugger/debugger.h"
#include "judge/judge_submission.h"
#include "judge/options/options.h"
#include "judge/report/escape.h"
#include "judge/report/place.h"
#include "judge/report/progress.h"
#include "judge/report/report.h"
#include "judge/report/terminal.h"

namespace judge {

namespace {

struct DebugOptions {
  std::string solution = "backtracking";
  CaseOptions cases;
  bool backtrace = false;
  Limits limits;
  CacheOption cache;
};

/// The case to look at, and how it was found.
struct Found {
  CaseJudgement judged;
  std::string how;  // a sentence; empty if the user named it
};

struct Built {
  Toolchain toolchain;
  CompileResult result;
};

Built build(const Submission& submission, Flavour flavour, const DebugOptions& options,
            const OnProgress& show) {
  const Toolchain toolchain =
      prepare_toolchain(find_compiler(), flavour, options.cache.folder, show);
  return {toolchain, Compilation(submission, toolchain, options.cache.folder, show).finish(show)};
}

Judgement judge_ordinarily(const Submission& submission, const std::vector<Suite>& suites,
                           const DebugOptions& options, const OnProgress& show) {
  const Built fast = build(submission, Flavour::fast, options, show);
  JudgingOptions judging;
  judging.limits = options.limits;
  return judge_submission(submission, fast.result, fast.toolchain.title, suites, judging, show);
}

/// The first case that fails, or else the first.
Found find_case(const Submission& submission, const std::vector<Suite>& suites,
                const DebugOptions& options, const OnProgress& show) {
  const std::vector<const Case*> cases = all_cases(suites);
  Found found;
  found.judged.tested = cases.front();
  if (cases.size() == 1 && !options.backtrace) return found;  // nothing is to be found out
  const Judgement judgement = judge_ordinarily(submission, suites, options, show);
  if (const CaseJudgement* rejected = judgement.first_rejected()) {
    found.judged = *rejected;
  } else {  // what happened outside of all cases shows with any
    found.judged.verdict = judgement.verdict;
    found.judged.evidence = judgement.evidence;
  }
  if (cases.size() == 1) return found;
  const std::string name = escape_line(found.judged.tested->full_name());
  found.how =
      judgement.verdict == Verdict::accepted
          ? fmt::format("no case of {} fails; this is the first, {}\n", cases.size(), name)
          : fmt::format("the first case that fails is {}: {}\n", name, name_of(judgement.verdict));
  return found;
}

int tell_compile_error(const Submission& submission, const Built& built) {
  const Judgement judgement =
      judge_submission(submission, built.result, built.toolchain.title, {}, {}, {});
  ReportOptions().write(
      to_text(judgement,
              {.colour = terminal_shows_colour(), .width = terminal_width(), .command_for = {}}));
  return 1;
}

std::string describe_session(const Debugger& debugger, const Case& tested) {
  const bool is_gdb = debugger.kind == Debugger::Kind::gdb;
  return fmt::format(
      "{} in {}, without the sandbox: no debugger can look into that\n"
      "{} shows the board; next, step, break LINE, continue and quit do as usual\n",
      escape_line(tested.full_name()), debugger.program.filename().string(),
      is_gdb ? "info args" : "frame variable");
}

int debug(const DebugOptions& options) {
  const Debugger debugger = find_debugger();
  if (options.backtrace && debugger.kind != Debugger::Kind::gdb)
    throw BadInput("--backtrace needs gdb; leave DEBUGGER unset");
  const Submission submission = read_submission(options.solution);
  const std::vector<Suite> suites = options.cases.load();
  ProgressLine progress;
  const auto show = [&](const std::string& doing) { progress.show(doing); };

  const Built built = build(submission, Flavour::debugged, options, show);
  if (std::holds_alternative<CompileFailure>(built.result)) {
    progress.wipe();
    return tell_compile_error(submission, built);
  }
  const Found found = find_case(submission, suites, options, show);
  const Debuggee debuggee{std::get<Program>(built.result), submission.path, found.judged.tested,
                          options.limits};
  if (options.backtrace) {
    const Place place = find_place(debugger, debuggee, show);
    progress.wipe();
    ReportOptions().write(
        found.how +
        to_text_of_place(
            place, found.judged, submission, built.toolchain.title,
            {.colour = terminal_shows_colour(), .width = terminal_width(), .command_for = {}}));
    return std::holds_alternative<CameBack>(place.stop) ? 0 : 1;
  }
  progress.wipe();
  ReportOptions().write(found.how + describe_session(debugger, *debuggee.tested));
  become_debugger(debugger, debuggee);
}

}  // namespace

Act add_debug(CLI::App& verb) {
  auto options = std::make_shared<DebugOptions>();
  verb.add_option("SOLUTION", options->solution,
                  "a C++ file, or the name of one in solution/ [backtracking]");
  options->cases.add_to(verb);
  verb.add_flag("--backtrace", options->backtrace,
                "no session: tell where the case crashes, or loops when its time is over");
  add_limit_options(verb, options->limits);
  options->cache.add_to(verb);
  verb.footer(
      "Of several cases the first that fails is taken. DEBUGGER=lldb takes lldb.\n"
      "Exit code: the debugger's; of --backtrace 0 solveSudoku returned, 1 it did not, 2 the "
      "judge could not do its work.");
  return [options] { return debug(*options); };
}

}  // namespace judge
