// Backtraces of a sanitized worker, whose submission has line tables. Without sanitizers a
// submission is compiled without them, since they would make each compile a fifth slower.

#include <dlfcn.h>
#include <execinfo.h>

#include "judge/worker/last_words.h"

namespace judge::worker {

namespace {

const void* library_base = nullptr;

}  // namespace

void prepare_backtraces([[maybe_unused]] const void* entry) {
#ifdef JUDGE_SANITIZED
  Dl_info library;
  if (dladdr(entry, &library) != 0) library_base = library.dli_fbase;
  void* frame = nullptr;
  backtrace(&frame, 1);  // loads what it needs now: later may be in a signal handler
#endif
}

void note_backtrace(shared::LastWords& words) {
  if (library_base == nullptr || words.frame_count != 0) return;
  void* frames[256];
  const int depth = backtrace(frames, 256);
  std::uint32_t count = 0;
  for (int i = 0; i < depth && count < sizeof words.frames / sizeof *words.frames; ++i) {
    Dl_info where;
    if (dladdr(frames[i], &where) == 0 || where.dli_fbase != library_base) continue;
    // A frame holds the address behind the call; one less lies in the line of the call.
    words.frames[count++] = static_cast<std::uint64_t>(static_cast<const char*>(frames[i]) -
                                                       static_cast<const char*>(library_base)) -
                            1;
  }
  words.frame_count = count;
}

}  // namespace judge::worker
