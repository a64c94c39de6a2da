#include "judge/challenge.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "judge/run/worker_process.h"

namespace judge {

namespace {

/// With less than this a board is not worth a try: the judge looks at a worker every few
/// milliseconds only.
constexpr std::chrono::nanoseconds least_limit = 10ms;

std::vector<const Case*> boards_of(const std::vector<Suite>& groups) {
  std::vector<const Case*> boards;
  for (const Suite& group : groups) {
    for (const Case& board : group.cases) boards.push_back(&board);
  }
  return boards;
}

std::uint64_t known_cost(const Case* board) {
  return board->backtracking_placements.value_or(std::numeric_limits<std::uint64_t>::max());
}

/// A submission that is started again whenever it has died.
class Challenger {
 public:
  Challenger(const Program& program, const Limits& limits, OnTick on_tick)
      : program_(program), limits_(limits), on_tick_(std::move(on_tick)) {}

  CaseJudgement attempt(const Case& board, std::chrono::nanoseconds cpu_limit) {
    if (!worker_ || worker_->death()) worker_.emplace(program_, limits_, on_tick_);
    if (!worker_->wait_until_loaded(cpu_limit))
      return judge_case(board, {*worker_->death(), {}, false});
    CaseJudgement judged;
    const Job job{&board.board, cpu_limit};
    worker_->run({&job, 1}, [&](std::size_t, CaseRun run) {
      judged = judge_case(board, std::move(run));
      return true;
    });
    return judged;
  }

 private:
  const Program& program_;
  Limits limits_;
  OnTick on_tick_;
  std::optional<WorkerProcess> worker_;
};

/// Calls `run` with an attempt that says on `on_progress` which board is tried.
template <typename Run>
Challenge challenge(const Program& program, const Limits& limits, const OnProgress& on_progress,
                    const Run& run) {
  std::string doing;
  Challenger challenger(program, limits, [&] { on_progress(doing); });
  return run([&](const Case& board, std::chrono::nanoseconds cpu_limit) {
    doing = fmt::format("challenge {}", board.full_name());
    return challenger.attempt(board, cpu_limit);
  });
}

}  // namespace

Challenge try_all(const std::vector<Suite>& groups, const Attempt& attempt) {
  Challenge challenge;
  for (const Case* board : boards_of(groups)) {
    challenge.boards.push_back(attempt(*board, board->time_limit));
    challenge.limit = std::max(challenge.limit, board->time_limit);
  }
  challenge.total = challenge.boards.size();
  return challenge;
}

Challenge try_within(std::chrono::nanoseconds budget, const std::vector<Suite>& groups,
                     const Attempt& attempt, const Clock& now) {
  std::vector<const Case*> boards = boards_of(groups);
  std::ranges::stable_sort(boards, {}, known_cost);
  Challenge challenge;
  challenge.total = boards.size();
  challenge.limit = budget;
  challenge.has_budget = true;

  const std::chrono::nanoseconds end = now() + budget;
  std::set<std::string> groups_over;
  for (const Case* board : boards) {
    if (groups_over.contains(board->suite)) continue;
    const std::chrono::nanoseconds limit = std::min(board->time_limit, (end - now()) / 2);
    if (limit < least_limit) break;
    challenge.boards.push_back(attempt(*board, limit));
    if (challenge.boards.back().verdict != Verdict::accepted) groups_over.insert(board->suite);
  }
  return challenge;
}

Challenge challenge_all(const Program& program, const std::vector<Suite>& groups,
                        const Limits& limits, const OnProgress& on_progress) {
  return challenge(program, limits, on_progress,
                   [&](const Attempt& attempt) { return try_all(groups, attempt); });
}

Challenge challenge_within(std::chrono::nanoseconds budget, const Program& program,
                           const std::vector<Suite>& groups, const Limits& limits,
                           const OnProgress& on_progress) {
  const Clock now = [] { return std::chrono::steady_clock::now().time_since_epoch(); };
  return challenge(program, limits, on_progress, [&](const Attempt& attempt) {
    return try_within(budget, groups, attempt, now);
  });
}

}  // namespace judge
