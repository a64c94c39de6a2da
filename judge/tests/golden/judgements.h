#pragma once

// Judgements for the tests of the reports: made up, but with the evidence that the checker finds.

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "judge/tests/examples.h"
#include "judge/verdict/judgement.h"

namespace judge::made_up {

using namespace std::chrono_literals;

/// A case of the suite `edge`: LeetCode's example.
inline Case a_case(std::string name = "leetcode-example", std::size_t line = 7) {
  Case made;
  made.suite = "edge";
  made.name = std::move(name);
  made.catches = "Digits tried only from 1 to 8.";
  made.board = example_board();
  made.solution = example_solution();
  made.origin = {"testcases/edge.json", line};
  made.time_limit = 2s;
  return made;
}

/// A judgement only points to its case; this keeps the case.
inline const Case& kept(Case tested) {
  static std::deque<Case> cases;
  return cases.emplace_back(std::move(tested));
}

inline CaseJudgement passed(std::string name = "leetcode-example",
                            std::chrono::nanoseconds time = 320us) {
  return judge_case(kept(a_case(std::move(name))),
                    {Answered{Answer::of(example_solution()), time}, "", false});
}

inline CaseJudgement answered(Case tested, const Answer& answer, std::string output = "") {
  return judge_case(kept(std::move(tested)), {Answered{answer, 412us}, std::move(output), false});
}

inline CaseJudgement died(Ending ending, Phase phase = Phase::solving, std::string output = "") {
  return judge_case(kept(a_case()), {Died{std::move(ending), phase}, std::move(output), false});
}

/// The judgement of a program that ran, for these cases of `total`.
inline Judgement judged(std::vector<CaseJudgement> cases, std::size_t total) {
  Judgement made;
  made.name = "mine";
  made.path = "solution/mine.cpp";
  made.cases = std::move(cases);
  made.total = total;
  made.compile_time = 412'345'678ns;
  made.compiler = "g++ 12.2.0 -std=c++23 -O2";
  made.peak_memory_bytes = 4'100'096;
  if (const CaseJudgement* rejected = made.first_rejected()) {
    made.verdict = rejected->verdict;
    made.evidence = rejected->evidence;
  }
  return made;
}

/// One case passed, then this one was rejected.
inline Judgement rejected_by(CaseJudgement rejected) {
  return judged({passed("first-row-empty"), std::move(rejected)}, 96);
}

inline Judgement accepted() {
  return judged({passed("first-row-empty", 310'200ns), passed("three-in-a-row", 12'145'600ns),
                 passed("leetcode-example", 98'700ns)},
                3);
}

/// A given is changed and a digit stands twice in six units, and something was printed.
inline Judgement wrong_answer() {
  Board answer = example_solution();
  answer.set(Cell::at(1, 5), '8');
  answer.set(Cell::at(8, 3), '1');
  return rejected_by(answered(a_case(), Answer::of(answer), "r=0 c=3\nr=1 c=5 try 8\n"));
}

/// The digits 1 to 9 in each row.
inline Judgement wrong_in_many_ways() {
  std::string cells;
  for (int row = 0; row < 9; ++row) cells += "123456789";
  return rejected_by(answered(a_case(), Answer::of(*Board::from_cells(cells))));
}

inline Judgement unchanged() {
  return rejected_by(answered(a_case(), Answer::of(example_board())));
}

/// The last row is left as it was.
inline Judgement left_empty() {
  Board answer = example_solution();
  for (int column = 0; column < 9; ++column) {
    const Cell cell = Cell::at(8, column);
    answer.set(cell, example_board()[cell]);
  }
  return rejected_by(answered(a_case(), Answer::of(answer)));
}

/// The number 3 for the character '3', a letter, an escape and half a UTF-8 character.
inline Judgement not_digits() {
  Answer answer = Answer::of(example_solution());
  answer.cells[2] = 3;
  answer.cells[3] = 'x';
  answer.cells[5] = '\x1b';
  answer.cells[6] = '\xc3';
  answer.cells[7] = '\xa9';
  return rejected_by(answered(a_case(), answer));
}

/// The number 1 to 9 wherever a digit was to be found.
inline Judgement numbers_for_digits() {
  Answer answer = Answer::of(example_solution());
  for (std::size_t i = 0; i < 81; ++i) {
    if (example_board().is_empty(Cell{static_cast<int>(i)}))
      answer.cells[i] = static_cast<char>(answer.cells[i] - '0');
  }
  return rejected_by(answered(a_case(), answer));
}

/// An answer of rows of these lengths, of the right digits as far as they go.
inline Judgement wrong_shape(const std::vector<std::uint64_t>& row_lengths) {
  Answer answer;
  answer.rows = row_lengths.size();
  for (std::size_t row = 0; row < std::min<std::size_t>(row_lengths.size(), 9); ++row) {
    answer.row_lengths[row] = row_lengths[row];
    for (std::size_t column = 0; column < std::min<std::uint64_t>(row_lengths[row], 9); ++column)
      answer.cells[row * 9 + column] = example_solution().cells()[row * 9 + column];
  }
  return rejected_by(answered(a_case(), answer));
}

/// A board of the command line that has more than one solution.
inline Judgement several_solutions() {
  Case tested = a_case("1");
  tested.suite = "board";
  tested.catches = "";
  tested.origin = {"--board", 0};
  tested.has_one_solution = false;
  tested.board.set(Cell::at(0, 0), Board::empty);
  Judgement made = judged({answered(tested, Answer::of(tested.board))}, 1);
  return made;
}

/// Of 96 cases with --keep-going these many are rejected, in several ways.
inline Judgement kept_going(std::size_t rejected) {
  std::vector<CaseJudgement> cases = {passed("first-row-empty")};
  for (std::size_t i = 0; i < rejected; ++i) {
    Case tested = a_case(std::string("case-") + std::to_string(i + 1), 10 + i);
    Board answer = example_solution();
    answer.set(Cell::at(1, 5), '8');
    CaseRun run{Answered{Answer::of(answer), 200us}, "", false};
    if (i % 5 == 1) run.outcome = Died{CpuLimitHit{2s}, Phase::solving};
    if (i % 5 == 2) run.outcome = Died{Signalled{SIGSEGV, false}, Phase::solving};
    cases.push_back(judge_case(kept(tested), std::move(run)));
  }
  while (cases.size() < 96) cases.push_back(passed());
  return judged(std::move(cases), 96);
}

/// Everything that a submission or a test file names or says tries to fool the terminal.
inline Judgement hostile() {
  Case tested = a_case("it's \x1b[2J here", 7);
  tested.catches = "A name with \u202e in it.";
  CaseRun run;
  run.outcome =
      Died{UncaughtException{"std::runtime_error",
                             "\x1b]0;title\x07\nAccepted  \xff\xfe " + std::string(500, 'x')},
           Phase::solving};
  run.output =
      "\x1b[2J\x1b[HAccepted\rAccepted\n\u202egnirts\u2066\u200b\n\x9b\xc3(\t\x7f\n" +
      std::string(300, 'y') +
      "\n漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字\n";
  Judgement made = judged({judge_case(kept(tested), std::move(run))}, 96);
  made.path = "solution/\x1b[31mmine.cpp";
  return made;
}

/// Prints a line for each step, more than is kept.
inline Judgement chatty() {
  CaseJudgement judgement = died(OutputLimitHit{1 << 20});
  for (int i = 0; i < 900; ++i) judgement.output += "try " + std::to_string(i) + "\n";
  judgement.output_is_cut = true;
  return judged({std::move(judgement)}, 96);
}

/// A process that died without a case to blame.
inline Judgement died_outside(Phase phase, std::vector<CaseJudgement> cases) {
  Judgement made = judged(std::move(cases), 3);
  made.verdict = Verdict::runtime_error;
  made.evidence = {Died{Signalled{SIGSEGV, false}, phase}};
  return made;
}

inline Judgement compile_error(std::string text) {
  Judgement made = judged({}, 96);
  made.verdict = Verdict::compile_error;
  made.evidence = {CompilerMessage{std::move(text), ""}};
  made.peak_memory_bytes = 0;
  return made;
}

inline const char* const short_compiler_text =
    "solution/mine.cpp: In member function 'void Solution::solveSudoku(int)':\n"
    "solution/mine.cpp:12:26: error: expected ';' before '}' token\n"
    "   12 |     board[0][0] = '\xc3\xa9'\x1b[0m\n"
    "      |                          ^\n"
    "      |                          ;\n";

inline Judgement long_compile_error() {
  std::string text = short_compiler_text;
  for (int i = 0; i < 300; ++i)
    text += "solution/mine.cpp:" + std::to_string(20 + i) + ":3: error: 'x' was not declared\n";
  return compile_error(text + std::string(5000, '<') + "\n");
}

}  // namespace judge::made_up
