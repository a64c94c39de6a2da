#include "judge/report/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace judge {

int terminal_width() {
  for (int descriptor : {STDOUT_FILENO, STDERR_FILENO}) {
    winsize size{};
    if (isatty(descriptor) == 1 && ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
      return size.ws_col;
  }
  return 80;
}

bool terminal_shows_colour() {
  const char* no_colour = getenv("NO_COLOR");
  const char* terminal = getenv("TERM");
  const bool is_refused = no_colour != nullptr && *no_colour != '\0';
  const bool is_dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return isatty(STDOUT_FILENO) == 1 && !is_refused && !is_dumb;
}

}  // namespace judge
