#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge challenge`: tells how far a solution gets on the boards of testcases/challenge, each with
/// its full time limit. Returns what to do once the command line has been read.
Act add_challenge(CLI::App& verb);

}  // namespace judge
