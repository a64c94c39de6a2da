#include "judge/stress.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "judge/report/numbers.h"
#include "judge/run/run_cases.h"
#include "judge/shrink.h"
#include "judge/sudoku/difficulty.h"
#include "judge/sudoku/dress.h"

namespace judge {

namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

constexpr nanoseconds shrink_budget = 15s;  // of wall time
constexpr std::uint64_t placements_of_easy = 5'000;
constexpr int empty_cells_of_nearly_full = 20;
constexpr std::uint64_t too_slow_to_judge_by = 8;  // fewer boards say nothing of a solution

/// What one solution did with one batch. The judgements point into it.
struct BatchRun {
  enum class Outcome { not_reached, passed, too_slow, failed };
  std::vector<Outcome> outcomes;  // of each board
  std::optional<CaseJudgement> failed;
  std::optional<CaseJudgement> slow;  // the first board that took too long
  std::size_t failed_at = 0;          // the number of the board that failed
  std::size_t first_of_process = 0;   // and of the first one that its process got
  std::optional<Died> outside;
};

std::vector<Job> jobs_for(const std::vector<Case>& cases) {
  std::vector<Job> jobs;
  for (const Case& tested : cases) jobs.push_back({&tested.board, tested.time_limit});
  return jobs;
}

int count_empty(const Case& tested) {
  return 81 - tested.board.count_givens();
}

/// Stresses the solutions; the parts of the work share what they were given.
class Stress {
 public:
  Stress(const std::vector<Program>& programs, nanoseconds time_limit, const StressOptions& options,
         const OnProgress& on_progress)
      : programs_(programs),
        options_(options),
        on_progress_(on_progress),
        start_(steady_clock::now()),
        hard_boards_(programs.size()),
        first_slow_(programs.size()) {
    result_.too_slow.resize(programs.size());
    result_.seed = options.seed;
    result_.time_limit = time_limit;
  }

  StressResult run(const StressBoards& boards) && {
    for (std::uint64_t number = 0; !result_.failure && !is_over(); ++number)
      run_batch(cut(boards.make(number)), limits_of_batch(number));
    return std::move(result_);
  }

 private:
  bool time_is_over() const {
    return options_.time && steady_clock::now() - start_ >= *options_.time;
  }
  bool is_over() const { return time_is_over() || (options_.boards && given_ >= *options_.boards); }

  /// In every second batch memory that is read before it is written holds garbage.
  Limits limits_of_batch(std::uint64_t number) const {
    Limits limits = options_.limits;
    limits.poisons_heap = number % 2 == 1;
    return limits;
  }

  StressBatch cut(StressBatch batch) const {
    if (!options_.boards) return batch;
    const std::uint64_t left = *options_.boards - given_;
    if (left >= batch.cases.size()) return batch;
    batch.cases.resize(left);
    batch.kinds.resize(left);
    return batch;
  }

  void run_batch(const StressBatch& batch, const Limits& limits) {
    std::vector<BatchRun> runs;
    for (std::size_t solution = 0; solution < programs_.size(); ++solution) {
      runs.push_back(run_on(programs_[solution], batch, limits));
      if (runs.back().failed || runs.back().outside) break;
      note_slowness(solution, batch, runs.back());
    }
    given_ += batch.cases.size();
    count_passed(batch, runs);
    const std::size_t last = runs.size() - 1;
    if (runs[last].failed)
      result_.failure = explain(last, batch, runs[last], limits);
    else if (runs[last].outside)
      result_.failure = StressFailure{last, {}, {}, std::nullopt, runs[last].outside, true};
    else
      blame_slowness();
  }

  BatchRun run_on(const Program& program, const StressBatch& batch, const Limits& limits) {
    using Outcome = BatchRun::Outcome;
    BatchRun run;
    run.outcomes.resize(batch.cases.size(), Outcome::not_reached);
    std::size_t process_began = 0;
    const auto on_case = [&](std::size_t index, CaseRun facts) {
      const Case& tested = batch.cases[index];
      CaseJudgement judged = judge_case(tested, std::move(facts));
      if (judged.verdict == Verdict::accepted) {
        run.outcomes[index] = Outcome::passed;
      } else if (judged.verdict == Verdict::time_limit_exceeded &&
                 !is_easy_for_every_search(tested.board)) {
        run.outcomes[index] = Outcome::too_slow;
        process_began = index + 1;
        if (!run.slow) run.slow = std::move(judged);
      } else {
        run.outcomes[index] = Outcome::failed;
        run.failed_at = index;
        run.first_of_process = process_began;
        run.failed = std::move(judged);
      }
      return !run.failed && !time_is_over();
    };
    const std::vector<Job> jobs = jobs_for(batch.cases);
    const RunSummary summary = run_cases(program, limits, jobs, on_case, [&] { show_progress(); });
    if (!run.failed) run.outside = summary.outside;
    return run;
  }

  void show_progress() const {
    on_progress_(fmt::format(
        "{}, {} right{}", format_count(given_, "board"), result_.count_passed(),
        options_.time
            ? fmt::format("; until {:.4g} s", std::chrono::duration<double>(*options_.time).count())
            : ""));
  }

  void count_passed(const StressBatch& batch, const std::vector<BatchRun>& runs) {
    if (runs.size() < programs_.size()) return;
    for (std::size_t board = 0; board < batch.cases.size(); ++board) {
      const bool all_passed = std::ranges::all_of(runs, [&](const BatchRun& run) {
        return run.outcomes[board] == BatchRun::Outcome::passed;
      });
      if (all_passed) ++result_.passed[static_cast<std::size_t>(batch.kinds[board])];
    }
  }

  void note_slowness(std::size_t solution, const StressBatch& batch, const BatchRun& run) {
    for (std::size_t board = 0; board < batch.cases.size(); ++board) {
      const BatchRun::Outcome outcome = run.outcomes[board];
      if (outcome == BatchRun::Outcome::too_slow) ++result_.too_slow[solution];
      if (outcome != BatchRun::Outcome::not_reached &&
          count_empty(batch.cases[board]) > empty_cells_of_nearly_full)
        ++hard_boards_[solution];
    }
    if (first_slow_[solution] || !run.slow) return;
    first_slow_[solution] = {*run.slow->tested, *run.slow};
    first_slow_[solution]->judged.tested = nullptr;  // the batch is about to end
  }

  /// A solution that is too slow for nearly everything is no solution.
  void blame_slowness() {
    for (std::size_t solution = 0; solution < programs_.size(); ++solution) {
      const std::uint64_t slow = result_.too_slow[solution];
      if (slow < too_slow_to_judge_by || 10 * slow < 9 * hard_boards_[solution]) continue;
      const auto& [found, judged] = *first_slow_[solution];
      result_.failure = StressFailure{solution, found, {found}, judged, std::nullopt, true};
      return;
    }
  }

  StressFailure explain(std::size_t solution, const StressBatch& batch, const BatchRun& run,
                        const Limits& limits) {
    const Program& program = programs_[solution];
    const CaseJudgement& failed = *run.failed;
    const Case& found = batch.cases[run.failed_at];
    const auto deadline = steady_clock::now() + shrink_budget;
    const auto is_over = [&] { return steady_clock::now() > deadline; };
    const auto find = [&](const std::vector<Board>& boards) {
      return find_failure(program, boards, failed.verdict, limits);
    };
    StressFailure failure{solution, found, {}, failed, std::nullopt, true};
    if (find({found.board})) {
      Case least = found;
      least.board = shrink_board(found.board, found.solution, find, is_over);
      failure.cases = {least};
    } else {
      const std::span<const Case> given =
          std::span(batch.cases).first(run.failed_at + 1).subspan(run.first_of_process);
      const std::vector<Board> before = boards_of_cases(given.first(given.size() - 1));
      failure.cases = list_of_cases(shrink_list(before, found.board, find, is_over), given);
    }
    look_again(program, limits, failure);
    return failure;
  }

  static std::vector<Board> boards_of_cases(std::span<const Case> cases) {
    std::vector<Board> boards;
    for (const Case& tested : cases) boards.push_back(tested.board);
    return boards;
  }

  /// The cases whose boards these are.
  static std::vector<Case> list_of_cases(const std::vector<Board>& boards,
                                         std::span<const Case> all) {
    std::vector<Case> cases;
    for (const Board& board : boards) cases.push_back(*std::ranges::find(all, board, &Case::board));
    return cases;
  }

  /// A crash that takes long, as a stack overflow does, must not become a matter of time: a fresh
  /// process has to load the solution as well.
  nanoseconds limit_for_again(Verdict verdict) const {
    return verdict == Verdict::time_limit_exceeded ? result_.time_limit : 4 * result_.time_limit;
  }

  /// The first of the boards with which a fresh process fails with the verdict.
  std::optional<std::size_t> find_failure(const Program& program, const std::vector<Board>& boards,
                                          Verdict verdict, const Limits& limits) const {
    std::vector<Case> cases(boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
      cases[i].board = boards[i];
      cases[i].time_limit = limit_for_again(verdict);
    }
    std::optional<std::size_t> failed;
    run_cases(
        program, limits, jobs_for(cases),
        [&](std::size_t index, CaseRun facts) {
          if (judge_case(cases[index], std::move(facts)).verdict == verdict) failed = index;
          return !failed;
        },
        [&] { on_progress_("looking for the least that fails"); });
    return failed;
  }

  /// The evidence is that of the least list, run once more.
  void look_again(const Program& program, const Limits& limits, StressFailure& failure) const {
    const Verdict verdict = failure.judged->verdict;
    for (Case& tested : failure.cases) tested.time_limit = limit_for_again(verdict);
    std::optional<CaseJudgement> again;
    run_cases(
        program, limits, jobs_for(failure.cases),
        [&](std::size_t index, CaseRun facts) {
          again = judge_case(failure.cases[index], std::move(facts));
          return again->verdict == Verdict::accepted;
        },
        [&] { on_progress_("looking for the least that fails"); });
    failure.fails_again = again && again->verdict == verdict;
    if (failure.fails_again)
      failure.judged = std::move(again);
    else
      failure.cases = {failure.found};
    failure.judged->tested = nullptr;  // the batch is about to end
    // First, since it tells more than what is wrong with an answer.
    std::vector<Evidence>& evidence = failure.judged->evidence;
    if (!failure.fails_again) {
      evidence.insert(evidence.begin(), DifferentAnswers{failure.found.full_name()});
    } else if (failure.cases.size() > 1) {
      const bool is_one_enough = failure.cases.size() == 2;
      evidence.insert(evidence.begin(),
                      PassesAlone{is_one_enough ? failure.cases[0].full_name() : std::string()});
    }
  }

  struct SlowBoard {
    Case found;
    CaseJudgement judged;
  };

  const std::vector<Program>& programs_;
  const StressOptions& options_;
  const OnProgress& on_progress_;
  steady_clock::time_point start_;
  std::uint64_t given_ = 0;                           // boards
  std::vector<std::uint64_t> hard_boards_;            // of each solution: boards not nearly full
  std::vector<std::optional<SlowBoard>> first_slow_;  // of each solution
  StressResult result_;
};

/// The board as a search sees it that starts at another corner.
std::vector<Dress> views() {
  constexpr std::array<int, 9> ascending{0, 1, 2, 3, 4, 5, 6, 7, 8};
  constexpr std::array<int, 9> descending{8, 7, 6, 5, 4, 3, 2, 1, 0};
  std::vector<Dress> all;
  for (const auto& rows : {ascending, descending}) {
    for (const auto& columns : {ascending, descending}) {
      for (const auto& digits : {ascending, descending}) {
        for (const bool is_transposed : {false, true})
          all.push_back({rows, columns, digits, is_transposed});
      }
    }
  }
  return all;
}

}  // namespace

std::uint64_t StressResult::count_passed() const {
  return std::accumulate(passed.begin(), passed.end(), std::uint64_t{0});
}

bool is_easy_for_every_search(const Board& board) {
  return std::ranges::all_of(views(), [&](const Dress& view) {
    return count_placements(view.put_on(board), placements_of_easy).has_value();
  });
}

StressResult stress(const std::vector<Program>& programs, const StressBoards& boards,
                    nanoseconds time_limit, const StressOptions& options,
                    const OnProgress& on_progress) {
  return Stress(programs, time_limit, options, on_progress).run(boards);
}

}  // namespace judge
