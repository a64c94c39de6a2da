#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge merge`: joins JSON reports. Returns what to do once the command line has been read.
Act add_merge(CLI::App& verb);

}  // namespace judge
