#pragma once

#include <string>
#include <variant>
#include <vector>

namespace judge {

// Where a submission was, as a debugger saw it: facts, in the debugger's words. All texts may hold
// any bytes.

struct Variable {
  std::string name;
  std::string value;  // a board has several lines, the first one empty
};

/// A function of the submission's that had been called and had not returned.
struct Frame {
  std::string file;  // as the user typed it
  unsigned line = 0;
  std::string function;             // `Solution::solveSudoku`
  std::vector<Variable> variables;  // of the innermost few frames only

  bool is_at_same_place(const Frame& other) const {
    return file == other.file && line == other.line && function == other.function;
  }
};

struct Stack {
  std::vector<Frame> frames;  // the innermost first
  bool has_more = false;      // than were looked at
};

struct StoppedBySignal {
  std::string name;  // `SIGSEGV`
};
/// The judge stopped it several times, from the end of its time on.
struct StoppedAtLimit {};
/// It ended the process itself before it had returned.
struct CalledExit {};
/// Nothing stopped it.
struct CameBack {};

struct Place {
  std::variant<StoppedBySignal, StoppedAtLimit, CalledExit, CameBack> stop;
  std::vector<Stack> samples;  // one for each time it was stopped
};

}  // namespace judge
