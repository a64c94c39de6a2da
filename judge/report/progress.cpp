#include "judge/report/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "judge/report/escape.h"
#include "judge/report/terminal.h"

namespace judge {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 500ms;
constexpr auto redraw_every = 100ms;
constexpr const char* wipe_line = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine()
    : start_(std::chrono::steady_clock::now()),
      next_(start_ + patience),
      is_terminal_(isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
  wipe();
}

void ProgressLine::wipe() {
  if (!is_shown_) return;
  fmt::print(stderr, "{}", wipe_line);
  std::fflush(stderr);
  is_shown_ = false;
}

void ProgressLine::show(const std::string& doing) {
  const auto now = std::chrono::steady_clock::now();
  if (!is_terminal_ || now < next_) return;
  next_ = now + redraw_every;
  is_shown_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const std::string line = fmt::format("{:.1f} s  {}", seconds, doing);
  fmt::print(stderr, "{}{}", wipe_line,
             line.substr(0, static_cast<std::size_t>(terminal_width() - 1)));
  std::fflush(stderr);
}

}  // namespace judge
