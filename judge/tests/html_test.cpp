// A page shows text of strangers in a program that runs code: what they wrote must stay text,
// whatever it is and wherever it stands. The rest of these tests holds the page to what a reader
// without scripts finds in it; html_browser_test.cpp looks at it with them.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "judge/report/html_pieces.h"
#include "judge/report/utf8.h"
#include "judge/tests/golden/comparisons.h"
#include "judge/tests/golden/golden.h"

namespace judge {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

/// Pages without the style sheet and the scripts, which hold no text of others.
const PageParts bare{"", "", std::nullopt, "password"};
const PageParts with_charts{"/* style */", "/* script */", "/* library */", "password"};

template <typename Shown>
std::string bare_page(const Shown& shown) {
  return to_html(shown, made_up::an_origin(), bare);
}

TEST(EscapeHtml, LeavesNothingThatMeansAnythingInAPage) {
  const std::vector<std::pair<std::string, std::string>> table = {
      {"", ""},
      {"solution/mine.cpp", "solution/mine.cpp"},
      {"a<b && c>d", "a&lt;b &amp;&amp; c&gt;d"},
      {"\"quoted\" 'too'", "&quot;quoted&quot; &#39;too&#39;"},
      {"</script><!--", "&lt;/script&gt;&lt;!--"},
      {"&lt;", "&amp;lt;"},
      {"one\ntwo\ttabs\r", "one\\ntwo\\ttabs\\x0d"},
      {"\x1b[2J\x7f", "\\x1b[2J\\x7f"},
      {std::string("\0", 1), "\\x00"},
      {"\xff\xc3(", "\\xff\\xc3("},
      {"\xc0\xbcscript", "\\xc0\\xbcscript"},  // an overlong `<`
      {"\u202egnp.exe\u2066", "\\u{202e}gnp.exe\\u{2066}"},
      {"\ufeff\u200b\u2028", "\\u{feff}\\u{200b}\\u{2028}"},
      {"漢字 é", "漢字 é"},
  };
  for (const auto& [bytes, html] : table) EXPECT_EQ(escape_html(bytes), html);
}

TEST(EscapeHtml, LetsNoMarkThroughWhateverThePairOfBytes) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string html =
          escape_html(std::string{static_cast<char>(first), static_cast<char>(second)});
      ASSERT_EQ(html.find_first_of("<>\"'"), html.npos) << first << " " << second;
      for (const char c : html) ASSERT_GE(static_cast<unsigned char>(c), ' ');
    }
  }
}

TEST(Markup, EscapesTextAndKeepsMarkup) {
  EXPECT_EQ(markup("<b title=\"{}\">{}</b>", "\"<", markup("<i>{}</i>", 7)).html(),
            "<b title=\"&quot;&lt;\"><i>7</i></b>");
  EXPECT_EQ(markup("{}", std::string("<b>")).html(), "&lt;b&gt;");
}

TEST(LinesOfText, SaysWhatIsLeftOut) {
  EXPECT_EQ(lines_of_text("<a>\n\tb\n", 5, 80).html(), "&lt;a&gt;\n        b\n");
  EXPECT_EQ(lines_of_text("1\n2\n3\n", 2, 80).html(), "1\n2\n3\n");
  EXPECT_EQ(lines_of_text("1\n2\n3\n4\n", 2, 80).html(),
            "1\n2\n<span class=\"quiet\">… and 2 more lines</span>\n");
  EXPECT_EQ(lines_of_text("<<<<<<", 5, 4).html(), "&lt;&lt;&lt;…\n");
}

TEST(HtmlReport, OfAWrongAnswerShowsWhyAndTheBoards) {
  expect_golden("wrong_answer.html", bare_page(made_up::wrong_answer()));
}

TEST(HtmlReport, BeginsWithTheVerdict) {
  EXPECT_THAT(bare_page(made_up::accepted()), HasSubstr("<h1><span class=\"badge good\">"));
  const std::string page = bare_page(made_up::compile_error(made_up::short_compiler_text));
  EXPECT_THAT(page, HasSubstr("<title>Compile Error: solution/mine.cpp</title>"));
  EXPECT_THAT(page, HasSubstr("error: expected &#39;;&#39; before &#39;}&#39; token"));
  EXPECT_THAT(page, Not(HasSubstr("id=\"times\"")));
}

TEST(HtmlReport, DrawsWhatThereIsOfAWrongShape) {
  EXPECT_THAT(bare_page(made_up::wrong_shape({})), HasSubstr("no rows at all"));
  const std::string page = bare_page(made_up::wrong_shape({9, 9, 5, 12, 9, 9, 9, 9, 9, 9}));
  EXPECT_THAT(page, HasSubstr("<caption>output, 10 rows</caption>"));
  EXPECT_EQ(count_of(page, "<td class=\"x\">"), 4U);
  EXPECT_EQ(count_of(page, "<td class=\"more\">…"), 2U);
}

TEST(HtmlReport, MarksBytesThatAreNoDigits) {
  const std::string page = bare_page(made_up::not_digits());
  EXPECT_THAT(page, HasSubstr("? is a byte that is not a digit"));
  EXPECT_EQ(count_of(page, ">?<b>*</b>"), 5U);
}

TEST(HtmlReport, SaysWhatTheSandboxLackedAndWhatWasDoneToThePaste) {
  Judgement judgement = made_up::accepted();
  judgement.sandbox.landlock = false;
  judgement.notes = {"the Markdown fence was left out"};
  const std::string page = bare_page(judgement);
  EXPECT_THAT(page, HasSubstr("The sandbox was without Landlock: the solution could read"));
  EXPECT_THAT(page, HasSubstr("<li>the Markdown fence was left out</li>"));
}

TEST(HtmlReport, OfAComparisonNamesTheFastestFirst) {
  Comparison comparison = made_up::comparison();
  const auto lede = [&] {
    const std::string page = bare_page(comparison);
    const std::string start = "<p class=\"lede\">";
    const std::size_t from = page.find(start) + start.size();
    return page.substr(from, page.find("</p>", from) - from);
  };
  EXPECT_EQ(lede(),
            "exact_cover is the fastest: 20.7 times as fast as backtracking, the baseline. 4 of 8 "
            "Accepted, on 138 cases.");
  comparison.contestants[1].rank = 1;
  EXPECT_THAT(lede(), StartsWith("exact_cover and bitmask are the fastest, without a difference "
                                 "beyond the noise. "));
  comparison.contestants.erase(comparison.contestants.begin(), comparison.contestants.begin() + 2);
  comparison.contestants.erase(comparison.contestants.begin() + 1);
  comparison.baseline = 0;
  EXPECT_THAT(lede(), StartsWith("backtracking, the baseline, is the fastest. "));
  comparison.rounds = 0;
  EXPECT_EQ(lede(), " 1 of 5 Accepted, on 138 cases.");
}

TEST(HtmlReport, OfAComparisonHoldsItsNumbersAsTables) {
  const std::string page = bare_page(made_up::comparison());
  EXPECT_THAT(page, HasSubstr("0.310 <span class=\"quiet\">faster</span><span class=\"reason\">"
                              "0.309 to 0.312</span>"));
  EXPECT_THAT(page, HasSubstr("1.001 <span class=\"quiet\">no difference</span>"));
  EXPECT_THAT(page, HasSubstr("135 of 138<span class=\"reason\">3 too slow</span>"));
  EXPECT_THAT(page,
              HasSubstr("the baseline against itself: 1.000 (0.997 to 1.003), no difference"));
  EXPECT_THAT(page, HasSubstr("And 12 more cases rejected."));
  EXPECT_EQ(count_of(page, ">too long</td>"), 3U);
  EXPECT_EQ(count_of(page, "<th scope=\"row\">edge/many-candidates-1</th>"), 1U);
}

TEST(HtmlReport, CountsInstructionsWhereTheKernelDid) {
  Comparison comparison = made_up::comparison();
  EXPECT_THAT(bare_page(comparison), Not(HasSubstr("Instructions")));
  comparison.contestants[0].instructions = 1'234'567'890;
  EXPECT_THAT(bare_page(comparison), HasSubstr(">1.23 G</td>"));
}

TEST(HtmlReport, SaysWhoseTimesTheKernelContradicts) {
  Comparison comparison = made_up::comparison();
  EXPECT_THAT(bare_page(comparison), Not(HasSubstr("contradict its")));
  comparison.contestants[0].is_contradicted = true;
  EXPECT_THAT(bare_page(comparison),
              HasSubstr("<li>" + comparison.contestants[0].judgement.name + ": the kernel"));
}

TEST(HtmlReport, OfAComparisonThatTimedNothingShowsTheTimesOfOneRun) {
  Comparison comparison = made_up::comparison();
  comparison.rounds = 0;
  const std::string page = bare_page(comparison);
  EXPECT_THAT(page, HasSubstr("Nothing was timed side by side"));
  EXPECT_THAT(page, Not(HasSubstr("Time ratio")));
  EXPECT_THAT(page, HasSubstr(">239 ms</td>"));
  EXPECT_THAT(page, Not(HasSubstr("Pinned")));
}

TEST(HtmlReport, TellsNamesakesApartByTheirPath) {
  Comparison comparison = made_up::comparison();
  comparison.contestants[1].judgement.name = "exact_cover";
  const std::string page = bare_page(comparison);
  EXPECT_THAT(page, HasSubstr(">solution/exact_cover.cpp</th>"));
  EXPECT_THAT(page, HasSubstr(">solution/bitmask.cpp</th>"));
}

TEST(HtmlReport, OfAClassStaysSmallAndSaysWhatIsLeftOut) {
  Comparison comparison = made_up::comparison();
  const Contestant ranked = comparison.contestants[1];
  const Contestant rejected = comparison.contestants[6];
  comparison.contestants.resize(3);
  comparison.contestants.insert(comparison.contestants.begin() + 2, 97, ranked);
  comparison.baseline = 99;
  comparison.contestants.insert(comparison.contestants.end(), 100, rejected);
  const std::string page = to_html(comparison, made_up::an_origin(), with_charts);
  EXPECT_LT(page.size(), 1'500'000U);
  EXPECT_THAT(page, HasSubstr("Shown are 8 of 100: the fastest, and the baseline."));
  EXPECT_THAT(page, HasSubstr("And 40 more rejected solutions"));
  EXPECT_EQ(count_of(page, "<details class=\"case\""), 60U);
}

TEST(HtmlReport, SaysThatChartsAreMissingAndKeepsTheTables) {
  const std::string without = bare_page(made_up::comparison());
  EXPECT_EQ(count_of(without, "Chart.js was not found"), 1U);
  EXPECT_THAT(without, Not(HasSubstr("application/json")));
  const std::string with = to_html(made_up::comparison(), made_up::an_origin(), with_charts);
  EXPECT_THAT(with, Not(HasSubstr("Chart.js was not found")));
  EXPECT_EQ(count_of(with, "<script type=\"application/json\" id=\"data\">"), 1U);
  for (const char* table : {"solutions", "table-ratios", "table-cactus", "table-times"}) {
    EXPECT_THAT(with, HasSubstr(fmt::format("<table class=\"list sortable\" id=\"{}\">", table)));
    EXPECT_THAT(without,
                HasSubstr(fmt::format("<table class=\"list sortable\" id=\"{}\">", table)));
  }
}

TEST(HtmlReport, LetsThroughItsOwnScriptsOnlyAndNoNetwork) {
  const std::string page = to_html(made_up::comparison(), made_up::an_origin(), with_charts);
  EXPECT_THAT(page, HasSubstr("default-src 'none'; style-src 'nonce-password'; "
                              "script-src 'nonce-password'; img-src data:;"));
  for (const char* reach : {"http:", "https:", "src=", "@import", "url(", "style=\""})
    EXPECT_THAT(page, Not(HasSubstr(reach)));
  const PageParts parts = find_page_parts();
  for (const char* reach : {"http:", "https:", "@import", "url("}) {
    EXPECT_THAT(parts.style, Not(HasSubstr(reach)));
    EXPECT_THAT(parts.script, Not(HasSubstr(reach)));
  }
}

TEST(HtmlReport, DrawsItsPasswordAnewForEachPage) {
  const std::string nonce = find_page_parts().nonce;
  EXPECT_EQ(nonce.size(), 32);
  EXPECT_NE(nonce, find_page_parts().nonce);
}

TEST(HtmlReport, ShowsWhateverASubmissionWroteAsText) {
  for (const std::string& page :
       {to_html(made_up::injected_comparison(), made_up::an_origin(), with_charts),
        to_html(made_up::injected(made_up::wrong_answer()), made_up::an_origin(), with_charts),
        to_html(made_up::injected(made_up::accepted()), made_up::an_origin(), with_charts),
        to_html(made_up::hostile(), made_up::an_origin(), with_charts),
        to_html(made_up::wrong_answer(),
                {made_up::injection, made_up::injection, {made_up::injection, 2, "", {}}},
                with_charts)}) {
    EXPECT_LE(count_of(page, "<script"), 3U);
    EXPECT_EQ(count_of(page, "<script"), count_of(page, "</script>"));
    for (const char* sign : {"<img", "<!--", "\x1b", "\x7f", "\u202e", "\u2066", "\u200b"})
      EXPECT_THAT(page, Not(HasSubstr(sign)));
    for (std::string_view rest = page; !rest.empty();) {
      const auto first = decode_first(rest);
      ASSERT_TRUE(first) << "no UTF-8";
      ASSERT_TRUE(first->value >= ' ' || first->value == '\n');
      rest.remove_prefix(first->length);
    }
  }
}

TEST(HtmlReport, KeepsTextFromEndingTheDataOfTheCharts) {
  const std::string page =
      to_html(made_up::injected_comparison(), made_up::an_origin(), with_charts);
  const std::string start = "id=\"data\">";
  const std::size_t from = page.find(start) + start.size();
  const std::string data = page.substr(from, page.find("</script>", from) - from);
  EXPECT_EQ(data.find_first_of("<>&"), data.npos);
  const auto parsed = nlohmann::json::parse(data);
  EXPECT_THAT(parsed["cases"][0].get<std::string>(), StartsWith("edge/</td></script><script>"));
  EXPECT_EQ(parsed["cases"].size(), 138U);
  EXPECT_EQ(parsed["lines"][0]["times"].size(), 138U);
}

}  // namespace
}  // namespace judge
