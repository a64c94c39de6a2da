#pragma once

// The memory that the judge and its worker process share, and the whole of what they say to each
// other. There is no pipe: a descriptor could be found, closed or written to by a submission.
//
//   judge                                        worker
//   state = not_ready
//   filter, …                         ◄───────   state = prepared, wakes
//   permitted = 1, wakes               ───────►  enters the sandbox, loads the submission
//   wakes                             ◄───────   state = loaded
//   fills free slots with boards
//   given += n, wakes                  ───────►  while completed < given:
//                                                  slot: board ─► solveSudoku ─► answer
//   checks the answers                ◄───────     completed += 1; wakes now and then
//   fills the slots that are free again …
//   finish = 1, given += 1, wakes      ───────►  returns from main: static destructors run
//
// The slots are a ring: case number n, counted from the start, stands in slot n % slot_count. Both
// sides work at once; the one that has nothing to do says so and sleeps. A wake-up is a system
// call, which can cost more than a fast solve, so the worker wakes the judge for many cases at
// once, or when it has run out of them.
//
// A submission shares the worker's address space, so it can write here as well. The judge therefore
// believes nothing: it keeps its own boards, checks every answer, bounds every number and decides
// by its own clocks what has taken too long.
//
// This header is compiled into the judge and, by the submission's compiler, into the worker.

#include <linux/filter.h>

#include <atomic>
#include <cstdint>

namespace judge::shared {

inline constexpr std::uint32_t slot_count = 1024;
inline constexpr std::uint32_t wake_up_after = slot_count / 4;  // cases
/// How long one side usually looks out for the other before it sleeps: quick solves that are handed
/// over one by one would otherwise cost two wake-ups each.
inline constexpr std::int64_t usual_look_out_nanoseconds = 100'000;

/// How far a worker has got with its start.
enum State : std::uint32_t {
  not_ready,
  prepared,  // for the sandbox; nothing of the submission's ran
  loaded,
};

inline constexpr std::uint32_t filter_capacity = 2048;
inline constexpr int memory_descriptor = 3;      // where the worker finds this memory
inline constexpr int output_descriptor = 4;      // and can read what is printed,
inline constexpr int file_rules_descriptor = 5;  // and the Landlock rules, if there are any

/// One case. Bytes and lengths are as in judge::Answer.
struct Slot {
  char board[81];  // judge → worker
  char cells[81];  // the rest: worker → judge
  std::uint64_t rows;
  std::uint64_t row_lengths[9];
  std::int64_t nanoseconds;      // inside Solution
  std::int64_t cpu_nanoseconds;  // of all threads meanwhile; 0 if that was not asked for
  std::int64_t output_end;       // how much had been printed by the end of this case
};

/// What the worker could still write when it was about to die. Texts end in 0.
struct LastWords {
  enum Kind : std::uint32_t {
    none,
    exception,
    refused_memory,  // an uncaught exception of a request that could not be met: std::bad_alloc;
                     // or std::system_error of a thread, then `line` is not 0
    assertion,
    stack_overflow,
    blocked_call,
    worker_failure,
    sanitizer
  };
  std::atomic<std::uint32_t> kind;
  /// 1: the handler of SIGSEGV and SIGBUS ran. It cannot in a thread that has no stack left.
  std::atomic<std::uint32_t> saw_bad_address;
  // Of an assertion; or the number of a blocked system call; or 1 of an exception that came to a
  // function that is noexcept.
  std::uint32_t line;
  char subject[512];  // the exception's type, the asserted expression, or why the worker failed
  char text[2048];    // the exception's what(), or the asserting file
  // Where it happened, innermost first: offsets into the submission's library. Only a sanitized
  // worker notes them.
  std::uint32_t frame_count;
  std::uint64_t frames[32];
};

struct Memory {
  // judge → worker
  std::atomic<std::uint32_t> given;                // cases, counted from the start (futex)
  std::atomic<std::uint32_t> finish;               // 1: there is nothing more to do
  std::atomic<std::uint32_t> judge_sleeps;         // on `completed`: it wants to be woken
  std::atomic<std::int64_t> look_out_nanoseconds;  // of the worker, before it sleeps
  std::atomic<std::uint32_t> wants_cpu_time;       // 1: costs a system call or two for each case

  // judge → worker, once
  std::atomic<std::uint32_t> permitted;  // 1: enter the sandbox and load the submission (futex)
  std::uint32_t has_file_rules;
  std::uint32_t filter_size;  // instructions; 0: no filter
  sock_filter filter[filter_capacity];

  // worker → judge
  std::atomic<std::uint32_t> state;          // a State (futex)
  std::atomic<std::uint32_t> completed;      // cases whose answers are there (futex)
  std::atomic<std::uint32_t> worker_sleeps;  // on `given`
  std::atomic<std::uint32_t> phase;          // a judge::Phase
  LastWords last_words;

  Slot slots[slot_count];
};

static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

}  // namespace judge::shared
