#include "judge/run/interrupt.h"

#include <poll.h>

#include <csignal>
#include <cstdint>

#include "judge/run/system_error.h"

namespace judge {

namespace {

constexpr int noted_signals[] = {SIGINT, SIGTERM, SIGHUP};
volatile std::sig_atomic_t caught_signal = 0;

void note_signal(int number) {
  caught_signal = number;
}

/// Holds the signals back that are noted, so that none comes between a look and a sleep.
class HeldInterrupts {
 public:
  HeldInterrupts() {
    sigset_t held;
    sigemptyset(&held);
    for (int number : noted_signals) sigaddset(&held, number);
    checked(sigprocmask(SIG_BLOCK, &held, &before_), "sigprocmask");
  }
  HeldInterrupts(const HeldInterrupts&) = delete;
  HeldInterrupts& operator=(const HeldInterrupts&) = delete;
  ~HeldInterrupts() { sigprocmask(SIG_SETMASK, &before_, nullptr); }

  const sigset_t& before() const { return before_; }

 private:
  sigset_t before_;
};

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = note_signal;
  for (int number : noted_signals) checked(sigaction(number, &action, nullptr), "sigaction");
}

void throw_if_interrupted() {
  if (caught_signal != 0) throw Interrupted(caught_signal);
}

bool wait_for_input(int descriptor, std::chrono::nanoseconds at_most) {
  const HeldInterrupts held;
  throw_if_interrupted();
  pollfd input{descriptor, POLLIN, 0};
  const std::int64_t count = at_most.count();
  const timespec timeout{count / 1'000'000'000, count % 1'000'000'000};
  const int ready = ppoll(&input, 1, &timeout, &held.before());
  throw_if_interrupted();
  if (ready < 0 && errno != EINTR) throw_errno("ppoll");
  return ready > 0;
}

}  // namespace judge
