#include <csignal>
#include <exception>
#include <iostream>

#include "judge/options/command_line.h"
#include "judge/run/interrupt.h"

namespace {

constexpr int judge_failed = 2;  // 0: all Accepted, 1: something was not

/// Ends as a program does that was interrupted, so that a shell or make stops as well.
[[noreturn]] void end_by_signal(int number) {
  std::signal(number, SIG_DFL);
  std::raise(number);
  std::_Exit(128 + number);
}

}  // namespace

// The steps of each verb are told in its file in judge/verbs/.
int main(int argc, char** argv) {
  try {
    judge::catch_interrupts();
    const judge::Act act = judge::read_command_line({argv, argv + argc});
    return act();
  } catch (const judge::Interrupted& interrupted) {
    std::cerr << "interrupted\n";
    end_by_signal(interrupted.signal_number());
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return judge_failed;
  }
}
