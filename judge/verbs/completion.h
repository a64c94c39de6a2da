#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge completion`: prints the script by which a shell completes the program's words, and is
/// what that script asks. Returns what to do once the command line has been read.
Act add_completion(CLI::App& verb);

}  // namespace judge
