#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge new`: starts a solution file. Returns what to do once the command line has been read.
Act add_new(CLI::App& verb);

}  // namespace judge
