// `make bench-solutions`: what each solution of the ladder brings, on the same boards, in turns.
// How times are taken is told in race.h.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <deque>
#include <exception>
#include <iostream>
#include <optional>

#include "judge/bad_input.h"
#include "judge/bench/ladder.h"
#include "judge/bench/race.h"
#include "judge/bench/race_report.h"
#include "judge/build/files.h"
#include "judge/options/options.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

struct BenchOptions {
  std::vector<std::string> solutions;
  std::vector<fs::path> lists;
  std::size_t boards = 300;
  std::uint64_t seed = 1;
  int rounds = RaceLimits().rounds;
  std::optional<std::chrono::nanoseconds> budget;
  std::optional<fs::path> json;
  CacheOption cache;

  void add_to(CLI::App& program) {
    program.add_option("SOLUTION", solutions,
                       "C++ files, or names of some in solution/ [the ladder, then all others]");
    program.add_option("--puzzles", lists, "a list of boards to be raced on as well")
        ->type_name("FILE")
        ->expected(1);
    program.add_option("--boards", boards, "how many of each set, at most [300]")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}).description(""));
    program.add_option("--seed", seed, "that the boards are made of [1]")->type_name("N");
    program.add_option("--rounds", rounds, "how often each board is solved [7]")
        ->type_name("N")
        ->check(CLI::Range(1, 1'000).description(""));
    add_duration_option(program, "--budget", budget, "2s",
                        "CPU time for a set, beyond which a solution is out of the race [2s]");
    program.add_option("--json", json, "write the results to a file as well")->type_name("FILE");
    cache.add_to(program);
  }
};

/// The solutions that compile; the others are named on stderr.
class Field {
 public:
  Field(const BenchOptions& options, const Toolchain& toolchain) {
    for (const std::string& name :
         options.solutions.empty() ? ladder_and_others() : options.solutions) {
      const Submission submission = read_submission(name);
      const LoadedSolution& loaded =
          solutions_.emplace_back(submission, toolchain, options.cache.folder);
      if (loaded.has_compiled())
        contestants_.push_back({submission.name, &loaded});
      else
        std::cerr << fmt::format("{} does not compile, and is left out\n",
                                 submission.path.string());
    }
    if (contestants_.empty()) throw BadInput("no solution compiles; see make judge SOLUTION=…");
  }

  const std::vector<Racer>& racers() const { return contestants_; }

 private:
  std::deque<LoadedSolution> solutions_;  // they stay where they are
  std::vector<Racer> contestants_;
};

std::vector<PuzzleSet> make_sets(const BenchOptions& options) {
  std::vector<PuzzleSet> sets = generated_sets(options.boards, options.seed);
  for (const fs::path& list : options.lists)
    sets.push_back(set_of_list(list, options.boards, options.seed));
  return sets;
}

/// 1 if a solution gave a wrong answer.
int bench_solutions(const BenchOptions& options) {
  const auto say = [said = std::string()](const std::string& progress) mutable {
    if (progress != said) std::cerr << progress << '\n';  // it is told again and again
    said = progress;
  };
  const Toolchain toolchain =
      prepare_toolchain(find_compiler(), Flavour::fast, options.cache.folder, say);
  const Field field(options, toolchain);
  const std::vector<PuzzleSet> sets = make_sets(options);

  RaceResults results{toolchain.title, {.rounds = options.rounds}, {}};
  if (options.budget) results.limits.budget = *options.budget;
  for (const Racer& racer : field.racers()) results.names.push_back(racer.name);
  std::cout << describe_conditions(results) << std::flush;
  bool is_any_wrong = false;
  for (const PuzzleSet& set : sets) {
    results.sets.push_back(
        {set.name, set.description, set.boards.size(), race(field.racers(), set, results.limits)});
    std::cout << table_of_race(results.sets.back(), results.names, results.limits) << std::flush;
    for (const Finish& finish : results.sets.back().finishes) is_any_wrong |= finish.wrong > 0;
  }
  if (options.json) write_file(*options.json, json_of_race(results));
  return is_any_wrong ? 1 : 0;
}

}  // namespace
}  // namespace judge

int main(int argc, char** argv) {
  CLI::App program("Race solutions against each other", argv[0]);
  judge::BenchOptions options;
  options.add_to(program);
  CLI11_PARSE(program, argc, argv);
  try {
    return judge::bench_solutions(options);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
