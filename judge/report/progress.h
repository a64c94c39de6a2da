#pragma once

#include <chrono>
#include <string>

namespace judge {

/// One line on the terminal that says what is going on, once work has taken longer than half a
/// second; wiped at the end. Nothing at all where stderr is no terminal.
class ProgressLine {
 public:
  ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  void show(const std::string& doing);
  /// Before something else is printed.
  void wipe();

 private:
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point next_;
  bool is_terminal_;
  bool is_shown_ = false;
};

}  // namespace judge
