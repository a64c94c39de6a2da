// What people type and paste: boards, durations, sizes, mistyped words. Each is read in one small
// function, pinned down here by tables.

#include "judge/cases/board_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "judge/cases/nearest.h"
#include "judge/cases/quantities.h"
#include "judge/cases/quote.h"
#include "judge/tests/examples.h"

namespace judge {
namespace {

using namespace std::chrono_literals;

const std::vector<std::string> example_rows{"53..7....", "6..195...", ".98....6.",
                                            "8...6...3", "4..8.3..1", "7...2...6",
                                            ".6....28.", "...419..5", "....8..79"};

/// The example with the pieces of LeetCode's form spelled otherwise.
std::string bracketed(const std::string& quote, const std::string& comma,
                      const std::string& row_end) {
  std::string text = "[";
  for (const std::string& row : example_rows) {
    text += (&row == &example_rows.front() ? "" : row_end) + "[";
    for (char cell : row) text += quote + cell + quote + comma;
    text.resize(text.size() - comma.size());
    text += "]";
  }
  return text + "]";
}

std::string lines(const std::string& line_end) {
  std::string text;
  for (const std::string& row : example_rows) text += row + line_end;
  return text;
}

std::string faults_of(std::string_view text) {
  const BoardOrFaults read = read_board(text);
  if (std::holds_alternative<Board>(read)) return "none";
  std::string joined;
  for (const std::string& fault : std::get<std::vector<std::string>>(read))
    joined += (joined.empty() ? "" : "; ") + fault;
  return joined;
}

TEST(ReadBoard, ReadsEveryFormThatPeopleHaveAtHand) {
  std::string thirds = lines("");
  thirds.insert(54, "\n").insert(27, "\n");
  std::string spaced;
  for (char cell : lines("\n")) spaced += std::string(1, cell) + " ";
  const std::string forms[] = {
      lines(""),
      "  " + lines("") + "\n",
      lines("\n"),
      lines("\r\n"),
      "\n\n" + lines("\n\n"),
      spaced,
      thirds,
      bracketed("\"", ",", ","),
      bracketed("'", ", ", ",\n  "),
      bracketed("\"", " , ", " ,\r\n\t"),
      bracketed("", ",", ","),
      "board = " + bracketed("\"", ",", ","),
      "Input: board = \n" + bracketed("\"", ",", ","),
      " [ " + bracketed("\"", ",", ",").substr(1),
      R"(["53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1",
          "7...2...6", ".6....28.", "...419..5", "....8..79"])",
  };
  for (const std::string& form : forms) {
    const BoardOrFaults read = read_board(form);
    ASSERT_TRUE(std::holds_alternative<Board>(read)) << form << "\n" << faults_of(form);
    EXPECT_EQ(std::get<Board>(read), example_board()) << form;
  }
}

TEST(ReadBoard, KnowsFourSpellingsOfAnEmptyCell) {
  for (char empty : {'.', '0', '_', '*'}) {
    for (std::string form : {lines(""), lines("\n"), bracketed("\"", ",", ",")}) {
      for (char& c : form) c = c == '.' ? empty : c;
      EXPECT_EQ(faults_of(form), "none") << form;
      EXPECT_EQ(std::get<Board>(read_board(form)), example_board());
    }
  }
}

TEST(ReadBoard, SaysWhatIsWrongAndWhatWouldBeRight) {
  const std::string row = "123456789\n";
  const auto rows = [&](int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += row;
    return text;
  };
  std::string in_one_line = rows(4) +
                            "1234\xc2\xb7"
                            "6789\n" +
                            rows(4);
  std::erase(in_one_line, '\n');
  const struct {
    std::string text;
    std::string faults;
  } table[] = {
      {"", "is empty, expected 81 cells"},
      {" \n\t", "is empty, expected 81 cells"},
      {"[]", "is empty, expected 81 cells"},
      {"[[]]", "is empty, expected 81 cells"},
      {lines("").substr(1), "has 80 cells, expected 81"},
      {lines("") + ".", "has 82 cells, expected 81"},
      {"5", "has 1 cell, expected 81"},
      {rows(8), "has 8 rows, expected 9 rows of 9 cells"},
      {rows(10), "has 10 rows, expected 9 rows of 9 cells"},
      {rows(8) + "12345678\n", "row 9 has 8 cells, expected 9"},
      {"1234567890\n" + rows(7) + "1\n",
       "row 1 has 10 cells, expected 9; row 9 has 1 cell, expected 9"},
      {rows(4) + "1234x6789\n" + rows(4),
       "row 5 has \"x\" in column 5, expected 1 to 9, or . for an empty cell"},
      {rows(4) +
           "1234\xc2\xb7"
           "6789\n" +
           rows(4),
       "row 5 has \"\xc2\xb7\" in column 5, expected 1 to 9, or . for an empty cell"},
      {rows(4) +
           "1234\xff"
           "6789\n" +
           rows(4),
       "row 5 has \"\\xff\" in column 5, expected 1 to 9, or . for an empty cell"},
      {rows(4) +
           "1234\x1b"
           "6789\n" +
           rows(4),
       "row 5 has \"\\x1b\" in column 5, expected 1 to 9, or . for an empty cell"},
      {rows(4) +
           std::string("1234\0"
                       "6789\n",
                       10) +
           rows(4),
       "row 5 has \"\\x00\" in column 5, expected 1 to 9, or . for an empty cell"},
      {rows(4) + "1x34y6789\n" + rows(4),
       "row 5 has \"x\" in column 2, \"y\" in column 5, expected 1 to 9, or . for an empty cell"},
      {in_one_line, "row 5 has \"\xc2\xb7\" in column 5, expected 1 to 9, or . for an empty cell"},
  };
  for (const auto& [text, faults] : table) EXPECT_EQ(faults_of(text), faults) << text;
}

TEST(ParseDuration, ReadsNumbersWithAUnit) {
  const struct {
    const char* text;
    std::chrono::nanoseconds duration;
  } table[] = {
      {"2s", 2s},        {"500ms", 500ms},
      {"1.5s", 1500ms},  {"2m", 2min},
      {"0.5m", 30s},     {"0.001ms", 1us},
      {"007s", 7s},      {"1.000000001s", 1000000001ns},
      {"0.25ms", 250us}, {"153722867m", 153722867min},
  };
  for (const auto& [text, duration] : table) EXPECT_EQ(parse_duration(text), duration) << text;
}

TEST(ParseDuration, RefusesEverythingElse) {
  for (const char* text : {"",
                           "s",
                           "2",
                           "2 s",
                           " 2s",
                           "2s ",
                           "-2s",
                           "+2s",
                           "0s",
                           "0.0s",
                           "0.0000000001s",
                           "1.s",
                           ".5s",
                           "1.5.5s",
                           "1e3s",
                           "2S",
                           "2h",
                           "2sec",
                           "0x10s",
                           "1,5s",
                           "nan",
                           "infs",
                           "2s2s",
                           "9223372036.9s",
                           "153722868m",
                           "9223372037s",
                           "99999999999999999999s",
                           "18446744073709551615ms"})
    EXPECT_FALSE(parse_duration(text)) << text;
  EXPECT_FALSE(parse_duration(std::string_view("2s\0", 3)));
}

TEST(ParseBytes, ReadsPowersOf1024) {
  const struct {
    const char* text;
    std::uint64_t bytes;
  } table[] = {
      {"1", 1},
      {"1000", 1000},
      {"64K", 65536},
      {"64k", 65536},
      {"512M", 536870912},
      {"512m", 536870912},
      {"1G", 1U << 30},
      {"2g", 1ULL << 31},
      {"18446744073709551615", 18446744073709551615U},
      {"17179869183G", 18446744072635809792U},
  };
  for (const auto& [text, bytes] : table) EXPECT_EQ(parse_bytes(text), bytes) << text;
}

TEST(ParseBytes, RefusesEverythingElse) {
  for (const char* text : {"", "K", "0", "0M", "-1", "+1", "1.5G", "1 G", " 1G", "1G ", "1T", "1KB",
                           "1GiB", "0x10", "18446744073709551616", "17179869184G", "1e9"})
    EXPECT_FALSE(parse_bytes(text)) << text;
}

TEST(Nearest, FindsWhatAMistypedWordMeans) {
  const std::vector<std::string> words{"edge.json",    "basic.json", "first-row-empty",
                                       "--time-limit", "--board",    "name",
                                       "catches",      "board",      "time_limit"};
  const struct {
    const char* word;
    const char* meant;
  } table[] = {
      {"egde.json", "edge.json"},
      {"edge", "edge.json"},
      {"basic", "basic.json"},
      {"basics.json", "basic.json"},
      {"nam", "name"},
      {"naem", "name"},
      {"Name", "name"},
      {"names", "name"},
      {"catch", "catches"},
      {"timelimit", "time_limit"},
      {"timeLimit", "time_limit"},
      {"--timelimit", "--time-limit"},
      {"--time", "--time-limit"},
      {"--bord", "--board"},
      {"first-row", "first-row-empty"},
      {"row-emtpy", "first-row-empty"},
      {"first-rowempty", "first-row-empty"},
  };
  for (const auto& [word, meant] : table) EXPECT_EQ(nearest(word, words), meant) << word;
}

TEST(Nearest, FindsNothingForAWordThatIsLikeNone) {
  const std::vector<std::string> words{"name", "catches", "board", "--time-limit"};
  for (const char* word : {"", "x", "zebra", "difficulty", "--json", "qq"})
    EXPECT_EQ(nearest(word, words), std::nullopt) << word;
  EXPECT_EQ(nearest("name", {}), std::nullopt);
  EXPECT_EQ(nearest(std::string(100'000, 'a'), words), std::nullopt);
}

TEST(Nearest, PutsTheNearestFirst) {
  const std::vector<std::string> words{"empty-row-9", "empty-row-1", "row", "empty-column-1"};
  EXPECT_EQ(nearest_few("empty-row-1", words, 2),
            (std::vector<std::string>{"empty-row-1", "empty-row-9"}));
  EXPECT_TRUE(nearest_few("empty-row-1", words, 0).empty());
}

TEST(Quote, ShowsForeignTextInOneHarmlessLine) {
  EXPECT_EQ(quote("name"), "\"name\"");
  EXPECT_EQ(quote("a\"b"), "\"a\\\"b\"");
  EXPECT_EQ(quote("\x1b[2J\n"), "\"\\x1b[2J\\n\"");
  EXPECT_EQ(quote("\xff"), "\"\\xff\"");
  EXPECT_EQ(quote(std::string(60, 'x')), "\"" + std::string(60, 'x') + "\"");
  EXPECT_EQ(quote(std::string(1'000'000, 'x')), "\"" + std::string(60, 'x') + "…\"");
}

}  // namespace
}  // namespace judge
