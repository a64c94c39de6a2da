// What compilers and linkers say, without what would say nothing to the author of a submission.

#include "judge/build/messages.h"

#include <gmock/gmock.h>

#include "judge/build/compile.h"
#include "judge/build/paste.h"

namespace judge {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::Optional;
using testing::StartsWith;

const std::string grid_in_full =
    "std::vector<std::vector<char, std::allocator<char> >, std::allocator<std::vector<char, "
    "std::allocator<char> > > >&";

/// The same program by four linkers: `Solution::cnt` is used by the entry, `h` by `Solution::go`
/// and, inlined, by the entry.
const std::string said_by_mold =
    "mold: error: undefined symbol: Solution::cnt\n"
    ">>> referenced by unit.cpp\n"
    ">>>               ccC3.o:(sudoku_judge_entry)\n"
    "mold: error: undefined symbol: h(int)\n"
    ">>> referenced by unit.cpp\n"
    ">>>               ccC3.o:(Solution::go(" +
    grid_in_full +
    "))>>> referenced by unit.cpp\n"
    ">>>               ccC3.o:(sudoku_judge_entry)\n"
    "collect2: error: ld returned 1 exit status\n";
const std::string said_by_lld =
    "ld.lld: error: undefined symbol: h(int)\n"
    ">>> referenced by unit.cpp\n"
    ">>>               u-8d.o:(Solution::go(" +
    grid_in_full +
    "))\n"
    ">>> referenced by unit.cpp\n"
    ">>>               u-8d.o:(sudoku_judge_entry)\n"
    ">>> did you mean: jn\n"
    ">>> defined in: /lib/x86_64-linux-gnu/libm.so.6\n"
    "\n"
    "ld.lld: error: undefined symbol: Solution::cnt\n"
    ">>> referenced by unit.cpp\n"
    ">>>               u-8d.o:(sudoku_judge_entry)\n"
    "clang: error: linker command failed with exit code 1 (use -v to see invocation)\n";
const std::string said_by_gold =
    "cc00.o:unit.cpp:function Solution::go(" + grid_in_full +
    "): error: undefined reference to 'h(int)'\n"
    "cc00.o:unit.cpp:function sudoku_judge_entry: error: undefined reference to 'Solution::cnt'\n"
    "cc00.o:unit.cpp:function sudoku_judge_entry: error: undefined reference to 'h(int)'\n"
    "collect2: error: ld returned 1 exit status\n";
const std::string said_by_binutils =
    "/usr/bin/ld: ccts.o: in function `Solution::go(" + grid_in_full +
    ")':\n"
    "unit.cpp:(.text+0xa): undefined reference to `h(int)'\n"
    "/usr/bin/ld: ccts.o: in function `sudoku_judge_entry':\n"
    "unit.cpp:(.text+0x27): undefined reference to `Solution::cnt'\n"
    "/usr/bin/ld: unit.cpp:(.text+0x46): undefined reference to `h(int)'\n"
    "collect2: error: ld returned 1 exit status\n";

TEST(PlainMessages, OfEachLinkerNameWhatIsUndefinedAndWhoUsesIt) {
  for (const std::string& said : {said_by_mold, said_by_lld, said_by_gold, said_by_binutils}) {
    EXPECT_EQ(plain_messages(said),
              "error: undefined: Solution::cnt\n"
              "error: undefined: h(int)\n"
              "  used in Solution::go(vector<vector<char>>&)\n")
        << said;
    EXPECT_THAT(
        guess_why_it_does_not_compile("class Solution { static int cnt; };", said),
        Optional(std::string("`Solution::cnt` and `h` are declared but never defined; a static "
                             "member needs a definition, or `inline static`")));
  }
}

TEST(PlainMessages, OfAnUndefinedFunctionSayNothingOfStaticMembers) {
  EXPECT_THAT(guess_why_it_does_not_compile(
                  "", "mold: error: undefined symbol: Solution::place(int, int) const\n"),
              Optional(std::string("`Solution::place` is declared but never defined")));
  EXPECT_THAT(guess_why_it_does_not_compile("namespace my { extern int n; }",
                                            "mold: error: undefined symbol: my::n\n"),
              Optional(std::string("`my::n` is declared but never defined")));
  EXPECT_THAT(
      guess_why_it_does_not_compile("", "x.o:(f): undefined reference to `vtable for Cell'"),
      Optional(HasSubstr("Cell has a virtual function")));
}

TEST(NameOfSymbol, LeavesOutParametersAndTypes) {
  EXPECT_EQ(name_of_symbol("h(int)"), "h");
  EXPECT_EQ(name_of_symbol("Solution::cnt"), "Solution::cnt");
  EXPECT_EQ(name_of_symbol("void Solution::go<int>(int)"), "Solution::go");
  EXPECT_EQ(name_of_symbol("(anonymous namespace)::f(int)"), "f");
  EXPECT_EQ(name_of_symbol("Less::operator()(int) const"), "Less::operator()");
}

TEST(PlainMessages, LeaveOutWhatFollowsInTheJudgesOwnLines) {
  const std::string call = "the judge's call of Solution().solveSudoku(board)";
  const std::string own = "mine.cpp:3:5: error: 'x' was not declared in this scope\n    3 |  x\n";
  const std::string misses =
      call + ": In function 'void sudoku_judge_entry(int)':\n" + call +
      ":3:35: error: no matching function for call to 'Solution::Solution()'\n"
      "mine.cpp:1:7: note: candidate: 'Solution::Solution(int)'\n";
  const std::string type_error =
      call + ":7:10: error: type '<type error>' argument given to 'delete', expected pointer\n";
  EXPECT_EQ(plain_messages(own + misses + type_error), own);
  EXPECT_EQ(plain_messages(misses + own + "2 errors generated.\n"), own);
  EXPECT_THAT(plain_messages(misses + type_error),
              AllOf(StartsWith(call + ":3:35: error: no matching"), HasSubstr("note: candidate"),
                    Not(HasSubstr("type error")), Not(HasSubstr("sudoku_judge_entry"))));
  EXPECT_EQ(plain_messages(type_error), type_error);  // rather than nothing
}

TEST(PlainMessages, OfAnAssemblerNameNoStandardInput) {
  EXPECT_EQ(plain_messages("{standard input}: Assembler messages:\n"
                           "{standard input}:4: Error: no such instruction: `nonsense %eax'\n"),
            "the assembler, of an asm statement:\nError: no such instruction: `nonsense %eax'\n");
}

TEST(FailureOfACompiler, TellsAStopFromARefusal) {
  const CompilerResult refused{false, false, "/tmp/x/mine.cpp:1:1: error: no\n"};
  EXPECT_THAT(failure_of(refused, "", "/tmp/x").why_stopped, IsEmpty());
  EXPECT_EQ(failure_of(refused, "", "/tmp/x").messages, "mine.cpp:1:1: error: no\n");

  for (const std::string message :
       {"g++: fatal error: Killed signal terminated program cc1plus\n",
        "clang: error: unable to execute command: Killed\nclang: note: diagnostic msg: \n"}) {
    const CompilerResult too_slow{false, true, "mine.cpp:1:1: note: before\n" + message};
    EXPECT_EQ(failure_of(too_slow, "", "/tmp/x").why_stopped,
              "the compiler was still busy after 20 s");
    EXPECT_EQ(failure_of(too_slow, "", "/tmp/x").messages,
              "the compiler was still busy after 20 s and was stopped\n"
              "mine.cpp:1:1: note: before\n");
  }

  const CompilerResult broken{false, false, "a\ng++: internal compiler error: Killed\nframes\n"};
  EXPECT_THAT(failure_of(broken, "", "/tmp/x").why_stopped, StartsWith("the compiler broke down"));
  EXPECT_THAT(failure_of(broken, "", "/tmp/x").messages, Not(HasSubstr("frames")));
}

// g++ and clang++ are drivers that start the compiler proper, and put its end in words of their
// own.
TEST(CompilerProcess, TellsThatAChildOfTheDriverWasStoppedByTheLimit) {
  const auto finish = [](const std::string& script) {
    CompilerProcess driver({"/bin/sh", "-c", script}, "/tmp", CompilerProcess::any_file_size,
                           std::chrono::seconds(1));
    return driver.finish([] {});
  };
  const CompilerResult stopped = finish("(while :; do :; done); exit 1");
  EXPECT_FALSE(stopped.succeeded);
  EXPECT_TRUE(stopped.timed_out);
  EXPECT_FALSE(finish("exit 1").timed_out);
  EXPECT_FALSE(finish("kill -KILL $$").timed_out);
}

}  // namespace
}  // namespace judge
