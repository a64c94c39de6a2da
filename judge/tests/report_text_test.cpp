// The terminal report is read far more often than any line of this program, so every kind of it is
// an approved text in judge/tests/golden/. Read those as prose. `JUDGE_APPROVE=1` rewrites them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <sstream>
#include <string>
#include <vector>

#include "judge/report/boards.h"
#include "judge/report/columns.h"
#include "judge/report/numbers.h"
#include "judge/report/report.h"
#include "judge/report/shell.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/golden/judgements.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using made_up::a_case;
using made_up::answered;
using made_up::died;
using made_up::passed;
using made_up::rejected_by;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::string command_for(const Case& tested) {
  return "build/judge run mine --case " + shell_quoted(tested.full_name());
}

const TextStyle plain{.colour = false, .width = 80, .command_for = command_for};
const TextStyle colour{.colour = true, .width = 80, .command_for = command_for};

TextStyle of_width(int width) {
  TextStyle style = plain;
  style.width = width;
  return style;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(TextReport, OfAnAcceptedSubmissionIsShort) {
  expect_golden("accepted.txt", to_text(made_up::accepted(), plain));
  expect_golden("accepted_colour.txt", to_text(made_up::accepted(), colour));
}

TEST(TextReport, ShowsTheCpuTimeWhereItContradictsTheRuntime) {
  Judgement judgement = made_up::judged({made_up::passed()}, 1);
  judgement.cpu_time = 15ms;
  EXPECT_THAT(to_text(judgement, plain), HasSubstr("us inside Solution\n"));
  judgement.cpu_time = 150ms;
  EXPECT_THAT(to_text(judgement, plain), AllOf(HasSubstr("  runtime   150 ms of CPU time\n"),
                                               HasSubstr("tampered with its clock")));
}

TEST(TextReport, SaysThatAnUnchangedFileWasNotCompiled) {
  Judgement judgement = made_up::accepted();
  judgement.compiled_from_cache = true;
  judgement.compile_time = 0ns;
  expect_golden("accepted_from_cache.txt", to_text(judgement, plain));
}

TEST(TextReport, OfAWrongAnswerShowsWhyAndTheBoards) {
  expect_golden("wrong_answer.txt", to_text(made_up::wrong_answer(), plain));
  expect_golden("wrong_answer_colour.txt", to_text(made_up::wrong_answer(), colour));
}

TEST(TextReport, StacksTheBoardsWhereTheTerminalIsNarrow) {
  expect_golden("wrong_answer_narrow.txt", to_text(made_up::wrong_answer(), of_width(60)));
  EXPECT_THAT(to_text(made_up::wrong_answer(), of_width(74)), HasSubstr("input      "));
  EXPECT_THAT(to_text(made_up::wrong_answer(), of_width(73)), Not(HasSubstr("input      ")));
}

TEST(TextReport, ShowsFiveOfManyReasonsAndMarksTheirCellsOnly) {
  expect_golden("wrong_in_many_ways.txt", to_text(made_up::wrong_in_many_ways(), plain));
}

TEST(TextReport, ShowsTheSixthReasonInsteadOfSayingThatThereIsOneMore) {
  Judgement judgement = made_up::wrong_in_many_ways();
  judgement.evidence.resize(6);
  EXPECT_THAT(to_text(judgement, plain), Not(HasSubstr("more\n")));
  judgement = made_up::wrong_in_many_ways();
  judgement.evidence.resize(7);
  EXPECT_THAT(to_text(judgement, plain), HasSubstr("and 2 more\n"));
}

TEST(TextReport, MarksNothingWhereAllIsEmpty) {
  expect_golden("unchanged.txt", to_text(made_up::unchanged(), plain));
}

TEST(TextReport, MarksTheEmptyCells) {
  expect_golden("left_empty.txt", to_text(made_up::left_empty(), plain));
}

TEST(TextReport, DrawsBytesThatAreNoDigitsAsQuestionMarks) {
  expect_golden("not_digits.txt", to_text(made_up::not_digits(), plain));
  expect_golden("numbers_for_digits.txt", to_text(made_up::numbers_for_digits(), plain));
}

TEST(TextReport, DrawsWhatThereIsOfAWrongShape) {
  const std::vector<std::vector<std::uint64_t>> shapes = {
      {},
      {9},
      {9, 9, 9, 9, 9, 9, 9},
      {9, 9, 9, 9, 9, 9, 9, 9, 9, 9},
      {9, 9, 5, 9, 9, 9, 9, 9, 0},
      {9, 9, 9, 9, 12, 9, 9, 9, 9},
      {9, 9, 9, ~std::uint64_t{0}, 9, 9, 9, 9, 9},
  };
  std::string reports;
  for (const auto& shape : shapes) reports += to_text(made_up::wrong_shape(shape), plain) + "\n";
  expect_golden("wrong_shapes.txt", reports);
}

TEST(TextReport, CallsTheAnswerOneOfSeveral) {
  expect_golden("several_solutions.txt", to_text(made_up::several_solutions(), plain));
}

TEST(TextReport, NamesEachWayToDie) {
  std::string reports;
  for (const Ending& ending : std::vector<Ending>{
           Exited{0},
           Signalled{SIGSEGV, false},
           Signalled{SIGSEGV, true},
           UncaughtException{"std::out_of_range",
                             "vector::_M_range_check: __n (which is 9) >= this->size() (which is "
                             "9)"},
           UncaughtException{"int", ""},
           FailedAssert{"board.size() == 9", "solution/mine.cpp", 12},
           CpuLimitHit{2s},
           WallLimitHit{5s, 3ms},
           MemoryLimitHit{512ULL << 20},
           OutputLimitHit{1ULL << 20},
       })
    reports += to_text(rejected_by(died(ending, Phase::solving)), plain) + "\n";
  expect_golden("ways_to_die.txt", reports);
}

TEST(TextReport, OfADeathOutsideAnyCaseBlamesNoCase) {
  expect_golden("died_at_the_start.txt",
                to_text(made_up::died_outside(Phase::starting, {}), plain));
  expect_golden("died_at_the_end.txt",
                to_text(made_up::died_outside(Phase::finishing, made_up::accepted().cases), plain));
}

TEST(TextReport, OfACompileErrorShowsTheCompilersWords) {
  expect_golden("compile_error.txt",
                to_text(made_up::compile_error(made_up::short_compiler_text), plain));
  expect_golden("compile_error_colour.txt",
                to_text(made_up::compile_error(made_up::short_compiler_text), colour));
  expect_golden("compile_error_silent.txt", to_text(made_up::compile_error(""), plain));
}

TEST(TextReport, CutsALongCompileError) {
  expect_golden("compile_error_long.txt", to_text(made_up::long_compile_error(), plain));
}

TEST(TextReport, ListsTheOtherRejectedCasesWhenTheJudgeKeptGoing) {
  expect_golden("kept_going.txt", to_text(made_up::kept_going(6), plain));
  expect_golden("kept_going_far.txt", to_text(made_up::kept_going(50), plain));
}

TEST(TextReport, LetsNoLongCaseNamePushAwayTheOtherReasons) {
  const Answer wrong = Answer::of(example_board());
  const std::string report = to_text(
      made_up::judged({answered(a_case(), wrong), answered(a_case(std::string(60, 'n')), wrong),
                       answered(a_case("short"), wrong)},
                      3),
      plain);
  EXPECT_THAT(report,
              HasSubstr("  Wrong Answer  edge/short                        the board is un"));
}

TEST(TextReport, SaysWhereTheFirstRejectedCaseStands) {
  const Answer wrong = Answer::of(example_board());
  const auto report = [&](std::vector<CaseJudgement> cases, std::size_t total) {
    return to_text(made_up::judged(std::move(cases), total), plain);
  };
  EXPECT_THAT(report({answered(a_case(), wrong)}, 96), HasSubstr("this is the first of 96\n"));
  EXPECT_THAT(report({answered(a_case(), wrong)}, 1), HasSubstr("0 of 1 passed\n"));
  EXPECT_THAT(report({passed(), passed(), answered(a_case(), wrong)}, 96),
              HasSubstr("2 of 96 passed before it\n"));
  EXPECT_THAT(report({passed(), answered(a_case(), wrong)}, 2), HasSubstr("1 of 2 passed\n"));
  EXPECT_THAT(report({answered(a_case(), wrong), passed()}, 2), HasSubstr("1 of 2 passed\n"));
}

TEST(TextReport, CutsWhatWasPrinted) {
  expect_golden("chatty.txt", to_text(made_up::chatty(), plain));
}

TEST(TextReport, ShowsTheEleventhPrintedLineInsteadOfSayingThatThereIsOneMore) {
  const auto report_on = [](int lines) {
    std::string output;
    for (int i = 1; i <= lines; ++i) output += "line " + std::to_string(i) + "\n";
    return to_text(rejected_by(answered(a_case(), Answer::of(example_board()), output)), plain);
  };
  EXPECT_THAT(report_on(11), HasSubstr("  | line 11\n\n"));
  EXPECT_THAT(report_on(12), HasSubstr("  | line 10\n  … and 2 more lines\n"));
}

TEST(TextReport, IsNotFooledByAHostileSubmission) {
  const std::string report = to_text(made_up::hostile(), plain);
  expect_golden("hostile.txt", report);
  for (const char c : report)
    EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= ' ') << static_cast<int>(c);
  for (const char* const sign : {"\x7f", "\u202e", "\u2066", "\u200b", "\xff"})
    EXPECT_THAT(report, Not(HasSubstr(sign)));
}

TEST(TextReport, HasNoLineThatIsTooLongOrEndsInASpace) {
  const std::vector<Judgement> judgements = {
      made_up::accepted(),
      made_up::wrong_answer(),
      made_up::wrong_in_many_ways(),
      made_up::unchanged(),
      made_up::left_empty(),
      made_up::not_digits(),
      made_up::kept_going(50),
      made_up::numbers_for_digits(),
      made_up::wrong_shape({9, 10, 9}),
      made_up::wrong_shape({}),
      made_up::chatty(),
      made_up::several_solutions(),
      made_up::hostile(),
  };
  for (const int width : {60, 74, 80, 200}) {
    for (Judgement judgement : judgements) {
      judgement.path = "mine.cpp";  // names of files are never cut
      for (const std::string& line : lines_of(to_text(judgement, of_width(width)))) {
        if (line.find("--case") != std::string::npos) continue;  // to be copied in one piece
        EXPECT_LE(columns_of(line), static_cast<std::size_t>(width)) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
      }
    }
  }
}

TEST(TextReport, IsTheSameInColourButForTheColours) {
  for (const Judgement& judgement : {made_up::accepted(), made_up::wrong_answer(),
                                     made_up::not_digits(), made_up::wrong_shape({9, 10, 9})}) {
    std::string uncoloured;
    const std::string coloured = to_text(judgement, colour);
    for (std::size_t i = 0; i < coloured.size(); ++i) {
      if (coloured[i] == '\x1b')
        i = coloured.find('m', i);
      else
        uncoloured += coloured[i];
    }
    EXPECT_EQ(uncoloured, to_text(judgement, plain));
  }
}

TEST(TextReport, SurvivesATerminalOfAnyWidth) {
  for (const int width : {-1, 0, 1, 20, 10'000})
    EXPECT_THAT(to_text(made_up::hostile(), of_width(width)), HasSubstr("Runtime Error"));
}

TEST(TextReport, QuotesACaseNameForTheShell) {
  const auto report_on = [](std::string name) {
    return to_text(rejected_by(answered(a_case(std::move(name)), Answer::of(example_board()))),
                   plain);
  };
  EXPECT_THAT(report_on("17-clues_a.b"), HasSubstr(" --case edge/17-clues_a.b\n"));
  EXPECT_THAT(report_on("two words"), HasSubstr(" --case 'edge/two words'\n"));
  EXPECT_THAT(report_on("it's"), HasSubstr(" --case 'edge/it'\\''s'\n"));
  EXPECT_THAT(report_on("$(rm)"), HasSubstr(" --case 'edge/$(rm)'\n"));
}

TEST(FormatDuration, HasThreeSignificantDigits) {
  EXPECT_EQ(format_duration(0ns), "0 ns");
  EXPECT_EQ(format_duration(850ns), "850 ns");
  EXPECT_EQ(format_duration(1'234ns), "1.23 us");
  EXPECT_EQ(format_duration(850us), "850 us");
  EXPECT_EQ(format_duration(999'499ns), "999 us");
  EXPECT_EQ(format_duration(999'500ns), "1.00 ms");
  EXPECT_EQ(format_duration(9'994us), "9.99 ms");
  EXPECT_EQ(format_duration(9'995us), "10.0 ms");
  EXPECT_EQ(format_duration(12'345us), "12.3 ms");
  EXPECT_EQ(format_duration(1'200ms), "1.20 s");
  EXPECT_EQ(format_duration(3min), "180 s");
}

TEST(FormatBytes, CountsSmallNumbersAndRoundsLargeOnes) {
  EXPECT_EQ(format_bytes(0), "0 bytes");
  EXPECT_EQ(format_bytes(1), "1 byte");
  EXPECT_EQ(format_bytes(1023), "1023 bytes");
  EXPECT_EQ(format_bytes(65536), "64 KiB");
  EXPECT_EQ(format_bytes(4'100'096), "3.9 MiB");
  EXPECT_EQ(format_bytes(512ULL << 20), "512 MiB");
  EXPECT_EQ(format_bytes(3ULL << 29), "1.5 GiB");
}

TEST(Wrap, BreaksAtSpacesAndLongWordsAnywhere) {
  EXPECT_THAT(wrap("", 10), ElementsAre(""));
  EXPECT_THAT(wrap("one two", 7), ElementsAre("one two"));
  EXPECT_THAT(wrap("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrap("one  two", 4), ElementsAre("one", "two"));
  EXPECT_THAT(wrap("abcdefgh ij", 5), ElementsAre("abcde", "fgh", "ij"));
  EXPECT_THAT(wrap("漢字漢字", 5), ElementsAre("漢字", "漢字"));
}

TEST(Wrap, KeepsAPathInOnePiece) {
  EXPECT_THAT(wrap("at a/long/one.cpp:12 in f", 5), ElementsAre("at", "a/long/one.cpp:12", "in f"));
}

TEST(Cut, EndsInAnEllipsisWithinTheColumns) {
  EXPECT_EQ(cut("abc", 3), "abc");
  EXPECT_EQ(cut("abcd", 3), "ab…");
  EXPECT_EQ(cut("漢字", 4), "漢字");
  EXPECT_EQ(cut("漢字漢", 4), "漢…");
}

}  // namespace
}  // namespace judge
