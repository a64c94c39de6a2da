// The pure parts of judge/build/; compiling itself is tested by judge/tests/submissions/.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judge/build/fingerprint.h"
#include "judge/build/make_rule.h"
#include "judge/build/rare_headers.h"

namespace judge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(RareHeaders, AreFoundByWholeWords) {
  EXPECT_THAT(rare_headers_for("std::mt19937 gen; thread t;"), ElementsAre("random", "thread"));
  EXPECT_THAT(rare_headers_for("int threads = 1, my_thread = 2, mt199370;"), IsEmpty());
  EXPECT_THAT(rare_headers_for("thread"), ElementsAre("thread"));
  EXPECT_THAT(rare_headers_for("int side = sqrt(9) * M_PI;"), ElementsAre("cmath"));
  EXPECT_THAT(rare_headers_for(""), IsEmpty());
}

TEST(MakeRule, IsReadWithBlanksDollarsAndLinesJoined) {
  EXPECT_THAT(read_make_rule("unit.o: unit.cpp /a\\ b/c.h \\\n  d$$e.h \\\n f\\#g.h\n"),
              ElementsAre("unit.cpp", "/a b/c.h", "d$e.h", "f#g.h"));
  EXPECT_THAT(read_make_rule(""), IsEmpty());
}

TEST(Fingerprint, DependsOnTheBordersBetweenItsParts) {
  EXPECT_EQ(fingerprint({"ab", "c"}), fingerprint({"ab", "c"}));
  EXPECT_NE(fingerprint({"ab", "c"}), fingerprint({"a", "bc"}));
  EXPECT_NE(fingerprint({"ab"}), fingerprint({"ab", ""}));
  EXPECT_EQ(fingerprint({}).size(), 32U);
}

}  // namespace
}  // namespace judge
