#include "judge/judge_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <deque>
#include <future>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "judge/cases/board_list.h"
#include "judge/report/numbers.h"
#include "judge/run/interrupt.h"
#include "judge/run/run_cases.h"
#include "judge/sudoku/rules.h"

namespace judge {

namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

constexpr std::size_t boards_in_a_part = 65536;
constexpr std::size_t most_rejected_kept = 100;  // of a part, and of all

/// Some boards of the list and where they stand.
struct Part {
  std::vector<Board> boards;
  std::vector<std::size_t> lines;
};

/// A judgement and the case that it is about.
struct KeptCase {
  std::shared_ptr<const Case> tested;
  CaseJudgement judged;
};

/// What came of a part.
struct PartResult {
  Unlisted unlisted;
  std::vector<KeptCase> rejected;
  std::optional<KeptCase> slowest;  // of those that were accepted
  RunSummary summary;
};

/// What the threads that judge parts tell each other and the progress line.
struct Shared {
  std::atomic<std::size_t> judged = 0;
  std::atomic<bool> is_stopped = false;
};

KeptCase keep(const Part& part, std::size_t index, const LongList& list, CaseRun run) {
  Faults faults;
  auto tested =
      case_of_listed_board(part.boards[index], part.lines[index], list.file.string(), faults);
  faults.throw_if_any();
  tested->time_limit = list.time_limit;
  auto kept = std::make_shared<const Case>(*std::move(tested));
  CaseJudgement judged = judge_case(*kept, std::move(run));
  return {std::move(kept), std::move(judged)};
}

PartResult judge_part(const Part& part, const Program& program, const LongList& list,
                      const JudgingOptions& options, Shared& shared) {
  std::vector<Job> jobs;
  jobs.reserve(part.boards.size());
  for (const Board& board : part.boards) jobs.push_back({&board, list.time_limit});

  PartResult result;
  std::optional<std::pair<std::size_t, Answered>> slowest;
  const auto on_case = [&](std::size_t index, CaseRun run) {
    shared.judged.fetch_add(1, std::memory_order_relaxed);
    const auto* answered = std::get_if<Answered>(&run.outcome);
    if (answered != nullptr && is_solution(part.boards[index], answered->answer)) {
      ++result.unlisted.passed;
      result.unlisted.runtime += answered->time;
      if (!slowest || slowest->second.time < answered->time) slowest.emplace(index, *answered);
      return !shared.is_stopped.load(std::memory_order_relaxed);
    }
    if (result.rejected.size() < most_rejected_kept)
      result.rejected.push_back(keep(part, index, list, std::move(run)));
    else
      ++result.unlisted.rejected;
    return options.keep_going;
  };
  result.summary = run_cases(program, options.limits, jobs, on_case, [] {});
  if (slowest) {
    result.slowest = keep(part, slowest->first, list, CaseRun{slowest->second, {}, false});
    --result.unlisted.passed;
    result.unlisted.runtime -= slowest->second.time;
  }
  return result;
}

class ListJudge {
 public:
  ListJudge(const Program& program, const LongList& list, unsigned jobs,
            const JudgingOptions& options, const OnProgress& on_progress, Judgement& judgement)
      : program_(program),
        list_(list),
        jobs_(std::max(jobs, 1U)),
        options_(options),
        on_progress_(on_progress),
        judgement_(judgement),
        file_(list.file) {}

  void judge() {
    while (!is_over_) {
      Part part = read_part();
      if (part.boards.empty()) break;
      running_.push_back(std::async(std::launch::async, [this, part = std::move(part)] {
        return judge_part(part, program_, list_, options_, shared_);
      }));
      if (running_.size() == jobs_) take_result();
    }
    while (!is_over_ && !running_.empty()) take_result();
    shared_.is_stopped = true;  // what runs still comes behind a rejected case
    count_the_rest();
    if (slowest_) add(*std::move(slowest_));
  }

  ~ListJudge() { shared_.is_stopped = true; }
  ListJudge(const ListJudge&) = delete;
  ListJudge& operator=(const ListJudge&) = delete;

 private:
  /// The next board of the shard.
  std::optional<ListedBoard> next() {
    while (auto listed = file_.next()) {
      if (list_.shard.takes(position_++)) return listed;
    }
    return std::nullopt;
  }

  Part read_part() {
    Part part;
    Faults faults;
    while (part.boards.size() < boards_in_a_part) {
      const auto listed = next();
      if (!listed) break;
      if (const auto board = read_listed_board(*listed, list_.file.string(), faults)) {
        part.boards.push_back(*board);
        part.lines.push_back(listed->line);
      }
    }
    faults.throw_if_any();
    judgement_.total += part.boards.size();
    return part;
  }

  void count_the_rest() {
    while (next()) ++judgement_.total;
  }

  void add(KeptCase kept) {
    judgement_.kept_cases.push_back(std::move(kept.tested));
    judgement_.cases.push_back(std::move(kept.judged));
  }

  /// Of the part that was begun first, so that the order of the list is kept.
  void take_result() {
    while (running_.front().wait_for(50ms) != std::future_status::ready) {
      throw_if_interrupted();
      show_progress();
    }
    PartResult result = running_.front().get();
    running_.pop_front();
    judgement_.unlisted += result.unlisted;
    judgement_.cpu_time += result.summary.cpu_time;
    judgement_.peak_memory_bytes =
        std::max(judgement_.peak_memory_bytes, result.summary.peak_memory_bytes);
    for (KeptCase& kept : result.rejected) {
      if (judgement_.cases.size() < most_rejected_kept)
        add(std::move(kept));
      else
        ++judgement_.unlisted.rejected;
    }
    if (result.slowest) keep_the_slower(*std::move(result.slowest));
    if (const CaseJudgement* rejected = judgement_.first_rejected()) {
      judgement_.verdict = rejected->verdict;
      judgement_.evidence = rejected->evidence;
      is_over_ = !options_.keep_going;
    } else if (result.summary.outside) {
      judgement_.verdict = verdict_of(result.summary.outside->ending);
      judgement_.evidence = {*result.summary.outside};
      is_over_ = true;
    }
  }

  void keep_the_slower(KeptCase other) {
    if (!slowest_) {
      slowest_ = std::move(other);
      return;
    }
    if (slowest_->judged.time < other.judged.time) std::swap(*slowest_, other);
    ++judgement_.unlisted.passed;
    judgement_.unlisted.runtime += *other.judged.time;
  }

  void show_progress() {
    const std::size_t judged = shared_.judged;
    const double seconds = std::chrono::duration<double>(steady_clock::now() - start_).count();
    const double read = file_.fraction_read() * static_cast<double>(judged) /
                        static_cast<double>(std::max<std::size_t>(judgement_.total, 1));
    const double left = read > 0 ? seconds * (1 - read) / read : 0;
    constexpr int bar_columns = 20;
    std::string bar(bar_columns, ' ');
    bar.replace(0, static_cast<std::size_t>(read * bar_columns),
                static_cast<std::size_t>(read * bar_columns), '#');
    on_progress_(fmt::format("[{}] {:.0f} %  {} boards, {} a second, {:.0f} s left", bar,
                             100 * read, format_number(judged),
                             format_number(static_cast<std::uint64_t>(static_cast<double>(judged) /
                                                                      std::max(seconds, 0.001))),
                             left));
  }

  const Program& program_;
  const LongList& list_;
  const std::size_t jobs_;
  const JudgingOptions& options_;
  const OnProgress& on_progress_;
  Judgement& judgement_;
  BoardListFile file_;
  std::size_t position_ = 0;  // of the next board in the list
  std::optional<KeptCase> slowest_;
  bool is_over_ = false;
  const steady_clock::time_point start_ = steady_clock::now();
  Shared shared_;
  std::deque<std::future<PartResult>> running_;  // last: its threads use what stands above
};

}  // namespace

Judgement judge_list(const Submission& submission, const CompileResult& compiled,
                     const std::string& compiler, const LongList& list, unsigned jobs,
                     const JudgingOptions& options, const OnProgress& on_progress) {
  Judgement judgement = begin_judgement(submission, compiled, compiler, options);
  if (const auto* program = std::get_if<Program>(&compiled))
    ListJudge(*program, list, jobs, options, on_progress, judgement).judge();
  return judgement;
}

}  // namespace judge
