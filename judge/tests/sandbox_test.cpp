// A stranger's code can do nothing but solve Sudokus: it reads no file of the user's, starts and
// signals no process, reaches no network, and cannot make the judge say what is not so. Each test
// is a small hostile submission, judged as a user would judge it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "judge/run/sandbox.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

const std::string example(example_board().cells());

void write(const fs::path& path, const std::string& content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

/// A submission whose `solveSudoku` has this body; `before` stands above the class.
std::string submission(const std::string& body, const std::string& before = "") {
  return before +
         "\nclass Solution {\n public:\n  void solveSudoku(vector<vector<char>>& board) {\n" +
         body + "\n  }\n};\n";
}

using Words = std::vector<std::string>;

ProgramRun run_file(const fs::path& file, const Words& options = {}) {
  Words arguments{"run", file.string(), "--format", "json", "--sanitize", "never"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run_judge(arguments);
}

/// Judges a text on the example.
ProgramRun run_text(const std::string& text, Words options = {}) {
  const fs::path file = new_test_folder() / "hostile.cpp";
  write(file, text);
  options.insert(options.end(), {"--board", example});
  return run_file(file, options);
}

struct RunOutcome {
  std::string verdict;
  std::string message;
};

RunOutcome outcome_of(const ProgramRun& run) {
  EXPECT_EQ(run.err, "");
  if (run.out.empty()) return {};
  const auto solution = run.json()["solutions"][0];
  RunOutcome outcome{solution["verdict"], ""};
  for (const auto& evidence : solution["evidence"]) {
    outcome.message += evidence["message"].get<std::string>() + "\n";
    if (evidence.contains("text")) outcome.message += evidence["text"].get<std::string>();
  }
  return outcome;
}

class Sandboxed : public testing::Test {
 protected:
  void SetUp() override {
    if (!available_sandbox().landlock || !available_sandbox().seccomp)
      GTEST_SKIP() << "this kernel lacks Landlock or seccomp";
  }
};

// ---- system calls

const Words blocked_calls{"fork",
                          "vfork",
                          "clone",
                          "execve",
                          "execveat",
                          "unshare",
                          "setns",
                          "kill",
                          "tkill",
                          "tgkill",
                          "rt_sigqueueinfo",
                          "rt_tgsigqueueinfo",
                          "ptrace",
                          "process_vm_readv",
                          "process_vm_writev",
                          "kcmp",
                          "pidfd_open",
                          "pidfd_send_signal",
                          "pidfd_getfd",
                          "shmget",
                          "shmat",
                          "shmctl",
                          "semget",
                          "semop",
                          "semctl",
                          "msgget",
                          "msgsnd",
                          "msgrcv",
                          "msgctl",
                          "mq_open",
                          "mq_unlink",
                          "socket",
                          "socketpair",
                          "mount",
                          "umount2",
                          "pivot_root",
                          "chroot",
                          "move_mount",
                          "open_tree",
                          "fsopen",
                          "bpf",
                          "add_key",
                          "request_key",
                          "keyctl",
                          "io_uring_setup",
                          "perf_event_open",
                          "userfaultfd",
                          "init_module",
                          "finit_module",
                          "delete_module",
                          "kexec_load",
                          "reboot",
                          "swapon",
                          "swapoff",
                          "acct",
                          "settimeofday",
                          "iopl",
                          "personality",
                          "setuid",
                          "setresgid",
                          "setgroups",
                          "open_by_handle_at"};

/// The text of solution/backtracking.cpp.
std::string backtracking() {
  std::ostringstream text;
  text << std::ifstream(JUDGE_SOURCE_DIR "/solution/backtracking.cpp").rdbuf();
  return text.str();
}

/// The solved example with the first `count` cells empty.
std::string board_with_empty_cells(std::size_t count) {
  std::string board =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::fill_n(board.begin(), count, '.');
  return board;
}

// One program for all of them: the number of empty cells says which call it makes.
TEST_F(Sandboxed, EndsTheProcessAtACallThatReachesBeyondItAndNamesTheCall) {
  std::string table = "#include <sys/syscall.h>\n#include <unistd.h>\nconst long calls[] = {-1\n";
  for (const std::string& call : blocked_calls)
    table += "#ifdef SYS_" + call + "\n, SYS_" + call + "\n#else\n, -1\n#endif\n";
  const fs::path file = new_test_folder() / "calls.cpp";
  write(file, submission(R"(
    int which = 0;
    for (auto& row : board) which += std::count(row.begin(), row.end(), '.');
    if (calls[which] < 0) throw runtime_error("no such call here");
    const long result = syscall(calls[which], 0, 0, 0, 0, 0, 0);
    throw runtime_error("not blocked: " + to_string(result));)",
                         table + "};\n"));
  for (std::size_t i = 0; i < blocked_calls.size(); ++i) {
    const RunOutcome outcome =
        outcome_of(run_file(file, {"--board", board_with_empty_cells(i + 1)}));
    EXPECT_EQ(outcome.verdict, "Runtime Error");
    EXPECT_THAT(outcome.message, AnyOf(HasSubstr("blocked system call: " + blocked_calls[i]),
                                       HasSubstr("no such call here")));
  }
}

TEST_F(Sandboxed, AnswersACallThatAHarmlessProgramMayMakeWithAnError) {
  const RunOutcome outcome = outcome_of(run_text(submission(
      R"(
    const long upper_half = 1L << 32;
    struct rlimit limit {1, 1};
    struct sigaction action {};
    string got;
    const auto expect = [&](const char* call, long result, int error) {
      if (result != -1 || errno != error)
        got += string(call) + " gave " + to_string(result) + " and " + strerror(errno) + "; ";
      errno = 0;
    };
    expect("open to write", open("/dev/null", O_WRONLY), EACCES);
    expect("open to read and write", open("/dev/null", O_RDWR), EACCES);
    expect("open to create", open("/tmp/made", O_RDONLY | O_CREAT, 0600), EACCES);
    expect("openat2", syscall(437, 0, 0, 0, 0), ENOSYS);
    expect("unlink", unlink("/tmp/none"), EACCES);
    expect("rename", rename("/tmp/none", "/tmp/other"), EACCES);
    expect("mkdir", mkdir("/tmp/made", 0700), EACCES);
    expect("chmod", chmod("/tmp/none", 0700), EACCES);
    expect("fchmodat2", syscall(452, 0, 0, 0, 0), EACCES);
    expect("symlink", symlink("/etc", "/tmp/made"), EACCES);
    expect("inotify_init1", syscall(SYS_inotify_init1, 0), EACCES);
    expect("getxattr", syscall(SYS_getxattr, "/tmp", "user.x", nullptr, 0), EACCES);
    expect("setrlimit", setrlimit(RLIMIT_NOFILE, &limit), EPERM);
    expect("setsid", setsid(), EPERM);
    expect("setpgid", setpgid(0, 0), EPERM);
    expect("sigaction", sigaction(SIGSYS, &action, nullptr), EPERM);
    expect("prctl", prctl(PR_SET_PDEATHSIG, 0), EPERM);
    expect("fcntl", fcntl(1, F_SETOWN, getppid()), EPERM);
    expect("fcntl with more bits", syscall(SYS_fcntl, 1, upper_half | F_SETOWN, getppid()), EPERM);
    expect("a lease", fcntl(0, F_SETLEASE, F_RDLCK), EPERM);
    int flags = 0;
    const int library = open("/proc/self/maps", O_RDONLY);
    expect("flags of a file", ioctl(library, FS_IOC_SETFLAGS, &flags), EACCES);
    expect("version of a file", ioctl(library, _IOW('v', 2, long), &flags), EACCES);
    expect("clone3", syscall(435, 0, 0), ENOSYS);
    expect("setpriority", setpriority(PRIO_PROCESS, getppid(), 19), EPERM);
    expect("shared mapping", (long)mmap(nullptr, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
           EPERM);
    int ends[2];
    pipe(ends);
    iovec page{&limit, sizeof limit};
    expect("pages in a pipe", vmsplice(ends[1], &page, 1, 0), EPERM);
    expect("a large pipe", fcntl(ends[1], F_SETPIPE_SZ, 1 << 20), EPERM);
    expect("asynchronous writing", syscall(SYS_io_setup, 8, &ends), ENOSYS);
    expect("a terabyte", (long)mmap(nullptr, 1L << 40, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
           ENOMEM);
    throw runtime_error(got.empty() ? "all as expected" : got);)",
      R"(
#include <fcntl.h>
#include <linux/fs.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>)")));
  EXPECT_THAT(outcome.message, HasSubstr("all as expected"));
}

TEST_F(Sandboxed, HoldsBeforeStaticInitialisersRun) {
  const RunOutcome outcome = outcome_of(run_text(submission("", R"(
#include <sys/socket.h>
struct Early { Early() { socket(AF_INET, SOCK_STREAM, 0); } } early;)")));
  EXPECT_EQ(outcome.verdict, "Runtime Error");
  EXPECT_THAT(outcome.message, HasSubstr("blocked system call: socket, in a static initialiser"));
}

TEST_F(Sandboxed, IsLeftByNoBlockedSignal) {
  const RunOutcome outcome = outcome_of(run_text(submission(R"(
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
    socket(AF_INET, SOCK_STREAM, 0);)",
                                                            "#include <signal.h>\n"
                                                            "#include <sys/socket.h>\n")));
  EXPECT_EQ(outcome.verdict, "Runtime Error");
  EXPECT_THAT(outcome.message, HasSubstr("blocked system call"));
}

TEST_F(Sandboxed, LetsAProcessSignalItselfAndStartThreads) {
  const RunOutcome outcome =
      outcome_of(run_text(submission(R"(
    signal(SIGUSR1, [](int) {});
    raise(SIGUSR1);
    kill(getpid(), SIGUSR1);
    int sum = 0;
    vector<thread> threads;
    for (int i = 0; i < 8; ++i) threads.emplace_back([] { this_thread::sleep_for(1ms); });
    for (auto& one : threads) one.join();
    sum = async(launch::async, [] { return 42; }).get();
    throw runtime_error("sum " + to_string(sum));)",
                                     "#include <signal.h>\n#include <unistd.h>\n"
                                     "#include <thread>\n#include <future>\n")));
  EXPECT_THAT(outcome.message, HasSubstr("sum 42"));
}

// ---- files

const std::string secret = "swordfish8264";

std::string reads(const fs::path& file) {
  return submission("ifstream in(R\"(" + file.string() +
                        ")\");\nstring text;\nif (in >> text) throw runtime_error(text);\n"
                        "throw runtime_error(\"cannot be read\");",
                    "#include <fstream>\n");
}

TEST_F(Sandboxed, ReadsNoFileOfTheUsers) {
  const fs::path folder = new_test_folder();
  write(folder / "beside.txt", secret);
  const fs::path elsewhere = new_test_folder() / "secret.txt";
  write(elsewhere, secret);
  for (const fs::path& file :
       {folder / "beside.txt", folder / "reads.cpp", elsewhere, fs::path("/etc/passwd"),
        fs::path("/proc/self/environ"), fs::path("/proc/1/maps"), fs::path("/proc/1/cmdline"),
        fs::path(JUDGE_SOURCE_DIR "/testcases/basic.json"),
        fs::path(JUDGE_SOURCE_DIR "/README.md")}) {
    write(folder / "reads.cpp", reads(file));
    const ProgramRun run = run_file(folder / "reads.cpp", {"--board", example});
    EXPECT_THAT(outcome_of(run).message, HasSubstr("cannot be read")) << file;
    EXPECT_THAT(run.out, Not(HasSubstr(secret)));
  }
}

TEST_F(Sandboxed, IncludesNothingFromOutsideItsFolder) {
  const fs::path folder = new_test_folder();
  write(folder / "secret.txt", secret);
  write(folder / "mine" / ".hidden", secret);
  fs::create_symlink(folder / "secret.txt", folder / "mine" / "link.txt");
  const fs::path file = folder / "mine" / "includes.cpp";
  const std::string secret_path = (folder / "secret.txt").string();
  for (const std::string& text :
       {std::string("#include \"../secret.txt\"\n"), "#include \"" + secret_path + "\"\n",
        std::string("#include \".hidden\"\n"), std::string("#include \"link.txt\"\n"),
        std::string("#include \"/etc/passwd\"\n"), std::string("#include \"/proc/self/environ\"\n"),
        std::string("#include \"" JUDGE_SOURCE_DIR "/testcases/basic.json\"\n"),
        std::string("asm(\".incbin \\\"/etc/passwd\\\"\");\n"),
        "asm(\".incbin \\\"" + secret_path + "\\\"\");\n",
        "asm(\".include \\\"" + secret_path + "\\\"\");\n"}) {
    write(file, submission("", text));
    const ProgramRun run = run_file(file, {"--board", example});
    EXPECT_EQ(outcome_of(run).verdict, "Compile Error") << text;
    EXPECT_THAT(run.out, Not(AnyOf(HasSubstr(secret), HasSubstr("root:"), HasSubstr("\\\"cases"))))
        << text;
  }
}

TEST_F(Sandboxed, IncludesWhatStandsBesideIt) {
  const fs::path folder = new_test_folder();
  write(folder / "helper.h", "const string one = \"found\";\n");
  write(folder / "parts" / "more.h", "const string two = \" both\";\n");
  write(folder / "includes.cpp", submission("throw runtime_error(one + two);",
                                            "#include \"helper.h\"\n#include \"parts/more.h\"\n"));
  const RunOutcome outcome = outcome_of(run_file(folder / "includes.cpp", {"--board", example}));
  EXPECT_THAT(outcome.message, HasSubstr("found both"));
}

// ---- without a layer

TEST(Sandbox, SaysWhatItLacksInTheTextAndInTheJson) {
  const auto text = [](const Words& options) {
    Words arguments{"run", "--board", example};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_judge(arguments).out;
  };
  const std::string no_landlock =
      "  sandbox   without Landlock: the solution could read your files";
  const std::string no_seccomp = "  sandbox   without seccomp: the solution could start programs";
  EXPECT_THAT(text({"--without", "landlock"}), HasSubstr(no_landlock));
  EXPECT_THAT(text({"--without", "seccomp"}), HasSubstr(no_seccomp));
  EXPECT_THAT(text({"--without", "seccomp", "--without", "landlock"}),
              AllOf(HasSubstr(no_landlock), HasSubstr(no_seccomp)));
  const auto sandbox =
      run_judge({"run", "--board", example, "--without", "landlock", "--format", "json"})
          .json()["solutions"][0]["sandbox"];
  EXPECT_EQ(sandbox["landlock"], false);
  EXPECT_EQ(sandbox["seccomp"], available_sandbox().seccomp);
  EXPECT_EQ(run_judge({"run", "--without", "luck"}).exit_code, 2);
}

TEST_F(Sandboxed, SaysNothingWhenNothingLacks) {
  EXPECT_THAT(run_judge({"run", "--board", example}).out, Not(HasSubstr("sandbox")));
}

TEST(Sandbox, StillRefusesToWriteFilesWithoutLandlock) {
  if (!available_sandbox().seccomp) GTEST_SKIP();
  const fs::path target = new_test_folder() / "written.txt";
  const RunOutcome outcome =
      outcome_of(run_text(submission("throw runtime_error(ofstream(\"" + target.string() +
                                         "\") << 1 ? \"written\" : \"refused\");",
                                     "#include <fstream>\n"),
                          {"--without", "landlock"}));
  EXPECT_THAT(outcome.message, HasSubstr("refused"));
  EXPECT_FALSE(fs::exists(target));
}

bool some_process_is_called(const std::string& name) {
  for (const auto& entry : fs::directory_iterator("/proc")) {
    std::ifstream file(entry.path() / "comm");
    std::string comm;
    if (std::getline(file, comm) && comm == name) return true;
  }
  return false;
}

TEST(Sandbox, LeavesNoProcessBehindEvenWithoutSeccomp) {
  const RunOutcome outcome = outcome_of(run_text(submission(R"(
    for (int i = 0; i < 3; ++i) {
      if (fork() != 0) continue;
      setsid();
      if (fork() != 0) _exit(0);
      prctl(PR_SET_NAME, "judge-left-over");
      prctl(PR_SET_PDEATHSIG, 0);
      for (;;) pause();
    }
    usleep(20000);
    throw runtime_error("three were left");)",
                                                            "#include <sys/prctl.h>\n"
                                                            "#include <unistd.h>\n"),
                                                 {"--without", "seccomp"}));
  EXPECT_THAT(outcome.message, HasSubstr("three were left"));
  EXPECT_FALSE(some_process_is_called("judge-left-over"));
}

// ---- lies

// Without Landlock the memory that worker and judge share is easy to find; a patient submission
// finds it anyway.
const std::string finds_the_shared_memory = R"(
#include <fstream>
#include <random>
#include <thread>
#include <unistd.h>
#include ")" JUDGE_SOURCE_DIR R"(/judge/worker/shared_memory.h"
judge::shared::Memory* shared_memory() {
  ifstream maps("/proc/self/maps");
  for (string line; getline(maps, line);)
    if (line.find("judge-cases") != string::npos)
      return reinterpret_cast<judge::shared::Memory*>(stoul(line, nullptr, 16));
  throw runtime_error("not found");
}
char* const first = reinterpret_cast<char*>(shared_memory());
)";

TEST(Lies, InSharedMemoryNeitherHarmNorFoolTheJudge) {
  const std::string fill =
      "const auto scribble = [] { mt19937 any(7);"
      " for (size_t i = 0; i < sizeof(judge::shared::Memory); ++i) first[i] = ";
  for (const std::string byte : {"0", "-1", "1", "any()"}) {
    for (const char* how :
         {"scribble();", "scribble(); _exit(0);",
          "thread([=] { for (;;) scribble(); }).detach(); for (;;) usleep(1000);"}) {
      const ProgramRun run =
          run_text(submission(fill + byte + "; };\n" + how, finds_the_shared_memory),
                   {"--without", "landlock", "--time-limit", "200ms"});
      EXPECT_THAT(outcome_of(run).verdict, AnyOf("Wrong Answer", "Runtime Error",
                                                 "Time Limit Exceeded", "Memory Limit Exceeded"))
          << byte << " " << how;
      EXPECT_EQ(run.exit_code, 1);
    }
  }
}

TEST(Lies, CannotClaimAFailureOfTheJudges) {
  const RunOutcome outcome = outcome_of(run_text(submission(R"(
    auto& words = shared_memory()->last_words;
    strcpy(words.subject, "no memory left in the judge");
    words.kind = judge::shared::LastWords::worker_failure;
    _exit(1);)",
                                                            finds_the_shared_memory),
                                                 {"--without", "landlock"}));
  EXPECT_EQ(outcome.verdict, "Runtime Error");
}

TEST(Lies, CannotClaimAnswersThatWereNotGiven) {
  const RunOutcome outcome =
      outcome_of(run_text(submission(R"(
    auto* memory = shared_memory();
    memory->completed = ~0U;
    memory->phase = 6;
    for (;;) pause();)",
                                     finds_the_shared_memory),
                          {"--without", "landlock", "--time-limit", "200ms"}));
  EXPECT_EQ(outcome.verdict, "Time Limit Exceeded");
}

TEST(Lies, CannotAnswerLaterBoardsAheadOfTheirTime) {
  // Looks for boards that wait, when it has been given the first one of many.
  const fs::path file = new_test_folder() / "hostile.cpp";
  write(file, submission(R"(
    auto* memory = shared_memory();
    int waiting = 0;
    for (auto& slot : memory->slots) waiting += slot.board[0] != 0;
    throw runtime_error(to_string(waiting) + " boards are there");)",
                         finds_the_shared_memory));
  const RunOutcome outcome = outcome_of(run_file(file, {"--without", "landlock"}));
  EXPECT_THAT(outcome.message, HasSubstr(": 1 boards are there"));
}

TEST(Lies, AboutAFaultThatIsNotRepeatedAreNotSwallowed) {
  const RunOutcome outcome = outcome_of(
      run_text(submission(R"(
    siginfo_t fault{};
    fault.si_signo = SIGSEGV;
    fault.si_code = SEGV_MAPERR;
    syscall(SYS_rt_tgsigqueueinfo, getpid(), syscall(SYS_gettid), SIGSEGV, &fault);)",
                          "#include <csignal>\n#include <sys/syscall.h>\n#include <unistd.h>\n"),
               {"--without", "seccomp"}));
  EXPECT_EQ(outcome.verdict, "Runtime Error");
  EXPECT_THAT(outcome.message, HasSubstr("SIGSEGV"));
}

/// A right solution that does something while the board is being made, which takes memory.
ProgramRun run_one_that_makes_the_board(const std::string& doing) {
  const fs::path file = new_test_folder() / "maker.cpp";
  write(file,
        "void* operator new(size_t size) {\n"
        "  if (size == 9 * sizeof(vector<char>)) { " +
            doing +
            " }\n"
            "  return malloc(size);\n"
            "}\n" +
            backtracking());
  return run_judge(
      {"run", file.string(), "--board", example, "--format", "json", "--sanitize", "never"});
}

TEST(Lies, AboutTheTimeDoNotHideWhereTheBoardIsMade) {
  const ProgramRun run = run_one_that_makes_the_board(
      "const clock_t start = clock(); while (clock() - start < CLOCKS_PER_SEC / 3) {}");
  EXPECT_GE(run.json()["solutions"][0]["runtime_ms"].get<double>(), 320) << run.out;
}

TEST(Lies, AboutTheTimeDoNotHideWhatItWaits) {
  const ProgramRun run = run_one_that_makes_the_board("this_thread::sleep_for(600ms);");
  const auto solution = run.json()["solutions"][0];
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_TRUE(solution["runtime_ms"].is_null()) << run.out;
  EXPECT_THAT(solution["notes"].dump(), HasSubstr("of the time that the judge waited"));
}

TEST(Lies, AboutTheTimeDoNotHideInAConstructorThatKnowsTheBoard) {
  const fs::path file = new_test_folder() / "early.cpp";
  std::ostringstream text;
  text << "#define Solution Solver\n"
       << backtracking()
       << "\n#undef Solution\n"
          "vector<char>* rows = nullptr;\n"
          "void* operator new(size_t size) {\n"
          "  void* made = malloc(size);\n"
          "  if (size == 9 * sizeof(vector<char>) && rows == nullptr)\n"
          "    rows = static_cast<vector<char>*>(made);\n"
          "  return made;\n"
          "}\n"
          "class Solution {\n"
          "  vector<vector<char>> known_;\n"
          "public:\n"
          "  Solution() : known_(rows, rows + 9) {\n"
          "    const clock_t start = clock();\n"
          "    while (clock() - start < CLOCKS_PER_SEC / 3) {}\n"
          "    Solver().solveSudoku(known_);\n"
          "  }\n"
          "  void solveSudoku(vector<vector<char>>& board) { board = known_; }\n"
          "};\n";
  write(file, text.str());
  const ProgramRun run = run_judge(
      {"run", file.string(), "--board", example, "--format", "json", "--sanitize", "never"});
  const auto solution = run.json()["solutions"][0];
  EXPECT_EQ(solution["verdict"], "Accepted") << run.out;
  EXPECT_GE(solution["runtime_ms"].get<double>(), 320);
}

TEST(Lies, AboutTheTimeOfACaseEndWhereTheKernelsClockBegins) {
  // Says after each case, when stdout is flushed, that it took no time.
  const fs::path file = new_test_folder() / "hostile.cpp";
  write(file, submission(R"(
    static struct Timeless : streambuf {
      int sync() override {
        for (auto& slot : shared_memory()->slots) slot.nanoseconds = 1;
        return 0;
      }
    } timeless;
    cout.rdbuf(&timeless);
    const clock_t start = clock();
    while (clock() - start < CLOCKS_PER_SEC / 3) {})",
                         finds_the_shared_memory));
  const ProgramRun run = run_file(file, {"--board", example, "--without", "landlock"});
  EXPECT_GE(run.json()["solutions"][0]["runtime_ms"].get<double>(), 320) << run.out;
}

TEST(Lies, AboutTheTimeDoNotHideInADestructor) {
  const fs::path file = new_test_folder() / "late.cpp";
  std::ostringstream text;
  text << "#define Solution Solver\n"
       << backtracking()
       << "\n#undef Solution\n"
          "class Solution {\n"
          "  vector<vector<char>>* board_ = nullptr;\n"
          "public:\n"
          "  void solveSudoku(vector<vector<char>>& board) { board_ = &board; }\n"
          "  ~Solution() {\n"
          "    const clock_t start = clock();\n"
          "    while (clock() - start < CLOCKS_PER_SEC / 3) {}\n"
          "    Solver().solveSudoku(*board_);\n"
          "  }\n"
          "};\n";
  write(file, text.str());
  const ProgramRun run = run_judge({"run", file.string(), "--board", example, "--format", "json"});
  const auto solution = run.json()["solutions"][0];
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_GE(solution["runtime_ms"].get<double>(), 320);
}

TEST(Lies, AboutTheTimeDoNotHideInTheFirstLookAtTheAnswer) {
  // Moves the rows to a page that cannot be read; the handler of the fault solves the board.
  const fs::path file = new_test_folder() / "lazy.cpp";
  std::ostringstream text;
  text << "#include <csignal>\n#include <sys/mman.h>\n#define Solution Solver\n"
       << backtracking() << R"(
#undef Solution
alignas(4096) char page[4096];
size_t used = 0;
bool fills_page = false;
vector<vector<char>>* lazy = nullptr;
void* operator new(size_t size) {
  if (!fills_page) return malloc(size);
  used += 64;
  return page + used - 64;
}
void operator delete(void* at) noexcept { if (at < page || at >= page + 4096) free(at); }
void operator delete(void* at, size_t) noexcept { operator delete(at); }
void look(int) {
  mprotect(page, sizeof page, PROT_READ | PROT_WRITE);
  const clock_t start = clock();
  while (clock() - start < CLOCKS_PER_SEC / 3) {}
  Solver().solveSudoku(*lazy);
}
class Solution {
public:
  void solveSudoku(vector<vector<char>>& board) {
    struct sigaction action {};
    action.sa_handler = look;
    action.sa_flags = SA_NODEFER;
    sigaction(SIGSEGV, &action, nullptr);
    lazy = &board;
    for (auto& row : board) {
      fills_page = true;
      vector<char> moved(row.begin(), row.end());
      fills_page = false;
      row.swap(moved);
    }
    mprotect(page, sizeof page, PROT_NONE);
  }
};)";
  write(file, text.str());
  const ProgramRun run = run_judge(
      {"run", file.string(), "--board", example, "--format", "json", "--sanitize", "never"});
  const auto solution = run.json()["solutions"][0];
  EXPECT_EQ(solution["verdict"], "Accepted");
  EXPECT_GE(solution["runtime_ms"].get<double>(), 320);
}

}  // namespace
}  // namespace judge
