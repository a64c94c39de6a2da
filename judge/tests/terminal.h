#pragma once

#include <sys/types.h>
#include <termios.h>

#include <string>
#include <vector>

#include "judge/run/descriptor.h"
#include "judge/tests/judge_program.h"

namespace judge {

/// A program at a terminal of its own, as a user types to it and reads the screen. Nothing is
/// timed: what does not appear within minutes is a failure.
class Terminal {
 public:
  /// As `run_judge` starts it, but for the input. The terminal is an xterm unless the surroundings
  /// say otherwise.
  explicit Terminal(const std::vector<std::string>& arguments, const Surroundings& around = {},
                    unsigned short columns = 100);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal();

  /// What has appeared since the last call, up to and with `text`; fails if that does not come.
  std::string wait_for(const std::string& text);

  /// Everything up to the end of the program.
  std::string wait_for_end();

  void type(const std::string& keys);

  /// Waits for the end of the program; 128 + number for a signal.
  int exit_code();

  bool settings_are_as_before() const;

  /// Children of the program.
  std::vector<std::string> children() const;

  std::string unread() const { return unread_; }

 private:
  /// False at the end, or if nothing comes for minutes.
  bool read_more();

  pid_t program_ = -1;
  Descriptor master_;
  termios settings_at_start_{};
  std::string unread_;
  bool is_ended_ = false;
};

/// A terminal ends its lines with a carriage return as well.
std::string without_returns(std::string text);

}  // namespace judge
