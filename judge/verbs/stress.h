#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge stress`: gives a solution new boards until it fails one or the time is over. Returns what
/// to do once the command line has been read.
Act add_stress(CLI::App& verb);

}  // namespace judge
