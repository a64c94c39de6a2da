#include "judge/bench/race.h"

#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <new>
#include <span>
#include <system_error>

#include "judge/bench/timing.h"

namespace judge {

namespace {

constexpr std::size_t chunk_size = 32;

[[noreturn]] void throw_errno(const char* call) {
  throw std::system_error(errno, std::generic_category(), call);
}

/// How far a process has come, for the one that waits for it.
struct Progress {
  std::atomic<std::size_t> right = 0;
  std::atomic<std::size_t> wrong = 0;
};

/// A Progress that a process shares with those that it forks.
class SharedProgress {
 public:
  SharedProgress() {
    void* page =
        mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) throw_errno("mmap");
    progress_ = new (page) Progress;
  }
  SharedProgress(const SharedProgress&) = delete;
  SharedProgress& operator=(const SharedProgress&) = delete;
  ~SharedProgress() { munmap(progress_, sizeof(Progress)); }
  Progress* operator->() const { return progress_; }

 private:
  Progress* progress_;
};

/// The kernel ends this process by SIGPROF when it has used up the CPU time.
void limit_cpu_time(std::chrono::nanoseconds budget) {
  const auto microseconds = std::chrono::ceil<std::chrono::microseconds>(budget).count();
  itimerval timer{};
  timer.it_value.tv_sec = microseconds / 1'000'000;
  timer.it_value.tv_usec = microseconds % 1'000'000;
  if (setitimer(ITIMER_PROF, &timer, nullptr) != 0) _exit(1);
}

[[noreturn]] void solve_all(const LoadedSolution& solution, std::span<const Board> boards,
                            std::chrono::nanoseconds budget, const SharedProgress& progress) {
  for (const int signal : {SIGPROF, SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
  limit_cpu_time(budget);
  try {
    for (const Board& board : boards)
      ++(is_solution(board, solution.solve(board)) ? progress->right : progress->wrong);
  } catch (...) {
    std::abort();
  }
  _exit(0);
}

/// Without a pace.
Finish qualify(const LoadedSolution& solution, std::span<const Board> boards,
               std::chrono::nanoseconds budget) {
  const SharedProgress progress;
  const pid_t child = fork();
  if (child < 0) throw_errno("fork");
  if (child == 0) solve_all(solution, boards, budget, progress);
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) throw_errno("waitpid");
  }
  Finish finish;
  finish.right = progress->right;
  finish.wrong = progress->wrong;
  if (WIFSIGNALED(status)) {
    finish.is_out_of_time = WTERMSIG(status) == SIGPROF;
    if (!finish.is_out_of_time) finish.signal = WTERMSIG(status);
  }
  return finish;
}

/// The times of a racer, in milliseconds: for each chunk one a round.
using ChunkTimes = std::vector<std::vector<double>>;

Pace pace_of(const ChunkTimes& times, std::size_t boards) {
  Pace pace{};
  for (const std::vector<double>& rounds : times) {
    pace.fastest += *std::ranges::min_element(rounds);
    pace.median += median(rounds);
  }
  const double microseconds_a_board = 1000.0 / static_cast<double>(boards);
  return {pace.fastest * microseconds_a_board, pace.median * microseconds_a_board};
}

/// That this process has used, so that what else runs on the machine does not count.
double cpu_milliseconds() {
  timespec time;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) throw_errno("clock_gettime");
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void fill(std::span<worker::Grid> grids, std::span<const Board> boards) {
  for (std::size_t i = 0; i < boards.size(); ++i)
    grids[i] = worker::grid_of(boards[i].cells().data());
}

std::vector<ChunkTimes> time_rounds(std::span<const LoadedSolution* const> solutions,
                                    std::span<const Board> boards, int rounds) {
  const std::size_t chunks = (boards.size() + chunk_size - 1) / chunk_size;
  std::vector<ChunkTimes> times(solutions.size(), ChunkTimes(chunks));
  std::vector<worker::Grid> grids(chunk_size);
  for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
      const auto rest = boards.subspan(chunk * chunk_size);
      const auto turn = rest.first(std::min(chunk_size, rest.size()));
      for (std::size_t i = 0; i < solutions.size(); ++i) {
        const std::size_t who = (i + chunk + round) % solutions.size();
        fill(grids, turn);
        const double start = cpu_milliseconds();
        for (worker::Grid& grid : std::span(grids).first(turn.size())) (*solutions[who])(grid);
        times[who][chunk].push_back(cpu_milliseconds() - start);
      }
    }
  }
  return times;
}

}  // namespace

std::vector<Finish> race(const std::vector<Racer>& racers, const PuzzleSet& set,
                         const RaceLimits& limits) {
  std::vector<Finish> finishes;
  std::vector<const LoadedSolution*> qualified;
  std::vector<std::size_t> whose;
  for (std::size_t i = 0; i < racers.size(); ++i) {
    finishes.push_back(qualify(*racers[i].solution, set.boards, limits.budget));
    if (finishes[i].right + finishes[i].wrong < set.boards.size()) continue;
    qualified.push_back(racers[i].solution);
    whose.push_back(i);
  }
  const std::vector<ChunkTimes> times = time_rounds(qualified, set.boards, limits.rounds);
  for (std::size_t i = 0; i < whose.size(); ++i)
    finishes[whose[i]].pace = pace_of(times[i], set.boards.size());
  return finishes;
}

}  // namespace judge
