#pragma once

// The memory that the judge and its worker process share, and the whole of what they say to each
// other. There is no pipe: a descriptor could be found, closed or written to by a submission.
//
//   judge                                        worker
//   done = not_ready
//   filter, …                         ◄───────   done = prepared, wakes
//   permitted = 1, wakes               ───────►  enters the sandbox, loads the submission
//   wakes                             ◄───────   done = 0
//   fills slots 0..n-1 with boards
//   order_size = n, order += 1, wakes  ───────►  for each slot: board ─► solveSudoku ─► answer
//                                                completed += 1 after each
//   wakes                              ◄───────  done = order
//   checks the answers
//   …
//   order_size = 0, order += 1, wakes  ───────►  returns from main: static destructors run
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
inline constexpr std::uint32_t not_ready = ~0U;
inline constexpr std::uint32_t prepared = ~1U;  // for the sandbox; nothing of the submission's ran
inline constexpr std::uint32_t filter_capacity = 2048;
inline constexpr int memory_descriptor = 3;      // where the worker finds this memory
inline constexpr int file_rules_descriptor = 4;  // and the Landlock rules, if there are any

/// One case. Bytes and lengths are as in judge::Answer.
struct Slot {
  char board[81];  // judge → worker
  char cells[81];  // the rest: worker → judge
  std::uint64_t rows;
  std::uint64_t row_lengths[9];
  std::int64_t nanoseconds;  // inside solveSudoku
  std::int64_t output_end;   // how much had been printed by the end of this case
};

/// What the worker could still write when it was about to die. Texts end in 0.
struct LastWords {
  enum Kind : std::uint32_t {
    none,
    exception,
    assertion,
    stack_overflow,
    blocked_call,
    worker_failure,
    sanitizer
  };
  std::atomic<std::uint32_t> kind;
  std::uint32_t line;  // of an assertion; or the number of a blocked system call
  char subject[512];   // the exception's type, the asserted expression, or why the worker failed
  char text[2048];     // the exception's what(), or the asserting file
  // Where it happened, innermost first: offsets into the submission's library. Only a sanitized
  // worker notes them.
  std::uint32_t frame_count;
  std::uint64_t frames[32];
};

struct Memory {
  // judge → worker
  std::atomic<std::uint32_t> order;  // counts orders; the worker waits for it to change (futex)
  std::uint32_t order_size;          // slots to run; 0: there is nothing more to do, finish

  // judge → worker, once
  std::atomic<std::uint32_t> permitted;  // 1: enter the sandbox and load the submission (futex)
  std::uint32_t has_file_rules;
  std::uint32_t filter_size;  // instructions; 0: no filter
  sock_filter filter[filter_capacity];

  // worker → judge
  std::atomic<std::uint32_t> done;       // the last order that is done (futex)
  std::atomic<std::uint32_t> completed;  // slots of this order whose answers are there
  std::atomic<std::uint32_t> phase;      // a judge::Phase
  LastWords last_words;

  Slot slots[slot_count];
};

static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

}  // namespace judge::shared
