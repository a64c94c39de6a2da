// What a submission prints is shown on a terminal, where some bytes are orders. Here is pinned down
// that none gets through, and that honest text stays as it is.

#include "judge/report/escape.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "judge/report/utf8.h"

namespace judge {
namespace {

using namespace std::string_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(EscapeLine, KeepsPrintableText) {
  for (const char* const text :
       {"", "r=0 c=3", "naïve ‖ 漢字 🙂", "C:\\new", "a\u0301", "\u00a0"})
    EXPECT_EQ(escape_line(text), text);
}

TEST(EscapeLine, ShowsControlBytes) {
  EXPECT_EQ(escape_line("\x1b[2J"), "\\x1b[2J");
  EXPECT_EQ(escape_line("a\rb\bc\x7f"), "a\\x0db\\x08c\\x7f");
  EXPECT_EQ(escape_line("\0\x01"s), "\\x00\\x01");
  EXPECT_EQ(escape_line("a\nb\tc"), "a\\nb\\tc");
}

TEST(EscapeLine, ShowsC1ControlsAsBytesAndAsCharacters) {
  EXPECT_EQ(escape_line("\x9b"
                        "31m"),
            "\\x9b31m");
  EXPECT_EQ(escape_line("\xc2\x9b"
                        "31m"),
            "\\u{9b}31m");
}

TEST(EscapeLine, ShowsWhatIsInvisibleOrChangesTheDirection) {
  EXPECT_EQ(escape_line("\u202eab\u202c"), "\\u{202e}ab\\u{202c}");
  EXPECT_EQ(escape_line("\u2066\u2069"), "\\u{2066}\\u{2069}");
  EXPECT_EQ(escape_line("a\u200bb\u200db\ufeff"), "a\\u{200b}b\\u{200d}b\\u{feff}");
  EXPECT_EQ(escape_line("\u2028\u00ad\u061c"), "\\u{2028}\\u{ad}\\u{61c}");
  EXPECT_EQ(escape_line("\U000e0041"), "\\u{e0041}");
}

TEST(EscapeLine, ShowsEachByteThatIsNoUtf8) {
  EXPECT_EQ(escape_line("\xff\xfe"), "\\xff\\xfe");
  EXPECT_EQ(escape_line("\xc3("), "\\xc3(");                           // no continuation
  EXPECT_EQ(escape_line("\xe6\xbc"), "\\xe6\\xbc");                    // ends too early
  EXPECT_EQ(escape_line("\xc0\x9b"), "\\xc0\\x9b");                    // an overlong ESC
  EXPECT_EQ(escape_line("\xe0\x80\x9b"), "\\xe0\\x80\\x9b");           // the same in three bytes
  EXPECT_EQ(escape_line("\xed\xa0\x80"), "\\xed\\xa0\\x80");           // a surrogate
  EXPECT_EQ(escape_line("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // above U+10FFFF
}

TEST(EscapeLine, LetsNoControlThroughWhateverThePairOfBytes) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string bytes = {static_cast<char>(first), static_cast<char>(second)};
      const std::string line = escape_line(bytes);
      for (std::string_view rest = line; !rest.empty();) {
        const auto next = decode_first(rest);
        ASSERT_TRUE(next) << first << ' ' << second;
        ASSERT_FALSE(next->value < 0x20 || (0x7f <= next->value && next->value <= 0x9f))
            << first << ' ' << second;
        rest.remove_prefix(next->length);
      }
    }
  }
}

TEST(EscapeLines, SplitsAtLineFeeds) {
  EXPECT_THAT(escape_lines(""), IsEmpty());
  EXPECT_THAT(escape_lines("a"), ElementsAre("a"));
  EXPECT_THAT(escape_lines("a\n"), ElementsAre("a"));
  EXPECT_THAT(escape_lines("a\n\nb\n\n"), ElementsAre("a", "", "b", ""));
  EXPECT_THAT(escape_lines("a\r\nb\rc\r\n"), ElementsAre("a", "b\\x0dc"));
}

TEST(EscapeLines, ExpandsTabsToColumns) {
  EXPECT_THAT(escape_lines("\ta\tb"), ElementsAre("        a       b"));
  EXPECT_THAT(escape_lines("12345678\tx"), ElementsAre("12345678        x"));
  EXPECT_THAT(escape_lines("漢字\tx\n\x1b\tx"), ElementsAre("漢字    x", "\\x1b    x"));
}

}  // namespace
}  // namespace judge
