#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge mutants`: tells which case rejects which of the wrong submissions that the judge's own
/// tests keep, so that a case that finds nothing new is seen. Returns what to do once the command
/// line has been read.
Act add_mutants(CLI::App& verb);

}  // namespace judge
