#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge debug`: starts a debugger on one case of a solution, or tells where that crashes or
/// loops. Returns what to do once the command line has been read.
Act add_debug(CLI::App& verb);

}  // namespace judge
