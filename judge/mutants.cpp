#include "judge/mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "judge/run/run_cases.h"
#include "judge/verdict/judgement.h"

namespace judge {

namespace {

constexpr std::size_t enough_deaths = 4;

bool is_killed_by(const Mutant& mutant, std::size_t number) {
  return number < mutant.killed_by.size() && mutant.killed_by[number];
}

/// The case that kills the most of `left`, if any kills one.
std::optional<std::size_t> find_best_killer(std::size_t cases,
                                            const std::vector<const Mutant*>& left) {
  std::optional<std::size_t> best;
  std::ptrdiff_t most = 0;
  for (std::size_t number = 0; number < cases; ++number) {
    const auto kills = std::ranges::count_if(
        left, [&](const Mutant* mutant) { return is_killed_by(*mutant, number); });
    if (kills <= most) continue;
    most = kills;
    best = number;
  }
  return best;
}

void mark_cover(KillTable& table, std::vector<const Mutant*> left) {
  while (const auto best = find_best_killer(table.rows.size(), left)) {
    table.rows[*best].adds_something = true;
    std::erase_if(left, [&](const Mutant* mutant) { return is_killed_by(*mutant, *best); });
  }
}

void count_kills(KillTable& table, const Mutant& mutant) {
  for (std::size_t number = 0; number < table.rows.size(); ++number) {
    if (!is_killed_by(mutant, number)) continue;
    KillTable::Row& row = table.rows[number];
    ++row.kills;
    if (std::ranges::count(mutant.killed_by, true) == 1) row.only_killer_of.push_back(mutant.name);
  }
}

}  // namespace

bool Mutant::survives() const {
  return !dies_of_anything && std::ranges::count(killed_by, true) == 0;
}

KillTable tabulate(const std::vector<const Case*>& cases, const std::vector<Mutant>& mutants) {
  KillTable table;
  table.mutants = mutants.size();
  for (const Case* tested : cases) table.rows.push_back({tested, 0, {}, false});
  std::vector<const Mutant*> killed;
  for (const Mutant& mutant : mutants) {
    if (mutant.dies_of_anything) {
      table.dying_of_anything.push_back(mutant.name);
    } else if (mutant.survives()) {
      table.survivors.push_back(mutant.name);
    } else {
      count_kills(table, mutant);
      killed.push_back(&mutant);
    }
  }
  mark_cover(table, std::move(killed));
  return table;
}

Mutant try_mutant(const Expectation& expectation, const std::vector<const Case*>& cases,
                  const Limits& limits, const Toolchain& toolchain,
                  const std::filesystem::path& cache, const OnProgress& on_progress) {
  const std::filesystem::path& file = expectation.file;
  Mutant mutant;
  mutant.name = file.parent_path().filename().string() + "/" + file.stem().string();
  const auto compiled = Compilation(read_submission(file.string()), toolchain, cache, on_progress)
                            .finish(on_progress);
  if (std::holds_alternative<CompileFailure>(compiled)) {
    mutant.dies_of_anything = true;
    return mutant;
  }
  std::vector<Job> jobs;
  for (const Case* tested : cases) jobs.push_back({&tested->board, tested->time_limit});
  std::size_t deaths = 0;
  const auto on_case = [&](std::size_t index, CaseRun run) {
    const Verdict verdict = judge_case(*cases[index], std::move(run)).verdict;
    mutant.killed_by.push_back(verdict != Verdict::accepted);
    const bool has_answered = verdict == Verdict::accepted || verdict == Verdict::wrong_answer;
    if (!has_answered) ++deaths;
    mutant.dies_of_anything = deaths == enough_deaths && mutant.killed_by.size() == deaths;
    return !mutant.dies_of_anything;
  };
  const auto on_tick = [&] {
    on_progress(fmt::format("{}, case {}", mutant.name, mutant.killed_by.size() + 1));
  };
  const RunSummary summary = run_cases(std::get<Program>(compiled), limits, jobs, on_case, on_tick);
  if (summary.outside && mutant.survives()) mutant.dies_of_anything = true;
  return mutant;
}

}  // namespace judge
