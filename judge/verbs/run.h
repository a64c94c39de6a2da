#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace judge {

/// A verb's work: returns the exit code.
using VerbAction = std::function<int()>;

/// `judge run`: judges one solution. Returns what to do once the command line has been read.
VerbAction add_run(CLI::App& program);

}  // namespace judge
