#include "judge/run/interrupt.h"

#include <csignal>
#include <initializer_list>

#include "judge/run/system_error.h"

namespace judge {

namespace {

volatile std::sig_atomic_t caught_signal = 0;

void note_signal(int number) {
  caught_signal = number;
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = note_signal;
  for (int number : {SIGINT, SIGTERM, SIGHUP})
    checked(sigaction(number, &action, nullptr), "sigaction");
}

void throw_if_interrupted() {
  if (caught_signal != 0) throw Interrupted(caught_signal);
}

}  // namespace judge
