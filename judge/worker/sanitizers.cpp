// How the worker hears of the sanitizers' findings, in place of their printing them: they call
// these functions by name. Compiled into the sanitized worker only.

#ifdef JUDGE_SANITIZED

#include <fcntl.h>
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#include <stdlib.h>

#include "judge/worker/last_words.h"

using judge::shared::LastWords;

extern "C" {

// Of the UBSan runtime; in no header.
void __ubsan_get_current_report_data(const char** kind, const char** message, const char** file,
                                     unsigned* line, unsigned* column, char** address);

/// Leaks are no error on LeetCode. Signals are the worker's own business. Symbols are looked up by
/// the judge: the sandbox lets no symbolizer start.
const char* __asan_default_options() {
  return "detect_leaks=0:symbolize=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigfpe=0:"
         "handle_sigill=0:allocator_may_return_null=1:detect_stack_use_after_return=1:"
         "use_sigaltstack=0:detect_odr_violation=0";
}

const char* __ubsan_default_options() {
  return "symbolize=0:print_stacktrace=0:halt_on_error=1";
}

void __ubsan_on_report() {
  const char* kind = nullptr;
  const char* message = nullptr;
  const char* file = nullptr;
  unsigned line = 0;
  unsigned column = 0;
  char* address = nullptr;
  __ubsan_get_current_report_data(&kind, &message, &file, &line, &column, &address);
  judge::worker::leave_words(LastWords::sanitizer, kind, message, line);
}

}  // extern "C"

namespace {

void on_asan_report(const char* report) {
  judge::worker::leave_words(LastWords::sanitizer, "AddressSanitizer", report, 0);
}

/// The reports come by the calls above; what the submission prints stays its own. The descriptor
/// takes nothing, neither reports nor what the submission writes to every number it can think of.
__attribute__((constructor)) void listen() {
  __asan_set_error_report_callback(on_asan_report);
  const int nowhere = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nowhere >= 0) __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<long>(nowhere)));
}

}  // namespace

#endif
