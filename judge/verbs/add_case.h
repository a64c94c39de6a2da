#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge add-case`: keeps a board in a suite file. Returns what to do once the command line has
/// been read.
Act add_add_case(CLI::App& verb);

}  // namespace judge
