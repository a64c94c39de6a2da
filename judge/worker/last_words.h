#pragma once

#include "judge/worker/shared_memory.h"

namespace judge::worker {

/// Leaves a reason in the shared memory, with a backtrace, for the judge to find when this process
/// has ended. The first reason counts. Texts are cut where they are too long.
void leave_words(shared::LastWords::Kind kind, const char* subject, const char* text,
                 unsigned line);

/// Backtraces take the frames that lie in the library of `entry`. Before this call, and in a worker
/// without sanitizers, they have none.
void prepare_backtraces(const void* entry);
void note_backtrace(shared::LastWords& words);

}  // namespace judge::worker
