// `make bench`: what a round of practice costs, measured side by side with the same work done by
// hand. Rounds of the contestants alternate and medians are compared, so that a busy machine slows
// all of them alike.
//
// - edited: a changed file to its verdict, against `#include <bits/stdc++.h>`, g++ -O2 and a run
// - unchanged: the same file once more
// - per case: what the judge adds to building the vectors and the solve, by a solution that does
//   nothing, on full boards
//
// What follows the verdict is left out: a second run, the sanitizers, the challenge.

#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <system_error>
#include <vector>

#include "judge/build/compile.h"
#include "judge/build/files.h"
#include "judge/judge_submission.h"
#include "judge/run/child.h"
#include "judge/tests/examples.h"

namespace judge {
namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr int rounds = 9;
constexpr std::size_t full_boards = 100'000;

double since(Clock::time_point start) {
  return Milliseconds(Clock::now() - start).count();
}

double time_of(const std::function<void()>& work) {
  const auto start = Clock::now();
  work();
  return since(start);
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

/// Runs a program to its end; the milliseconds until it first printed something, or until its end.
double run(const std::vector<std::string>& arguments) {
  const auto start = Clock::now();
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
};

Contest time_rounds(const std::string& judge, const std::string& gcc,
                    const std::filesystem::path& folder) {
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
  run({judge, "run", "backtracking"});  // the toolchain is there from now on
  for (int round = 0; round < rounds; ++round) {
    const std::string edit = fmt::format("// {}\n", Clock::now().time_since_epoch().count());
    write_file(by_hand_source,
               "#include <bits/stdc++.h>\nusing namespace std;\n" + solution + edit + main_by_hand);
    write_file(pasted, solution + edit);
    by_hand.push_back(time_of([&] {
      run({gcc, "-O2", by_hand_source, "-o", by_hand_program});
      run({by_hand_program});
    }));
    const std::vector<std::string> judging = {judge,   "run",         pasted, "--sanitize",
                                              "never", "--challenge", "never"};
    edited.push_back(run(judging));
    unchanged.push_back(run(judging));
  }
  return {median(by_hand), median(edited), median(unchanged)};
}

/// Microseconds that the judge adds to each case.
double time_overhead(const Toolchain& toolchain, const std::filesystem::path& cache) {
  const Submission idle{"idle", "idle.cpp",
                        "class Solution { public: void solveSudoku(vector<vector<char>>&) {} };"};
  std::vector<Suite> suites(1);
  Case full;
  full.suite = suites[0].name = "bench";
  full.board = full.solution = example_solution();
  full.time_limit = 2s;
  suites[0].cases.assign(full_boards, full);

  const CompileResult compiled =
      Compilation(idle, toolchain, cache).finish([](const std::string&) {});
  const Program& program = std::get<Program>(compiled);
  using Grid = std::vector<std::vector<char>>;
  using Entry = void (*)(Grid&, void (*)(), void (*)());
  void* library = dlopen(program.library.c_str(), RTLD_NOW);
  const auto entry = reinterpret_cast<Entry>(dlsym(library, "sudoku_judge_entry"));

  std::vector<double> bare;
  std::vector<double> judged;
  for (int round = 0; round < rounds; ++round) {
    bare.push_back(time_of([&] {
      for (const Case& tested : suites[0].cases) {
        Grid board;
        board.reserve(9);
        for (std::size_t row = 0; row < 9; ++row) {
          const auto cells = tested.board.cells().substr(row * 9, 9);
          board.emplace_back(cells.begin(), cells.end());
        }
        entry(
            board, [] {}, [] {});
      }
    }));
    judged.push_back(time_of(
        [&] { judge_submission(idle, compiled, "", suites, {}, [](const std::string&) {}); }));
  }
  return (median(judged) - median(bare)) * 1000 / static_cast<double>(full_boards);
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
  fmt::print("per case     {:.2f} us  beyond building the vectors and the solve\n",
             time_overhead(toolchain, cache));
  return 0;
}

}  // namespace
}  // namespace judge

int main(int, char** argv) {
  return judge::bench(argv[1]);
}
