#pragma once

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge lint`: checks suite files and tells how hard their boards are. Returns what to do once
/// the command line has been read.
Act add_lint(CLI::App& verb);

}  // namespace judge
