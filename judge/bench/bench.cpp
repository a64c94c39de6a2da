// `make bench`: what a round of practice costs, measured side by side with the same work done by
// hand. Rounds of the contestants alternate and medians are compared, so that a busy machine slows
// all of them alike.
//
// - edited: a changed file to its verdict, against `#include <bits/stdc++.h>`, g++ -O2 and a run
// - unchanged: the same file once more
// - sandbox: what of that goes away without Landlock and seccomp
// - per case: what the judge adds to building the vectors and the solve, by a solution that does
//   nothing, on full boards
// - long list: what judging a list of boards takes, over building the vectors and the solves alone
// - generate: puzzles with exactly one solution, on one core
//
// What follows the verdict is left out: a second run, the sanitizers, the challenge.

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <system_error>
#include <thread>
#include <vector>

#include "judge/bench/loaded_solution.h"
#include "judge/bench/timing.h"
#include "judge/build/compile.h"
#include "judge/build/files.h"
#include "judge/judge_list.h"
#include "judge/judge_submission.h"
#include "judge/run/child.h"
#include "judge/sudoku/generate.h"
#include "judge/tests/examples.h"

namespace judge {
namespace {

namespace fs = std::filesystem;

constexpr int rounds = 9;
constexpr int repeats_of_unchanged = 6;  // in each round
constexpr std::size_t full_boards = 100'000;
constexpr std::uint64_t listed_boards = 20'000;
constexpr std::uint64_t generated_boards = 20'000;

/// Runs a program to its end; the milliseconds until it first printed something, or until its end.
/// There is a moment of rest before, as there is for a user: what the machine still does for the
/// program before is no part of it.
double run(const std::vector<std::string>& arguments) {
  std::this_thread::sleep_for(100ms);
  const auto start = BenchClock::now();
  const Descriptor null(open("/dev/null", O_RDWR | O_CLOEXEC));
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  const Descriptor reading(ends[0]);
  Descriptor writing(ends[1]);
  Command command;
  command.arguments = arguments;
  command.environment = {"PATH=" + std::string(getenv("PATH"))};
  command.descriptors = {null.number(), writing.number(), null.number()};
  Child child(command);
  writing = Descriptor();
  std::array<char, 4096> output;
  ssize_t count = read(reading.number(), output.data(), output.size());
  const double until_first_output = since(start);
  while (count > 0) count = read(reading.number(), output.data(), output.size());
  const auto end = child.wait(std::chrono::minutes(1));
  if (!end || !std::holds_alternative<ExitCode>(*end) || std::get<ExitCode>(*end).code != 0)
    throw std::runtime_error(arguments.front() + " failed");
  return until_first_output;
}

struct Contest {
  double by_hand;  // milliseconds, medians
  double edited;
  double unchanged;
  double unconfined;  // unchanged, without the sandbox
};

Contest time_rounds(const std::string& judge, const std::string& gcc, const fs::path& folder) {
  const std::string solution = read_file(solution_folder() / "backtracking.cpp");
  const std::string by_hand_source = (folder / "by_hand.cpp").string();
  const std::string by_hand_program = (folder / "by_hand").string();
  const std::string pasted = (folder / "pasted.cpp").string();
  const std::string main_by_hand =
      "\nint main() {\n  vector<vector<char>> board(9, vector<char>(9, '.'));\n"
      "  Solution().solveSudoku(board);\n  return board[8][8] == '.';\n}\n";
  std::vector<double> by_hand;
  std::vector<double> edited;
  std::vector<double> unchanged;
  std::vector<double> unconfined;
  run({judge, "run", "backtracking"});  // the toolchain is there from now on
  for (int round = 0; round < rounds; ++round) {
    const std::string edit = fmt::format("// {}\n", BenchClock::now().time_since_epoch().count());
    write_file(by_hand_source,
               "#include <bits/stdc++.h>\nusing namespace std;\n" + solution + edit + main_by_hand);
    write_file(pasted, solution + edit);
    by_hand.push_back(run({gcc, "-O2", by_hand_source, "-o", by_hand_program}) +
                      run({by_hand_program}));
    const std::vector<std::string> judging = {judge,   "run",         pasted, "--sanitize",
                                              "never", "--challenge", "never"};
    std::vector<std::string> without_sandbox = judging;
    for (const char* layer : {"landlock", "seccomp"})
      without_sandbox.insert(without_sandbox.end(), {"--without", layer});
    edited.push_back(run(judging));
    for (int repeat = 0; repeat < repeats_of_unchanged; ++repeat) {
      const bool is_turn = repeat % 2 == 0;  // to be the first
      if (is_turn) unchanged.push_back(run(judging));
      unconfined.push_back(run(without_sandbox));
      if (!is_turn) unchanged.push_back(run(judging));
    }
  }
  return {median(by_hand), median(edited), median(unchanged), median(unconfined)};
}

const auto say_nothing = [](const std::string&) {};

/// Microseconds that the judge adds to each case.
double time_overhead(const Toolchain& toolchain, const fs::path& cache) {
  const Submission idle{"idle", "idle.cpp",
                        "class Solution { public: void solveSudoku(vector<vector<char>>&) {} };"};
  std::vector<Suite> suites(1);
  Case full;
  full.suite = suites[0].name = "bench";
  full.board = full.solution = example_solution();
  full.time_limit = 2s;
  suites[0].cases.assign(full_boards, full);

  const LoadedSolution program(idle, toolchain, cache);
  std::vector<double> bare;
  std::vector<double> judged;
  for (int round = 0; round < rounds; ++round) {
    bare.push_back(time_of([&] {
      for (const Case& tested : suites[0].cases) program.solve(tested.board);
    }));
    judged.push_back(
        time_of([&] { judge_submission(idle, program.compiled(), "", suites, {}, say_nothing); }));
  }
  return (median(judged) - median(bare)) * 1000 / static_cast<double>(full_boards);
}

/// What it takes to judge a list of generated boards, read from its file, over the bare solves.
double time_list(const Toolchain& toolchain, const fs::path& cache, const fs::path& folder) {
  const Submission submission = read_submission((solution_folder() / "backtracking.cpp").string());
  std::vector<Board> boards;
  std::string lines;
  for (std::uint64_t i = 0; i < listed_boards; ++i) {
    boards.push_back(generate({}, 1, i).board);
    lines.append(boards.back().cells()).push_back('\n');
  }
  LongList list;
  list.file = folder / "list.txt";
  list.time_limit = 2s;
  write_file(list.file, lines);

  const LoadedSolution program(submission, toolchain, cache);
  std::vector<double> ratios;
  for (int round = 0; round < rounds; ++round) {
    const double bare = time_of([&] {
      for (const Board& board : boards) program.solve(board);
    });
    const double judged =
        time_of([&] { judge_list(submission, program.compiled(), "", list, 1, {}, say_nothing); });
    ratios.push_back(judged / bare);
  }
  return median(ratios);
}

/// Puzzles with one solution that are made in a second, on one core.
double count_generated() {
  const double time = time_of([] {
    for (std::uint64_t i = 0; i < generated_boards; ++i) generate({}, 2, i);
  });
  return static_cast<double>(generated_boards) / time * 1000;
}

int bench(const std::string& judge) {
  const TemporaryFolder folder(std::filesystem::temp_directory_path());
  const auto cache = std::filesystem::absolute(judge).parent_path() / "cache";
  const auto compiler = find_compiler();
  const Contest contest = time_rounds(judge, compiler.front(), folder.path());
  const Toolchain toolchain =
      prepare_toolchain(compiler, Flavour::fast, cache, [](const std::string&) {});
  fmt::print("compiler     {}, median of {} rounds\n", toolchain.title, rounds);
  fmt::print("by hand      {:.0f} ms   bits/stdc++.h, {} -O2, and a run\n", contest.by_hand,
             compiler.front());
  fmt::print("edited       {:.0f} ms   {:.3f} of by hand\n", contest.edited,
             contest.edited / contest.by_hand);
  fmt::print("unchanged    {:.0f} ms   {:.3f} of by hand\n", contest.unchanged,
             contest.unchanged / contest.by_hand);
  fmt::print("sandbox      {:.1f} ms of that\n", contest.unchanged - contest.unconfined);
  fmt::print("per case     {:.2f} us  beyond building the vectors and the solve\n",
             time_overhead(toolchain, cache));
  fmt::print("long list    {:.2f} of the bare solves, {} boards by backtracking\n",
             time_list(toolchain, cache, folder.path()), listed_boards);
  fmt::print("generate     {:.0f} puzzles a second\n", count_generated());
  return 0;
}

}  // namespace
}  // namespace judge

int main(int, char** argv) {
  return judge::bench(argv[1]);
}
