// The pure parts of judge/build/; compiling itself is tested by judge/tests/submissions/.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "judge/build/fingerprint.h"
#include "judge/build/layout.h"
#include "judge/build/make_rule.h"
#include "judge/build/own_headers.h"

namespace judge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(MakeRule, IsReadWithBlanksDollarsAndLinesJoined) {
  EXPECT_THAT(read_make_rule("unit.o: unit.cpp /a\\ b/c.h \\\n  d$$e.h \\\n f\\#g.h\n"),
              ElementsAre("unit.cpp", "/a b/c.h", "d$e.h", "f#g.h"));
  EXPECT_THAT(read_make_rule(""), IsEmpty());
}

TEST(FilesOutOfReach, AreNotThereForOnesWhoAsk) {
  const auto text_after = [](const std::string& text) { return without_files_out_of_reach(text); };
  EXPECT_EQ(text_after("#if __has_include(\"../debug.h\")\n"),
            "#if __has_include(\"**********\")\n");
  EXPECT_EQ(text_after("#if __has_include ( </etc/passwd> )"),
            "#if __has_include ( <***********> )");
  EXPECT_EQ(text_after("#if __has_include(\".secret\")"), "#if __has_include(\"*******\")");
  for (const std::string within_reach :
       {"#if __has_include(<print>)", "#if __has_include(\"./debug.h\")", "#ifdef __has_include",
        "#if __has_include(</usr/include/stdio.h>)", "// __has_include(\"../debug.h\")",
        "#define ASK(x) __has_include(x)", "__has_include"})
    EXPECT_EQ(text_after(within_reach), within_reach);
}

TEST(MayLookAtBytes, IfAnAddressCanBecomeThatOfSomethingElse) {
  for (const char* text :
       {"memcpy(&raw, &board, sizeof raw);", "auto** p = (char **) &board;",
        "static_cast<Row*>(static_cast<void *> (&board))", "union { vector<char> v; char* p[3]; };",
        "bit_cast<Row>(board)", "reinterpret_cast<uintptr_t&>(board[0])"})
    EXPECT_TRUE(may_look_at_bytes(text)) << text;
  for (const char* text : {"int a = b * c;", "// memcpy\n\"union\"", "char* p = &board[0][0];",
                           "memset(rows, 0, sizeof rows);"})
    EXPECT_FALSE(may_look_at_bytes(text)) << text;
}

TEST(Fingerprint, DependsOnTheBordersBetweenItsParts) {
  EXPECT_EQ(fingerprint({"ab", "c"}), fingerprint({"ab", "c"}));
  EXPECT_NE(fingerprint({"ab", "c"}), fingerprint({"a", "bc"}));
  EXPECT_NE(fingerprint({"ab"}), fingerprint({"ab", ""}));
  EXPECT_EQ(fingerprint({}).size(), 32U);
}

}  // namespace
}  // namespace judge
