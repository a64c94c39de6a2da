#pragma once

#include <string>
#include <vector>

#include "judge/options/command_line.h"

namespace CLI {
class App;
}

namespace judge {

/// `judge watch`: judges one solution, and again at every save of it. Returns what to do once the
/// command line has been read. `command_line` is the whole of it, the program's name first.
Act add_watch(CLI::App& verb, const std::vector<std::string>& command_line);

}  // namespace judge
