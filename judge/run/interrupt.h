#pragma once

#include <chrono>
#include <exception>

namespace judge {

/// Ctrl-C, SIGTERM or a hang-up: thrown at the next safe point, so that everything that owns a
/// child process or a temporary file lets go of it, and caught in `main`.
class Interrupted : public std::exception {
 public:
  explicit Interrupted(int signal_number) : signal_number_(signal_number) {}
  int signal_number() const { return signal_number_; }
  const char* what() const noexcept override { return "interrupted"; }

 private:
  int signal_number_;
};

/// From now on SIGINT, SIGTERM and SIGHUP are noted instead of ending the process at once.
void catch_interrupts();

/// Throws Interrupted if one of them has come; every loop that waits calls this.
void throw_if_interrupted();

/// Sleeps until there is something to read from a descriptor; false if there was nothing for so
/// long. Throws Interrupted. A signal that comes just before the sleep begins ends it as well.
bool wait_for_input(int descriptor, std::chrono::nanoseconds at_most);

}  // namespace judge
