// The reports that other programs read. A table or an XML file that a reader takes for something
// else is worse than none, so each is read back here by somebody who does not know how it was made,
// and each is given names and outputs of submissions that want to break out of it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "judge/report/comparison.h"
#include "judge/report/junit.h"
#include "judge/report/merge.h"
#include "judge/tests/golden/compared.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

const std::string format_fixtures = JUDGE_SOURCE_DIR "/judge/tests/submissions/";
const std::string result_schema = JUDGE_SOURCE_DIR "/judge/report/judge-result.schema.json";

/// Writes the texts to files of a new folder and gives them to one of the Python scripts beside
/// this file. By Debian's own Python, which has Debian's packages.
ProgramRun check_by(const std::string& script, std::vector<std::string> arguments,
                    const std::vector<std::string>& texts) {
  const fs::path folder = new_test_folder();
  arguments.insert(arguments.begin(), JUDGE_SOURCE_DIR "/judge/tests/" + script);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const fs::path file = folder / std::to_string(i);
    std::ofstream(file, std::ios::binary) << texts[i];
    arguments.push_back(file.string());
  }
  Surroundings around;
  around.program = "/usr/bin/python3";
  return run_judge(arguments, around);
}

void expect_to_fit_the_schema(const std::vector<std::string>& documents) {
  const ProgramRun check = check_by("check_json.py", {result_schema}, documents);
  EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
}

// ---- JSON

TEST(JsonReport, OfAComparisonAddsTheStandingOfEachSolution) {
  expect_golden("comparison.json", to_json(made_up::six_solutions()));
}

TEST(JsonSchema, FitsTheDocumentsOfEveryKindOfJudgement) {
  Judgement everything = made_up::accepted();
  everything.sanitizers = SanitizerRun{3, 563ms, ""};
  everything.cpu_time = 12ms;
  everything.notes = {"the Markdown fence was taken off"};
  everything.steps = {{Step::reading, 3ms}, {Step::solving, 12ms}};
  everything.challenge = Challenge{everything.cases, 60, 1s, true};
  Judgement crashed = made_up::rejected_by(made_up::died(Signalled{SIGSEGV, false}));
  std::get<Died>(crashed.evidence.front()).lines = {{"mine.cpp", 12, "Solution::solve"}};
  crashed.sanitizers = SanitizerRun{0, {}, "it does not compile with them"};
  Judgement crashed_elsewhere = crashed;  // the rest of the boards, as another machine has it
  crashed_elsewhere.cases = {made_up::passed("elsewhere")};
  Comparison nothing;
  nothing.date = "2026-11-30 14:05 UTC";
  expect_to_fit_the_schema({
      to_json({everything, crashed}),
      to_json({made_up::wrong_answer(), made_up::unchanged(), made_up::left_empty(),
               made_up::not_digits(), made_up::wrong_shape({9, 12, 0}), made_up::kept_going(6),
               made_up::several_solutions(), made_up::hostile(), made_up::chatty()}),
      to_json({made_up::compile_error(made_up::short_compiler_text),
               made_up::died_outside(Phase::starting, {})}),
      to_json(std::vector<Judgement>()),
      to_json(made_up::six_solutions()),
      to_json(made_up::comparison_of_name("one")),
      to_json(nothing),
      merge_reports({{"a", to_json({everything})}, {"b", to_json({crashed_elsewhere})}}),
  });
}

TEST(JsonSchema, NoticesEveryFieldThatIsRenamed) {
  const ProgramRun check =
      check_by("check_json.py", {"--each-field", result_schema},
               {to_json(made_up::six_solutions()), to_json({made_up::wrong_answer()})});
  EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
}

TEST(JsonSchema, FitsWhatTheProgramWrites) {
  const std::vector<std::string> quickly = {"--format", "json", "--sanitize", "never"};
  const auto output_of = [&](std::vector<std::string> arguments, bool is_run) {
    arguments.insert(arguments.end(), quickly.begin(), quickly.begin() + (is_run ? 4 : 2));
    return run_judge(arguments).out;
  };
  const std::string accepted =
      output_of({"run", "backtracking", "--case", "basic/leetcode-example", "--timings"}, true);
  const std::string rejected =
      output_of({"run", format_fixtures + "wrong_answer/empty_body.cpp"}, true);
  const std::string challenged =
      output_of({"challenge", "backtracking", "--case", "seventeen-clues/*-1"}, false);
  expect_to_fit_the_schema(
      {accepted, rejected, challenged, merge_reports({{"a", accepted}, {"b", rejected}})});
}

TEST(Merge, RefusesAComparison) {
  try {
    merge_reports({{"x.json", to_json(made_up::six_solutions())}});
    ADD_FAILURE() << "no error";
  } catch (const std::exception& error) {
    EXPECT_THAT(error.what(), HasSubstr("x.json: is a comparison"));
  }
}

// ---- CSV

/// RFC 4180, read strictly.
std::vector<std::vector<std::string>> read_csv(const std::string& text) {
  std::vector<std::vector<std::string>> lines;
  std::vector<std::string> fields(1);
  bool is_quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (is_quoted) {
      if (c != '"')
        fields.back() += c;
      else if (i + 1 < text.size() && text[i + 1] == '"')
        fields.back() += text[++i];
      else
        is_quoted = false;
    } else if (c == '"') {
      EXPECT_EQ(fields.back(), "") << "a quote inside a field: " << text.substr(0, i);
      is_quoted = true;
    } else if (c == ',') {
      fields.emplace_back();
    } else if (c == '\r') {
      EXPECT_EQ(text.substr(i, 2), "\r\n");
      lines.push_back(fields);
      fields = {""};
      ++i;
    } else {
      EXPECT_NE(c, '\n') << "a bare line feed";
      fields.back() += c;
    }
  }
  EXPECT_THAT(fields, ElementsAre("")) << "no line end at the end";
  return lines;
}

TEST(CsvReport, HasALineForEachSolution) {
  expect_golden("comparison.csv", to_csv(made_up::six_solutions()));
  const auto lines = read_csv(to_csv(made_up::six_solutions()));
  ASSERT_THAT(lines, SizeIs(7));
  for (const auto& line : lines) EXPECT_EQ(line.size(), lines.front().size());
}

TEST(CsvReport, OfNothingIsALineOfNames) {
  EXPECT_THAT(to_csv(Comparison()), StartsWith("rank,name,path,verdict,passed,total,"));
  EXPECT_THAT(read_csv(to_csv(Comparison())), SizeIs(1));
}

TEST(CsvReport, IsNoFormulaAndNoOtherTableWhateverASolutionIsCalled) {
  const std::vector<std::pair<std::string, std::string>> names = {
      {"mine", "mine"},
      {"=1+1", "'=1+1"},
      {"+1", "'+1"},
      {"-1", "'-1"},
      {"@SUM(A1)", "'@SUM(A1)"},
      {"＝1", "'＝1"},
      {"=HYPERLINK(\"x\",\"y\")", "'=HYPERLINK(\"x\",\"y\")"},
      {"a=1-2", "a=1-2"},
      {"a,b", "a,b"},
      {"a\"b", "a\"b"},
      {"\"", "\""},
      {" =1", " =1"},
      {"\t=1", "\\t=1"},
      {"\r=1", "\\x0d=1"},
      {"a\r\nb", "a\\x0d\\nb"},
      {std::string("a\0b", 3), "a\\x00b"},
      {"\xff", "\\xff"},
      {"\u202e", "\\u{202e}"},
      {"数独", "数独"},
      {"", ""},
  };
  for (const auto& [name, expected] : names) {
    const auto lines = read_csv(to_csv(made_up::comparison_of_name(name)));
    ASSERT_THAT(lines, SizeIs(2)) << name;
    EXPECT_EQ(lines[1].size(), lines[0].size()) << name;
    EXPECT_EQ(lines[1][1], expected);
    EXPECT_EQ(lines[1][2], expected);
  }
}

// ---- Markdown

TEST(MarkdownReport, IsATableThenWhyAndHow) {
  expect_golden("comparison.md", to_markdown(made_up::six_solutions()));
}

TEST(MarkdownReport, OfUntimedSolutionsTellsNoRounds) {
  const std::string report = to_markdown(made_up::comparison_of_name("one"));
  EXPECT_THAT(report, Not(HasSubstr("round")));
  EXPECT_THAT(report, HasSubstr("Measured 2026-11-30 14:05 UTC on Intel(R)"));
  EXPECT_THAT(to_markdown(Comparison()), StartsWith("| rank | solution |"));
}

TEST(MarkdownReport, SaysWhenItIsNotAsPreciseAsAskedFor) {
  Comparison comparison = made_up::six_solutions();
  EXPECT_THAT(to_markdown(comparison), Not(HasSubstr("as narrow as")));
  comparison.is_precise = false;
  EXPECT_THAT(to_markdown(comparison), HasSubstr("Not all intervals are as narrow as the 1 %"));
}

TEST(MarkdownReport, HasNoMarkupOfASolutionsName) {
  const std::vector<std::pair<std::string, std::string>> names = {
      {"mine", "`mine`"},         {"a|b", "`a\\|b`"},
      {"<script>", "`<script>`"}, {"@everyone", "`@everyone`"},
      {"![x](y)", "`![x](y)`"},   {"a`b", "``a`b``"},
      {"`", "`` ` ``"},           {"```x", "```` ```x ````"},
      {"` | `", "`` ` \\| ` ``"}, {" ", "`   `"},
      {"a\nb", "`a\\nb`"},        {"\\", "`\\`"},
      {"\x1b", "`\\x1b`"},        {"", ""},
  };
  for (const auto& [name, expected] : names) {
    const std::string report = to_markdown(made_up::comparison_of_name(name));
    EXPECT_THAT(report, HasSubstr("|  | " + expected + " | Accepted | 3 of 3 |")) << name;
  }
}

TEST(MarkdownReport, HasNoMarkupOfAMessageOrAMachine) {
  Comparison comparison = made_up::comparison_of_name("one");
  comparison.contestants.front().judgement = made_up::hostile();
  comparison.machine.processor = "<img src=x> & *a* [b](c) | `d`";
  const std::string report = to_markdown(comparison);
  EXPECT_THAT(report, HasSubstr("&lt;img src=x&gt; &amp; \\*a\\* \\[b\\](c) \\| \\`d\\`"));
  for (const char c : report) EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= ' ');
}

// ---- JUnit

std::vector<const Case*> four_cases() {
  std::vector<const Case*> cases;
  for (const char* name : {"first-row-empty", "leetcode-example", "last", "the \"last\" <but> one"})
    cases.push_back(&made_up::kept(made_up::a_case(name)));
  return cases;
}

std::vector<std::string> lines_of_check(const ProgramRun& check) {
  EXPECT_EQ(check.exit_code, 0) << check.err;
  std::vector<std::string> lines;
  std::istringstream text(check.out);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> read_junit(const std::string& xml) {
  return lines_of_check(check_by("check_junit.py", {}, {xml}));
}

TEST(JunitReport, HasATestcaseForEachCase) {
  Judgement accepted = made_up::accepted();
  accepted.name = "right";
  accepted.sanitizers = SanitizerRun{3, 563ms, ""};
  Judgement broken = made_up::compile_error(made_up::short_compiler_text);
  broken.name = "broken";
  const std::vector<Judgement> judgements = {accepted, made_up::wrong_answer(), broken};
  const std::string xml = to_junit(judgements, four_cases());
  expect_golden("junit.xml", xml);
  EXPECT_THAT(
      read_junit(xml),
      ElementsAre("passed right.edge first-row-empty", "passed right.edge three-in-a-row",
                  "passed right.edge leetcode-example", "passed mine.edge first-row-empty",
                  "failure mine.edge leetcode-example", "skipped mine.edge last",
                  "skipped mine.edge the \"last\" <but> one", "error broken.program compile",
                  "skipped broken.edge first-row-empty", "skipped broken.edge leetcode-example",
                  "skipped broken.edge last", "skipped broken.edge the \"last\" <but> one"));
}

TEST(JunitReport, OfNothingIsValid) {
  EXPECT_THAT(read_junit(to_junit({})), ElementsAre());
}

TEST(JunitReport, CallsABrokenSolutionAnErrorAndAWrongOrSlowOneAFailure) {
  const std::vector<std::pair<Ending, std::string>> endings = {
      {Signalled{SIGSEGV, false}, "error"},
      {UncaughtException{"int", ""}, "error"},
      {SanitizerFinding{"AddressSanitizer", "heap-buffer-overflow: READ of size 1"}, "error"},
      {BlockedCall{"socket"}, "error"},
      {CpuLimitHit{2s}, "failure"},
      {WallLimitHit{5s, 3ms}, "failure"},
      {MemoryLimitHit{1 << 20}, "failure"},
      {OutputLimitHit{1 << 20}, "failure"},
  };
  std::vector<Judgement> judgements;
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < endings.size(); ++i) {
    judgements.push_back(made_up::judged({made_up::died(endings[i].first)}, 1));
    judgements.back().name = "s" + std::to_string(i);
    expected.push_back(endings[i].second + " s" + std::to_string(i) + ".edge leetcode-example");
  }
  EXPECT_EQ(read_junit(to_junit(judgements)), expected);
}

TEST(JunitReport, HasATestcaseForWhatBelongsToNoCase) {
  const auto at_start = made_up::died_outside(Phase::starting, {});
  EXPECT_THAT(read_junit(to_junit({at_start}, four_cases())),
              testing::Contains("error mine.program whole program"));
  auto at_end = made_up::died_outside(Phase::finishing, made_up::accepted().cases);
  EXPECT_THAT(read_junit(to_junit({at_end})),
              ElementsAre("error mine.program whole program", "passed mine.edge first-row-empty",
                          "passed mine.edge three-in-a-row", "passed mine.edge leetcode-example"));
}

TEST(JunitReport, TellsSolutionsAndCasesOfOneNameApart) {
  Judgement twice = made_up::accepted();
  twice.cases.push_back(twice.cases.front());
  Judgement other = made_up::judged({made_up::passed()}, 1);
  other.path = "elsewhere/mine.cpp";
  EXPECT_THAT(read_junit(to_junit({twice, other})),
              ElementsAre("passed solution/mine.cpp.edge first-row-empty",
                          "passed solution/mine.cpp.edge three-in-a-row",
                          "passed solution/mine.cpp.edge leetcode-example",
                          "passed solution/mine.cpp.edge first-row-empty, once more",
                          "passed elsewhere/mine.cpp.edge leetcode-example"));
}

/// Every code point below U+11000, and a few behind; every byte; halves of characters.
std::string all_of_unicode() {
  std::string text;
  const auto add = [&](char32_t value) {
    if (value < 0x80) {
      text += static_cast<char>(value);
    } else if (value < 0x800) {
      text += static_cast<char>(0xc0 | value >> 6);
      text += static_cast<char>(0x80 | (value & 0x3f));
    } else {
      if (value < 0x10000) {
        text += static_cast<char>(0xe0 | value >> 12);
      } else {
        text += static_cast<char>(0xf0 | value >> 18);
        text += static_cast<char>(0x80 | (value >> 12 & 0x3f));
      }
      text += static_cast<char>(0x80 | (value >> 6 & 0x3f));
      text += static_cast<char>(0x80 | (value & 0x3f));
    }
  };
  for (char32_t value = 0; value < 0x11000; ++value) add(value);  // surrogates too
  for (const char32_t value : {0x1fffe, 0x1ffff, 0x10fffe, 0x10ffff, 0x110000}) add(value);
  for (int byte = 0; byte < 256; ++byte) text += static_cast<char>(byte);
  return text;
}

TEST(JunitReport, IsXmlWhateverASubmissionDoes) {
  std::vector<Judgement> judgements = {made_up::hostile(), made_up::not_digits(), made_up::chatty(),
                                       made_up::compile_error(all_of_unicode())};
  for (const std::string& text :
       {all_of_unicode(), std::string("]]></system-out></testcase><!--"), std::string("\"/><x a='"),
        std::string("&lt;&#0;&x;<![CDATA["), std::string(100'000, '<')}) {
    Judgement judgement =
        made_up::judged({made_up::died(UncaughtException{text, text}, Phase::solving, text)}, 1);
    const std::string name = text.substr(0, 1000);  // names come again and again
    judgement.cases.front().tested = &made_up::kept(made_up::a_case(name));
    judgement.path = judgement.compiler = name;
    judgements.push_back(judgement);
  }
  for (std::size_t i = 0; i < judgements.size(); ++i) judgements[i].name = std::to_string(i);
  EXPECT_THAT(read_junit(to_junit(judgements, four_cases())), testing::Not(SizeIs(0)));
}

TEST(JunitReport, AsksNoReaderToAttachAFile) {
  const std::string wish = "[[ATTACHMENT|/etc/passwd]]";
  const std::string xml =
      to_junit({made_up::judged({made_up::died(Exited{0}, Phase::solving, wish)}, 1)});
  EXPECT_THAT(xml, Not(HasSubstr("[[ATTACHMENT")));
  EXPECT_THAT(xml, HasSubstr("\\x5b[ATTACHMENT|/etc/passwd]]"));
}

TEST(JunitReport, IsWhatTheProgramWrites) {
  const ProgramRun run = run_judge({"run", format_fixtures + "wrong_answer/empty_body.cpp",
                                    "--format", "junit", "--sanitize", "never"});
  EXPECT_EQ(run.exit_code, 1);
  const std::vector<std::string> lines = read_junit(run.out);
  ASSERT_GT(lines.size(), 100U);
  EXPECT_EQ(lines[0], "failure empty_body.basic leetcode-example");
  EXPECT_EQ(lines[1], "skipped empty_body.basic second-board");
}

// ---- the option

TEST(Formats, AreAllWrittenByCompare) {
  const auto compared = [](const std::string& format) {
    const ProgramRun run = run_judge({"compare", "backtracking", "--case", "basic/leetcode-example",
                                      "--rounds", "2", "--sanitize", "never", "--format", format});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.out;
  };
  expect_to_fit_the_schema({compared("json")});
  EXPECT_THAT(read_junit(compared("junit")),
              ElementsAre("passed backtracking.basic leetcode-example"));
  EXPECT_THAT(read_csv(compared("csv")), SizeIs(2));
  EXPECT_THAT(compared("markdown"), HasSubstr("\n| 1 | `backtracking` | Accepted | 1 of 1 |"));
}

TEST(Formats, AreRefusedByVerbsThatCannotWriteThem) {
  const auto refusal_of = [](const std::string& verb, const std::string& format) {
    const ProgramRun run = run_judge({verb, "backtracking", "--format", format});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_THAT(refusal_of("run", "csv"), HasSubstr("judge run cannot write csv"));
  EXPECT_THAT(refusal_of("run", "markdown"), HasSubstr("which judge compare writes"));
  EXPECT_THAT(refusal_of("challenge", "junit"), HasSubstr("judge challenge cannot write junit"));
  EXPECT_THAT(refusal_of("challenge", "xml"), HasSubstr("xml is none of text|json"));
}

}  // namespace
}  // namespace judge
