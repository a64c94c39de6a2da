// The sentences in which a death is told, where the facts leave room for a wrong one.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include "judge/verdict/judgement.h"

namespace judge {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string sentence(const Ending& ending, Phase phase = Phase::solving) {
  return describe(Evidence(Died{ending, phase}));
}

TEST(DescribedEvidence, OfATimersSignalBlamesNoThread) {
  EXPECT_EQ(
      sentence(Signalled{SIGALRM, false}, Phase::between),
      "SIGALRM (alarm clock) between two cases, by a timer or a signal that the code had set");
  EXPECT_THAT(sentence(Signalled{SIGVTALRM, false}),
              AllOf(HasSubstr("inside solveSudoku"), HasSubstr("by a timer")));
  EXPECT_THAT(sentence(Signalled{SIGSEGV, false}, Phase::between),
              AllOf(HasSubstr("in a thread"), Not(HasSubstr("timer"))));
}

TEST(DescribedEvidence, OfASegmentationFaultThatNobodySawTellsAllThatItCanBe) {
  EXPECT_THAT(sentence(Signalled{SIGSEGV, false, true}),
              AllOf(HasSubstr("a stack overflow in a thread (8 MiB each), or the code handles"),
                    Not(HasSubstr("probably"))));
  EXPECT_THAT(sentence(Signalled{SIGSEGV, false, false}), Not(HasSubstr("overflow")));
}

TEST(DescribedEvidence, OfATerminateDoesNotLookComplete) {
  EXPECT_EQ(sentence(UncaughtException{"Solved", "", true}),
            "uncaught exception of type Solved inside solveSudoku, let out of a noexcept function "
            "or a destructor");
  EXPECT_EQ(kind_of(Died{UncaughtException{"Solved", ""}, Phase::solving}), "uncaught_exception");
  EXPECT_EQ(kind_of(Died{UncaughtException{"", ""}, Phase::solving}), "terminate");
  EXPECT_THAT(sentence(UncaughtException{"", ""}),
              AllOf(HasSubstr("as by"), HasSubstr("`throw;`")));
}

TEST(DescribedEvidence, OfAnOutputTellsWhereItWentAndWhenItCame) {
  EXPECT_EQ(sentence(OutputLimitHit{1 << 20}), "more than 1 MiB printed inside solveSudoku");
  EXPECT_EQ(sentence(OutputLimitHit{1 << 20, 100}), "more than 1 MiB printed inside solveSudoku");
  EXPECT_EQ(sentence(OutputLimitHit{1 << 20, 900'000}),
            "more than 1 MiB printed inside solveSudoku; 0.86 MiB of it in the cases before: the "
            "limit is for all together");
  EXPECT_EQ(sentence(OutputLimitHit{1 << 20, 0, true}),
            "wrote more than 1 MiB to a file inside solveSudoku");
}

TEST(DescribedEvidence, OfStateThatIsLeftOverSaysWhatElseItMayBe) {
  // A member without a value is neither static nor global, and sees what the heap held before.
  for (const char* after : {"basic/one", ""})
    EXPECT_THAT(describe(Evidence(PassesAlone{after, false})),
                HasSubstr("read before it is written"));
}

TEST(DescribedEvidence, OfSigsysWithoutACallBlamesNoFunction) {
  EXPECT_THAT(sentence(BlockedCall{}),
              AllOf(HasSubstr("SIGSYS"), HasSubstr("a signal of the code's own")));
}

TEST(DescribedEvidence, OfMemoryThatAddsUpDoesNotBlameStateAlone) {
  EXPECT_THAT(describe(Evidence(PassesAlone{"basic/one", true})),
              AllOf(HasSubstr("fails after basic/one"), HasSubstr("was never freed")));
  EXPECT_THAT(describe(Evidence(PassesAlone{"", false})), Not(HasSubstr("freed")));
}

}  // namespace
}  // namespace judge
