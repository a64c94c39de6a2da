#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "judge/build/compiler_process.h"
#include "judge/build/program.h"
#include "judge/cases/case.h"
#include "judge/debugger/place.h"
#include "judge/run/limits.h"

namespace judge {

/// A debugger that is installed.
struct Debugger {
  enum class Kind { gdb, lldb };
  Kind kind = Kind::gdb;
  std::filesystem::path program;
};

/// The one that the environment's DEBUGGER names, otherwise gdb. Throws BadInput that says what to
/// install, or which two the judge knows.
Debugger find_debugger();

/// What it is to look at: a program of Flavour::debugged, and one case.
struct Debuggee {
  Program program;
  std::filesystem::path source;
  const Case* tested;
  Limits limits;
};

/// Becomes the debugger, on the user's terminal, stopped at the first line of `solveSudoku`. There
/// is no sandbox around the submission: it forbids what a debugger does.
[[noreturn]] void become_debugger(const Debugger& debugger, const Debuggee& debuggee);

/// Runs the case under gdb, without a word on the terminal, until it ends or has used its time, and
/// tells where it was. Throws std::runtime_error with gdb's words if that cannot be found out.
Place find_place(const Debugger& gdb, const Debuggee& debuggee, const OnProgress& on_progress);

}  // namespace judge
