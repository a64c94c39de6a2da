// The pure parts of judge/build/; compiling itself is tested by judge/tests/submissions/.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judge/build/fingerprint.h"
#include "judge/build/make_rule.h"

namespace judge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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
