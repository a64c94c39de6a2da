#include "judge/verbs/generate.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/cases/add_case.h"
#include "judge/cases/suite_writer.h"
#include "judge/options/options.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/report/shell.h"
#include "judge/run/interrupt.h"
#include "judge/sudoku/generate.h"

namespace judge {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t most_boards = 1'000'000'000;
constexpr std::uint64_t most_cases_of_a_suite = 40'000;  // more would not fit into a file's 16 MiB
constexpr std::size_t bytes_at_once = 64 << 10;

struct GenerateOptions {
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed;
  PuzzleWish wish;
  std::optional<std::string> suite;
};

/// The puzzles that are only near to what was wished, to be told on stderr.
class Misses {
 public:
  void add(const Board& board) {
    const int givens = board.count_givens();
    fewest_ = count_ == 0 ? givens : std::min(fewest_, givens);
    most_ = count_ == 0 ? givens : std::max(most_, givens);
    ++count_;
  }

  /// 1 if there were any, and they are told.
  int tell(const GenerateOptions& options) const {
    if (count_ == 0) return 0;
    const std::string givens =
        fewest_ == most_ ? fmt::format("{}", fewest_) : fmt::format("{} to {}", fewest_, most_);
    std::cerr << fmt::format(
        "{} as wished: {} {} givens{}, the nearest of {} tries\n",
        options.count == 1 ? "the board is not"
                           : fmt::format("{} of {} boards are not", count_, options.count),
        count_ == 1 ? "it has" : "they have", givens,
        options.wish.grade ? " and may be of another difficulty" : "", most_tries);
    return 1;
  }

 private:
  std::uint64_t count_ = 0;
  int fewest_ = 0;
  int most_ = 0;
};

std::uint64_t choose_seed(const GenerateOptions& options) {
  if (options.seed) return *options.seed;
  const std::uint64_t seed = draw_seed();
  std::cerr << fmt::format("seed {}\n", seed);
  return seed;
}

int write_lines(const GenerateOptions& options, std::uint64_t seed) {
  Misses misses;
  std::string lines;
  for (std::uint64_t number = 0; number < options.count; ++number) {
    throw_if_interrupted();
    const Puzzle puzzle = generate(options.wish, seed, number);
    if (!puzzle.is_as_wished) misses.add(puzzle.board);
    lines.append(puzzle.board.cells()).push_back('\n');
    if (lines.size() < bytes_at_once) continue;
    ReportOptions().write(lines);
    lines.clear();
  }
  ReportOptions().write(lines);
  return misses.tell(options);
}

int write_suite(const GenerateOptions& options, std::uint64_t seed) {
  const fs::path folder = repository_folder("testcases");
  const fs::path file = file_of_suite(*options.suite, folder);
  if (fs::exists(file))
    throw BadInput(
        fmt::format("{} is there already, and is left as it is", escape_line(file.string())));
  if (options.count > most_cases_of_a_suite)
    throw BadInput(fmt::format("--count is {}, expected at most {} for a suite",
                               format_number(options.count), format_number(most_cases_of_a_suite)));
  Misses misses;
  Suite suite{
      file.stem().string(), fmt::format("Boards made by chance, of the seed {}.", seed), {}};
  for (std::uint64_t number = 0; number < options.count; ++number) {
    throw_if_interrupted();
    const Puzzle puzzle = generate(options.wish, seed, number);
    if (!puzzle.is_as_wished) misses.add(puzzle.board);
    Case made;
    made.name = fmt::format("board-{}", number + 1);
    made.catches = "No mistake of its own: a board made by chance.";
    made.board = puzzle.board;
    made.time_limit = std::chrono::seconds(2);
    suite.cases.push_back(std::move(made));
  }
  write_file(file, to_suite_text(suite, file.parent_path() == folder ? "./suite.schema.json" : ""));
  ReportOptions().write(fmt::format(
      "{} in {}; judge them: make judge CASES={}\n", format_count(options.count, "board"),
      escape_line(file.string()), escape_line(shell_quoted(file.string()))));
  return misses.tell(options);
}

}  // namespace

Act add_generate(CLI::App& verb) {
  auto options = std::make_shared<GenerateOptions>();
  verb.add_option("--count", options->count, "how many [1]")
      ->type_name("N")
      ->check(CLI::Range(std::uint64_t{1}, most_boards).description(""));
  verb.add_option("--seed", options->seed,
                  "a number that makes the same boards again [a new one, told on stderr]")
      ->type_name("N");
  verb.add_option("--clues", options->wish.givens,
                  "givens, as near as possible; fewer than 21 are hardly ever found [28 to 36]")
      ->type_name("17..81")
      ->check(CLI::Range(17, 81).description(""));
  add_difficulty_option(verb, options->wish.grade);
  verb.add_option("--suite", options->suite,
                  "write a suite file instead: a new suite of testcases/, or the path of a file")
      ->type_name("NAME");
  verb.footer(
      "easy     some cell has one candidate left, again and again, to the end\n"
      "medium   or some row, column or box has one place left for a digit\n"
      "hard     that does not fill the board: the judge's own solver has to guess\n"
      "extreme  it guesses 25 times or more\n"
      "Exit code: 0 all are as wished, 1 some are only near, 2 they could not be made or written.");
  return [options] {
    const std::uint64_t seed = choose_seed(*options);
    return options->suite ? write_suite(*options, seed) : write_lines(*options, seed);
  };
}

}  // namespace judge
