// A page can be right as text and still draw nothing, throw, or sort by the wrong column, so these
// tests look at it in a real browser. Each starts one, which takes a second or two, and asks it all
// it wants to know.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "judge/build/files.h"
#include "judge/report/html_pieces.h"
#include "judge/tests/browser.h"
#include "judge/tests/golden/comparisons.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class HtmlInABrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (!Browser::is_installed())
      GTEST_SKIP() << "there is no Chromium here; .ci/setup test installs it";
    folder_ = new_test_folder();
    browser_.emplace(folder_);
  }

  void open(const std::string& page) {
    write_file(folder_ / "page.html", page);
    browser_->open(folder_ / "page.html");
  }
  json evaluate(const std::string& expression) { return browser_->evaluate(expression); }
  Browser& browser() { return *browser_; }

  /// The kinds of charts between whose axes something is drawn in colour.
  json drawn_charts() {
    return evaluate(R"([...document.querySelectorAll("canvas")].filter((canvas) => {
      const { left, top, width, height } = Chart.getChart(canvas).chartArea;
      const bytes = canvas.getContext("2d").getImageData(left, top, width, height).data;
      let coloured = 0;
      for (let i = 0; i < bytes.length; i += 4) {
        const [red, green, blue] = [bytes[i], bytes[i + 1], bytes[i + 2]];
        if (Math.abs(red - green) > 60 || Math.abs(green - blue) > 60) ++coloured;
      }
      return coloured > 100;
    }).map((canvas) => canvas.dataset.chart))");
  }
  /// How many points each line of each chart has.
  json points_of_charts() {
    return evaluate(R"([...document.querySelectorAll("canvas")].map((canvas) =>
      Chart.getChart(canvas).data.datasets.map((line) => line.data.length)))");
  }
  /// The names in the table of all solutions, in the order that is seen.
  json shown_solutions() {
    return evaluate(R"([...document.querySelectorAll("#solutions tbody tr")]
      .filter((row) => row.offsetHeight > 0).map((row) => row.querySelector("th").textContent))");
  }

 private:
  std::filesystem::path folder_;
  std::optional<Browser> browser_;
};

TEST_F(HtmlInABrowser, DrawsSortsFiltersAndFolds) {
  const PageParts parts = find_page_parts();
  ASSERT_TRUE(parts.chart_library) << "install libjs-chart.js; .ci/setup test does";
  browser().set_width(1280);
  open(to_html(made_up::comparison(), made_up::an_origin(), parts));
  EXPECT_THAT(drawn_charts(), ElementsAre("ratios", "cactus", "times", "memory"));
  EXPECT_EQ(points_of_charts(),
            json::parse("[[5], [138, 138, 138, 138, 135], [138, 138, 138, 138, 138], [4]]"));
  EXPECT_EQ(evaluate("new Set([...document.querySelectorAll('[id]')].map((e) => e.id)).size"),
            evaluate("document.querySelectorAll('[id]').length"));

  // A click sorts, a second one the other way round, and so does a key; absent numbers come last.
  const std::string head =
      "[...document.querySelectorAll('#solutions thead th')]"
      ".find((head) => head.textContent.startsWith('Total'))";
  const std::string sorted_by = head + ".getAttribute('aria-sort')";
  evaluate(head + ".querySelector('button').click()");
  EXPECT_EQ(evaluate(sorted_by), "ascending");
  EXPECT_THAT(shown_solutions(),
              ElementsAre("exact_cover", "bitmask", "backtracking", "backtracking_copy",
                          "plain_search", "no_box_check", "three_faults", "unfinished"));
  evaluate(head + ".querySelector('button').focus()");
  browser().press_enter();
  EXPECT_EQ(evaluate(sorted_by), "descending");
  EXPECT_THAT(shown_solutions(),
              ElementsAre("plain_search", "backtracking_copy", "backtracking", "bitmask",
                          "exact_cover", "no_box_check", "three_faults", "unfinished"));
  EXPECT_EQ(evaluate("document.querySelectorAll('#solutions [aria-sort]').length"), 1);

  // Filters, by verdict and by text together.
  evaluate(R"(const set = (name, value) => {
    const control = document.querySelector(`.filter ${name}`);
    control.value = value;
    control.dispatchEvent(new Event(name === "select" ? "change" : "input"));
  }; set("select", "rejected"))");
  EXPECT_THAT(shown_solutions(),
              ElementsAre("plain_search", "no_box_check", "three_faults", "unfinished"));
  evaluate("set('input', 'r2c6')");
  EXPECT_THAT(shown_solutions(), ElementsAre("no_box_check", "three_faults"));
  EXPECT_EQ(evaluate("document.querySelector('.filter output').textContent"), "2 of 8 solutions");
  evaluate("set('select', ''); set('input', '')");
  EXPECT_EQ(shown_solutions().size(), 8U);

  // A link to a folded part unfolds it.
  evaluate(R"(const folded = document.getElementById("solution-6"); folded.open = false;
    document.querySelector('a[href="#solution-6"]').click();
    new Promise((done) => setTimeout(done, 50)))");
  EXPECT_EQ(evaluate("folded.open"), true);

  // Dark and on a phone.
  const json paper = evaluate("getComputedStyle(document.body).backgroundColor");
  browser().set_dark(true);
  browser().set_width(360);
  open(to_html(made_up::comparison(), made_up::an_origin(), parts));
  EXPECT_NE(evaluate("getComputedStyle(document.body).backgroundColor"), paper);
  EXPECT_EQ(evaluate("document.documentElement.scrollWidth"), 360);
  EXPECT_THAT(drawn_charts(), ElementsAre("ratios", "cactus", "times", "memory"));
  EXPECT_THAT(browser().errors(), IsEmpty());

  // The page of one submission.
  open(to_html(made_up::kept_going(50), made_up::an_origin(), parts));
  EXPECT_THAT(drawn_charts(), ElementsAre("case-times"));
  EXPECT_EQ(points_of_charts(), json::parse("[[46, 30]]"));
  EXPECT_EQ(evaluate("document.documentElement.scrollWidth"), 360);
  EXPECT_THAT(browser().errors(), IsEmpty());

  // Without Chart.js the tables can be sorted still; without any script they can be read.
  const std::string no_chart_is_shown =
      "[...document.querySelectorAll('.chart')].every((chart) => chart.hidden)";
  PageParts without_charts = parts;
  without_charts.chart_library.reset();
  open(to_html(made_up::comparison(), made_up::an_origin(), without_charts));
  EXPECT_EQ(evaluate(no_chart_is_shown), true);
  EXPECT_EQ(evaluate("document.querySelectorAll('#solutions thead button').length"), 11);
  EXPECT_THAT(browser().errors(), IsEmpty());
  browser().set_scripts(false);
  open(to_html(made_up::comparison(), made_up::an_origin(), parts));
  EXPECT_EQ(evaluate(no_chart_is_shown), true);
  EXPECT_EQ(evaluate("document.querySelector('.filter').hidden"), true);
  EXPECT_EQ(evaluate("document.querySelectorAll('#solutions thead button').length"), 0);
  EXPECT_EQ(shown_solutions().size(), 8U);
}

TEST_F(HtmlInABrowser, RunsNothingThatASubmissionWrote) {
  const PageParts parts = find_page_parts();
  const auto counts = [&] {
    return evaluate(R"([window.broken ?? "whole", document.scripts.length,
      document.querySelectorAll("img, iframe, object, svg, base, form, [onerror], [onload]").length,
      document.querySelectorAll("style").length])");
  };
  const std::size_t scripts = parts.chart_library ? 3 : 1;
  open(to_html(made_up::injected_comparison(), made_up::an_origin(), parts));
  EXPECT_THAT(counts(), ElementsAre("whole", scripts, 0, 1));
  EXPECT_THAT(browser().errors(), IsEmpty());
  open(to_html(made_up::injected(made_up::wrong_answer()), made_up::an_origin(), parts));
  EXPECT_THAT(counts(), ElementsAre("whole", scripts, 0, 1));
  EXPECT_THAT(browser().errors(), IsEmpty());

  // Were the escaping to fail, the policy would stop it still; and this test would notice.
  std::string page = to_html(made_up::wrong_answer(), made_up::an_origin(), parts);
  page.insert(page.find("<main"),
              "<script>window.broken = 1</script>"
              "<img src=x onerror=\"window.broken = 2\">"
              "<p id=smuggled style=\"color: rgb(1, 2, 3)\">");
  open(page);
  EXPECT_EQ(evaluate("window.broken ?? 'whole'"), "whole");
  EXPECT_NE(evaluate("getComputedStyle(document.getElementById('smuggled')).color"),
            "rgb(1, 2, 3)");
  EXPECT_THAT(browser().errors(), testing::Contains(HasSubstr("Content Security Policy")));
}

}  // namespace
}  // namespace judge
