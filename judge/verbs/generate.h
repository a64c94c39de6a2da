#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge generate`: makes new boards that have exactly one solution. Returns what to do once the
/// command line has been read.
Act add_generate(CLI::App& verb);

}  // namespace judge
