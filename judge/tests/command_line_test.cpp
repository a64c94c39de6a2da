// What a user types and sees: exit codes, the words for the likeliest mistakes, and that a judge
// that cannot do its work says so in one line instead of giving a verdict.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "judge/run/child.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string example(example_board().cells());
const std::string fixtures = JUDGE_SOURCE_DIR "/judge/tests/submissions/";

void write(const fs::path& path, const std::string& content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

std::string read(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

Surroundings with_environment(std::vector<std::string> environment) {
  Surroundings around;
  around.environment = std::move(environment);
  return around;
}
Surroundings in_folder(const fs::path& folder) {
  Surroundings around;
  around.folder = folder;
  return around;
}
Surroundings of_program(const std::string& program) {
  Surroundings around;
  around.program = program;
  return around;
}

/// Expects exit code 2 and one line on stderr.
void expect_refused(const ProgramRun& run, const std::vector<std::string>& words) {
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  for (const std::string& word : words) EXPECT_THAT(run.err, HasSubstr(word));
}

TEST(CommandLine, JudgesTheBacktrackerByDefaultAndAcceptsIt) {
  const ProgramRun run = run_judge({"run"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, StartsWith("Accepted  solution/backtracking.cpp\n"));
  EXPECT_EQ(run.err, "");
}

TEST(CommandLine, ExitsWithOneForASubmissionThatIsNotAccepted) {
  const ProgramRun run = run_judge({"run", fixtures + "wrong_answer/empty_body.cpp"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("Wrong Answer  "));
  EXPECT_THAT(run.out, HasSubstr("has the parameter lost its `&`"));
}

TEST(CommandLine, PrintsACommandThatJudgesTheFailedCaseAlone) {
  const ProgramRun run = run_judge({"run", fixtures + "wrong_answer/empty_body.cpp"});
  const std::string mark = "  again     ";
  const std::size_t start = run.out.find(mark);
  ASSERT_NE(start, std::string::npos) << run.out;
  const std::string rest = run.out.substr(start + mark.size());
  const std::string command = rest.substr(0, rest.find('\n'));
  const ProgramRun again = run_judge({"-c", command}, of_program("/bin/sh"));
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_EQ(again.out.substr(0, again.out.find("cases ")),
            run.out.substr(0, run.out.find("cases ")));
}

TEST(CommandLine, FindsASolutionByNameFileNameAndPath) {
  for (const char* name : {"backtracking", "backtracking.cpp", "solution/backtracking.cpp",
                           "./solution/../solution/backtracking.cpp"})
    EXPECT_EQ(run_judge({"run", name, "--board", example, "--sanitize", "never"}).exit_code, 0)
        << name;
}

TEST(CommandLine, TakesAPathWithBlanksQuotesAndLettersOfAnyScript) {
  const fs::path file = new_test_folder() / "数独 \"mine\" 'ü'\n" / "мой solver.cpp";
  write(file, read(JUDGE_SOURCE_DIR "/solution/backtracking.cpp"));
  const ProgramRun run =
      run_judge({"run", file.string(), "--board", example, "--sanitize", "never"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("мой solver.cpp"));
}

/// Keeps a processor busy, together with others of its kind.
class Hogs {
 public:
  Hogs(int count, const cpu_set_t& processor) {
    for (int i = 0; i < count; ++i)
      threads_.emplace_back([this, processor] {
        sched_setaffinity(0, sizeof processor, &processor);
        while (!is_over_) {
        }
      });
  }
  Hogs(const Hogs&) = delete;
  Hogs& operator=(const Hogs&) = delete;
  ~Hogs() {
    is_over_ = true;
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  std::atomic<bool> is_over_ = false;
  std::vector<std::thread> threads_;
};

TEST(CommandLine, DoesNotFailASolutionBecauseTheMachineIsBusy) {
  const fs::path file = new_test_folder() / "slow.cpp";
  write(file, R"(
    #include <ctime>
    class Solution {
    public:
        void solveSudoku(vector<vector<char>>&) {
            const clock_t start = clock();
            while (clock() - start < CLOCKS_PER_SEC * 3 / 10) {}
        }
    };)");
  const std::vector<std::string> judging = {
      "run",          file.string(), "--board",    std::string(example_solution().cells()),
      "--time-limit", "400ms",       "--sanitize", "never"};
  run_judge(judging);  // it is compiled from now on
  cpu_set_t before;
  ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
  cpu_set_t one;
  CPU_ZERO(&one);
  for (int i = 0; CPU_COUNT(&one) == 0; ++i) {
    if (CPU_ISSET(i, &before)) CPU_SET(i, &one);
  }
  sched_setaffinity(0, sizeof one, &one);
  ProgramRun run;
  {
    const Hogs hogs(9, one);  // 0.3 s of CPU time take 3 s then, and the backstop is 1.8 s
    run = run_judge(judging);
  }
  sched_setaffinity(0, sizeof before, &before);
  EXPECT_THAT(run.out, StartsWith("Accepted")) << run.err;
}

TEST(CommandLine, WorksFromAnyFolder) {
  const ProgramRun run =
      run_judge({"run", "backtracking", "--case", "basic/leetcode-example"}, in_folder("/"));
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

TEST(CommandLine, SuggestsTheNearestSolutionVerbOptionAndCase) {
  expect_refused(run_judge({"run", "backtraking"}), {"backtraking", "did you mean backtracking?"});
  expect_refused(run_judge({"rnu"}), {"rnu", "did you mean run?"});
  expect_refused(run_judge({"run", "--tme-limit", "2s"}),
                 {"--tme-limit", "did you mean --time-limit?"});
  expect_refused(run_judge({"run", "--case", "basic/leetcode-exmple"}),
                 {"basic/leetcode-exmple", "basic/leetcode-example"});
}

TEST(CommandLine, RefusesQuantitiesThatAreNone) {
  expect_refused(run_judge({"run", "--time-limit", "soon"}), {"--time-limit", "soon", "2s"});
  expect_refused(run_judge({"run", "--memory-limit", "-1"}), {"--memory-limit"});
  expect_refused(run_judge({"run", "--format", "xml"}), {"xml", "json"});
  expect_refused(run_judge({}), {"run"});
}

TEST(CommandLine, TellsItsVersionAndItsOptions) {
  EXPECT_EQ(run_judge({"--version"}).out, "judge " JUDGE_VERSION "\n");
  const ProgramRun help = run_judge({"run", "--help"});
  EXPECT_EQ(help.exit_code, 0);
  for (const char* option :
       {"--cases", "--case", "--board", "--time-limit", "--memory-limit", "--output-limit",
        "--keep-going", "--without", "--format", "--output", "--color"})
    EXPECT_THAT(help.out, HasSubstr(option));
}

TEST(CommandLine, KeepsItsHelpWithinEightyColumns) {
  const std::vector<std::string> verbs{"run",       "compare", "watch",     "new",      "add-case",
                                       "challenge", "debug",   "stress",    "generate", "merge",
                                       "lint",      "mutants", "completion"};
  for (const std::string& verb : verbs) {
    std::istringstream lines(run_judge({verb, "--help"}).out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
  }
  std::istringstream lines(run_judge({"--help"}).out);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

TEST(CommandLine, RefusesWhatIsNoSolutionFile) {
  const fs::path folder = new_test_folder();
  fs::create_directory(folder / "folder.cpp");
  ASSERT_EQ(mkfifo((folder / "fifo.cpp").c_str(), 0600), 0);
  write(folder / "huge.cpp", std::string(5 << 20, ' '));
  expect_refused(run_judge({"run", (folder / "folder.cpp").string()}), {"is a folder"});
  expect_refused(run_judge({"run", (folder / "fifo.cpp").string()}), {"not a regular file"});
  expect_refused(run_judge({"run", (folder / "huge.cpp").string()}), {"5242880 bytes"});
  expect_refused(run_judge({"run", (folder / "none.cpp").string()}), {"none.cpp", "no such"});
}

TEST(CommandLine, RefusesSuitesThatCannotBeRead) {
  const fs::path folder = new_test_folder();
  fs::create_directory(folder / "empty");
  write(folder / "broken.json", "{\n  \"cases\": [}\n");
  write(folder / "huge.json", std::string(100 << 20, ' '));
  expect_refused(run_judge({"run", "--cases", (folder / "none.json").string()}), {"none.json"});
  expect_refused(run_judge({"run", "--cases", (folder / "empty").string()}), {"empty"});
  expect_refused(run_judge({"run", "--cases", (folder / "broken.json").string()}),
                 {"broken.json", "2"});
  expect_refused(run_judge({"run", "--cases", (folder / "huge.json").string()}), {"huge.json"});
}

TEST(CommandLine, NamesAllFaultsOfASuiteFile) {
  const fs::path file = new_test_folder() / "mine.json";
  write(file, R"({"time_limit": "2s", "cases": [
    {"name": "a", "board": ["53..7....","6..195...",".98....6.","8...6...3","4..8.3..1",
                            "7...2...","6....28.","...419..5","....8..79"]},
    {"name": "a", "board": ["55..7....","6..195...",".98....6.","8...6...3","4..8.3..1",
                            "7...2...6",".6....28.","...419..5","....8..79"]}]})");
  const ProgramRun run = run_judge({"run", "--cases", file.string()});
  EXPECT_EQ(run.exit_code, 2);
  for (const char* place : {"/cases/0/board/5", "/cases/0/board/6", "/cases/1"})
    EXPECT_THAT(run.err, HasSubstr(place));
}

TEST(CommandLine, JudgesABoardOfTheCommandLine) {
  EXPECT_EQ(run_judge({"run", "--board", example}).exit_code, 0);
  const ProgramRun contradictory = run_judge({"run", "--board", "55" + example.substr(2)});
  EXPECT_EQ(contradictory.exit_code, 2);
  EXPECT_THAT(contradictory.err, HasSubstr("row 1 holds 5 twice"));
  expect_refused(run_judge({"run", "--board", "53"}), {"81"});
}

TEST(CommandLine, AcceptsAnyCompletionOfABoardWithSeveralAndSaysSo) {
  const std::string open_board = std::string(81, '.');
  const ProgramRun run = run_judge({"run", "--board", open_board});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("several solutions"));
}

TEST(CommandLine, AppliesItsLimits) {
  const ProgramRun time =
      run_judge({"run", fixtures + "time_limit_exceeded/endless_loop.cpp", "--time-limit", "100ms",
                 "--board", example, "--sanitize", "never"});
  EXPECT_THAT(time.out, AllOf(StartsWith("Time Limit Exceeded"), HasSubstr("0.1 s of CPU time")));
  const ProgramRun output =
      run_judge({"run", fixtures + "output_limit_exceeded/printf_for_ever.cpp", "--output-limit",
                 "10K", "--board", example});
  EXPECT_THAT(output.out, StartsWith("Output Limit Exceeded"));
  const ProgramRun memory =
      run_judge({"run", fixtures + "memory_limit_exceeded/push_back_for_ever.cpp", "--memory-limit",
                 "20M", "--board", example});
  EXPECT_THAT(memory.out, AllOf(StartsWith("Memory Limit Exceeded"), HasSubstr("20 MiB")));
}

TEST(CommandLine, TellsThePeakOfMemoryAlsoOfARunThatARejectionEnds) {
  const fs::path file = new_test_folder() / "takes_and_gives_back.cpp";
  std::ofstream(file) << "#include <sys/mman.h>\n"
                         "class Solution { public: void solveSudoku(vector<vector<char>>&) {"
                         " void* all = mmap(nullptr, 8 << 20, PROT_READ | PROT_WRITE,"
                         " MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);"
                         " munmap(all, 8 << 20); } };";
  const auto solution =
      run_judge({"run", file.string(), "--format", "json"}).json()["solutions"][0];
  EXPECT_EQ(solution["verdict"], "Wrong Answer");
  EXPECT_GT(solution["memory_mib"].get<double>(), 10);
}

TEST(CommandLine, KeepsGoingOnlyWhenAsked) {
  const std::string file = fixtures + "wrong_answer/empty_body.cpp";
  const auto first = run_judge({"run", file, "--format", "json"}).json();
  const auto all = run_judge({"run", file, "--format", "json", "--keep-going"}).json();
  EXPECT_EQ(first["solutions"][0]["cases"].size(), 1U);
  EXPECT_EQ(all["solutions"][0]["cases"].size(), all["solutions"][0]["total"]);
}

TEST(CommandLine, GoesOnAfterACaseThatKilledTheProcess) {
  const auto result = run_judge({"run", fixtures + "runtime_error/full_board_only.cpp", "--case",
                                 "basic/*", "--keep-going", "--format", "json"})
                          .json()["solutions"][0];
  EXPECT_EQ(result["cases"].size(), result["total"]);
  EXPECT_EQ(result["verdict"], "Runtime Error");
  EXPECT_GT(result["passed"], 0);
}

TEST(CommandLine, WritesTheReportToAFile) {
  const fs::path file = new_test_folder() / "report.json";
  const ProgramRun run =
      run_judge({"run", "--board", example, "--format", "json", "--output", file.string()});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(nlohmann::json::parse(read(file))["solutions"][0]["verdict"], "Accepted");
}

TEST(CommandLine, ColoursOnlyWhenAsked) {
  EXPECT_THAT(run_judge({"run", "--board", example}).out, Not(HasSubstr("\x1b[")));
  EXPECT_THAT(run_judge({"run", "--board", example, "--color", "always"}).out, HasSubstr("\x1b["));
}

TEST(CommandLine, SaysThatAReportCouldNotBeWritten) {
  const ProgramRun run = run_judge({"run", "--board", example, "--output", "/dev/full"});
  expect_refused(run, {"/dev/full", "No space left"});
}

TEST(CommandLine, SaysThatThereIsNoCompiler) {
  expect_refused(run_judge({"run"}, with_environment({"CXX=no-such-compiler"})),
                 {"no-such-compiler"});
  expect_refused(run_judge({"run"}, with_environment({"CXX=", "PATH=/nonexistent"})),
                 {"no C++ compiler found"});
  expect_refused(run_judge({"run"}, with_environment({"CXX=/bin/true"})), {"/bin/true"});
}

TEST(CommandLine, SaysThatTheCacheCannotBeWritten) {
  if (geteuid() != 0) {
    const fs::path folder = new_test_folder();
    fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec);
    expect_refused(run_judge({"run", "--cache", (folder / "cache").string()}), {"--cache"});
    fs::permissions(folder, fs::perms::none);
    expect_refused(run_judge({"run", "--cache", (folder / "cache").string()}), {"--cache"});
  }
  expect_refused(run_judge({"run", "--cache", "/proc/cache"}), {"/proc/cache", "--cache"});
}

TEST(Cache, ServesAnUnchangedFileAndNoticesAChangedInclude) {
  const fs::path folder = new_test_folder();
  const std::string cache = (folder / "cache").string();
  write(folder / "mine.cpp",
        "#include \"helper.h\"\n" + read(JUDGE_SOURCE_DIR "/solution/backtracking.cpp"));
  write(folder / "helper.h", "// nothing yet\n");
  const std::vector<std::string> arguments{"run",        (folder / "mine.cpp").string(),
                                           "--board",    example,
                                           "--cache",    cache,
                                           "--format",   "json",
                                           "--sanitize", "never"};
  const auto solution = [&] { return run_judge(arguments).json()["solutions"][0]; };
  EXPECT_FALSE(solution()["compiled_from_cache"]);
  EXPECT_TRUE(solution()["compiled_from_cache"]);
  write(folder / "helper.h", "static int unused_now = 1;\n");
  EXPECT_FALSE(solution()["compiled_from_cache"]);
  write(folder / "helper.h", "#error changed\n");
  EXPECT_EQ(solution()["verdict"], "Compile Error");
}

TEST(Cache, ServesJudgesThatCompileTheSameFileAtOnce) {
  const fs::path file = new_test_folder() / "mine.cpp";
  write(file, read(JUDGE_SOURCE_DIR "/solution/backtracking.cpp"));
  const std::string one = "'" + judge_program() + "' run '" + file.string() + "'" +
                          " --case 'basic/*'" + " --sanitize never >/dev/null || echo failed";
  const ProgramRun all = run_judge({"-c", "for i in 1 2 3 4; do { " + one + "; } & done; wait"},
                                   of_program("/bin/sh"));
  EXPECT_EQ(all.out, "");
}

/// A judge at work, without a terminal.
class RunningJudge {
 public:
  explicit RunningJudge(const std::vector<std::string>& arguments)
      : null_(open("/dev/null", O_RDWR | O_CLOEXEC)), judge_(command(arguments)) {}

  /// Waits until the judge has a child whose command line holds `word`; returns that child.
  struct Found {
    pid_t pid = 0;
    std::string command_line;  // its words, each with a 0 behind
  };
  Found wait_for_child(const std::string& word) {
    while (!judge_.wait(std::chrono::milliseconds(5))) {
      for (const pid_t child : children_of(judge_.pid())) {
        const std::string line = read("/proc/" + std::to_string(child) + "/cmdline");
        if (line.find(word) != std::string::npos) return {child, line};
      }
    }
    ADD_FAILURE() << "the judge came to an end without a child for " << word;
    return {};
  }

  /// Those that the main thread of a process has started.
  static std::vector<pid_t> children_of(pid_t parent) {
    const std::string pid = std::to_string(parent);
    std::istringstream children(read("/proc/" + pid + "/task/" + pid + "/children"));
    return {std::istream_iterator<pid_t>(children), {}};
  }

  void send(int signal_number) { kill(judge_.pid(), signal_number); }

  EndOfProcess end_by(int signal_number) {
    send(signal_number);
    return judge_.wait(std::chrono::minutes(1)).value_or(ExitCode{-1});
  }

 private:
  Command command(const std::vector<std::string>& arguments) const {
    Command command;
    command.arguments = {judge_program()};
    command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
    for (const char* name : {"PATH", "CXX"}) {
      if (const char* value = getenv(name))
        command.environment.push_back(std::string(name) + "=" + value);
    }
    command.descriptors = {null_.number(), null_.number(), null_.number()};
    return command;
  }

  Descriptor null_;
  Child judge_;
};

/// Whether a process is gone, but for somebody who asks how it ended. A killed one may take a
/// moment.
bool has_soon_ended(pid_t pid) {
  for (int i = 0; i < 500; ++i) {
    const std::string status = read("/proc/" + std::to_string(pid) + "/status");
    if (status.empty() || status.find("\nState:\tZ") != std::string::npos) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

class Interrupting : public testing::TestWithParam<int> {};

TEST_P(Interrupting, EndsTheWorkerAndThenTheJudgeByThatSignal) {
  RunningJudge judge({"run", fixtures + "time_limit_exceeded/waits_in_pause.cpp", "--time-limit",
                      "60s", "--board", example});
  const auto worker = judge.wait_for_child("/worker");
  const EndOfProcess end = judge.end_by(GetParam());
  ASSERT_TRUE(std::holds_alternative<EndSignal>(end));
  EXPECT_EQ(std::get<EndSignal>(end).number, GetParam());
  EXPECT_TRUE(has_soon_ended(worker.pid));
}

TEST_P(Interrupting, EndsTheCompilerAndLeavesNoTemporaryFile) {
  const fs::path file = new_test_folder() / "hour.cpp";
  std::ofstream(file) << hour_to_compile;
  RunningJudge judge({"run", file.string()});
  const auto driver = judge.wait_for_child("/unit.cpp");
  // g++ starts the compiler proper; clang++ is it.
  std::vector<pid_t> others = judge.children_of(driver.pid);
  for (int i = 0; i < 500 && others.size() < 3; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    others = judge.children_of(driver.pid);
  }
  judge.send(GetParam());
  // Before the test reaps the judge, and all that is left of it.
  EXPECT_TRUE(has_soon_ended(driver.pid));
  for (const pid_t pid : others) EXPECT_TRUE(has_soon_ended(pid)) << pid;
  judge.end_by(GetParam());
  if (GetParam() == SIGKILL) return;  // nobody is left to clear up; the next judge does
  for (std::size_t start = 0; start < driver.command_line.size();) {
    const std::string word = driver.command_line.c_str() + start;
    if (word.ends_with("/unit.cpp")) {
      EXPECT_FALSE(fs::exists(fs::path(word).parent_path())) << word;
    }
    start += word.size() + 1;
  }
}

INSTANTIATE_TEST_SUITE_P(, Interrupting, testing::Values(SIGINT, SIGTERM, SIGHUP, SIGKILL));

/// A stranger's file may be called by any name, and make has functions that run programs.
TEST(Makefile, TakesNamesAsTheyAreTyped) {
  const std::filesystem::path trace = new_test_folder() / "trace";
  const std::string name = "$(shell touch " + trace.string() + ")";
  Surroundings around;
  around.program = "/usr/bin/make";
  const ProgramRun typed = run_judge({"help", "SOLUTION=" + name}, around);
  EXPECT_EQ(typed.exit_code, 0) << typed.err;
  around.environment = {"SOLUTION=" + name};
  EXPECT_EQ(run_judge({"help"}, around).exit_code, 0);
  EXPECT_FALSE(std::filesystem::exists(trace));
}

}  // namespace
}  // namespace judge
