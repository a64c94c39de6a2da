// Boards of the user's own: lists and drawings as people have them, and keeping one as a case.

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "judge/bad_input.h"
#include "judge/cases/add_case.h"
#include "judge/cases/board_list.h"
#include "judge/cases/board_text.h"
#include "judge/cases/load.h"
#include "judge/cases/suite_file.h"
#include "judge/cases/suite_writer.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"
#include "judge/tests/terminal.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::string example_line(example_board().cells());
const std::string solution_line(example_solution().cells());

constexpr const char* drawn_with_frame =
    "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n"
    "|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n"
    "|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n*-----------*\n";

constexpr const char* drawn_with_blanks =
    "5 3 0 | 0 7 0 | 0 0 0\n6 0 0 | 1 9 5 | 0 0 0\n0 9 8 | 0 0 0 | 0 6 0\n"
    "------+-------+------\n"
    "8 0 0 | 0 6 0 | 0 0 3\n4 0 0 | 8 0 3 | 0 0 1\n7 0 0 | 0 2 0 | 0 0 6\n"
    "======================\n"
    "0 6 0 | 0 0 0 | 2 8 0\n0 0 0 | 4 1 9 | 0 0 5\n0 0 0 | 0 8 0 | 0 7 9\n";

std::string rows_of(std::string_view cells, char empty = '.') {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text += std::string(cells.substr(row * 9, 9)) + "\n";
  std::ranges::replace(text, '.', empty);
  return text;
}

std::string slurp(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

void spill(const fs::path& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

/// The message of the BadInput that `act` throws.
std::string refusal_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const BadInput& bad) {
    return bad.what();
  }
  return "nothing was refused";
}

Suite list_of(std::string_view text) {
  Faults faults;
  Suite suite = parse_board_list(text, "boards/my.txt", faults);
  faults.throw_if_any();
  return suite;
}

TEST(ReadBoard, ReadsDrawings) {
  for (const char* drawing : {drawn_with_frame, drawn_with_blanks}) {
    const BoardOrFaults read = read_board(drawing);
    ASSERT_TRUE(std::holds_alternative<Board>(read)) << drawing;
    EXPECT_EQ(std::get<Board>(read), example_board()) << drawing;
  }
}

TEST(ReadBoard, TellsAsterisksOfABorderFromEmptyCells) {
  const BoardOrFaults read = read_board(rows_of(example_line, '*'));
  ASSERT_TRUE(std::holds_alternative<Board>(read));
  EXPECT_EQ(std::get<Board>(read), example_board());
  EXPECT_EQ(std::get<Board>(read_board(rows_of(std::string(81, '*')))), Board());
}

TEST(BoardList, ReadsABoardALineWithWhatStandsBehindIt) {
  const Suite suite = list_of("quizzes,solutions\n" + example_line + "," + solution_line +
                              "\r\n\n# a comment\n  " + solution_line + " ; 9.1 # easy\n");
  ASSERT_EQ(suite.cases.size(), 2U);
  EXPECT_EQ(suite.name, "my");
  EXPECT_EQ(suite.cases[0].full_name(), "my/line-2");
  EXPECT_EQ(suite.cases[0].board, example_board());
  EXPECT_EQ(suite.cases[0].solution, example_solution());
  EXPECT_EQ(suite.cases[0].origin.file, "boards/my.txt");
  EXPECT_EQ(suite.cases[1].name, "line-5");
  EXPECT_EQ(suite.cases[1].origin.line, 5U);
  EXPECT_EQ(suite.cases[1].time_limit, 2s);
}

TEST(BoardList, ReadsDrawnBoardsOneAfterTheOther) {
  const Suite suite =
      list_of(std::string(drawn_with_frame) + "\n" + drawn_with_blanks + rows_of(solution_line));
  ASSERT_EQ(suite.cases.size(), 3U);
  EXPECT_EQ(suite.cases[0].board, example_board());
  EXPECT_EQ(suite.cases[1].board, example_board());
  EXPECT_EQ(suite.cases[2].board, example_solution());
  EXPECT_EQ(suite.cases[0].name, "line-2");
}

TEST(BoardList, ReadsASadManFileUpToTheStateOfTheGame) {
  const Suite suite = list_of("#A Somebody\n#L Easy\n[Puzzle]\n" + rows_of(example_line) +
                              "[State]\n" + rows_of(solution_line));
  ASSERT_EQ(suite.cases.size(), 1U);
  EXPECT_EQ(suite.cases[0].board, example_board());
}

TEST(BoardList, ReadsOneBoardAsLeetCodeShowsIt) {
  std::string text = "[[";
  for (std::size_t i = 0; i < 81; ++i)
    text += "\"" + example_line.substr(i, 1) + (i == 80 ? "\"" : i % 9 == 8 ? "\"],\n [" : "\",");
  EXPECT_EQ(list_of(text + "]]\n").cases.at(0).board, example_board());
}

TEST(BoardList, TakesABoardWithSeveralSolutions) {
  const Suite suite = list_of(std::string(81, '.') + "\n");
  EXPECT_FALSE(suite.cases.at(0).has_one_solution);
}

TEST(BoardList, NamesTheLineOfEachFault) {
  std::string twice = example_line;
  twice[1] = '5';
  EXPECT_THAT(
      refusal_of([&] { list_of(example_line + "\n" + example_line + "1\n" + twice + "\n"); }),
      AllOf(HasSubstr("boards/my.txt:2: the board has 82 cells"),
            HasSubstr("boards/my.txt:3: the board has no solution: row 1 holds 5 twice")));
  EXPECT_THAT(refusal_of([&] { list_of("53..7....\n6..195...\n"); }),
              HasSubstr("boards/my.txt:1: the board has 2 rows, expected 9"));
  EXPECT_THAT(refusal_of([] { list_of("# nothing\n\n"); }), HasSubstr("holds no board"));
  EXPECT_THAT(refusal_of([] { list_of("what is this\nand this\n"); }), HasSubstr("holds no board"));
}

TEST(BoardList, IsToldFromASuiteByNameAndContent) {
  const fs::path folder = new_test_folder();
  spill(folder / "list.sdm", example_line + "\n");
  spill(folder / "suite.txt", to_suite_text(list_of(example_line)));
  spill(folder / "broken.json", example_line);
  EXPECT_EQ(load_suites({folder / "list.sdm"}).at(0).cases.at(0).name, "line-1");
  EXPECT_EQ(load_suites({folder / "suite.txt"}).at(0).cases.at(0).board, example_board());
  EXPECT_THAT(refusal_of([&] { load_suites({folder / "broken.json"}); }), HasSubstr("JSON"));
}

TEST(CommandLine, JudgesAListAndABoardOfStdin) {
  const fs::path folder = new_test_folder();
  spill(folder / "list.txt", example_line + "\n" + solution_line + "\n");
  Surroundings with_input;
  with_input.input = folder / "list.txt";
  const ProgramRun list =
      run_judge({"run", "backtracking", "--cases", "-", "--sanitize", "never"}, with_input);
  EXPECT_THAT(list.out, HasSubstr("2 of 2 passed")) << list.err;
  spill(folder / "board.txt", drawn_with_frame);
  with_input.input = folder / "board.txt";
  const ProgramRun board =
      run_judge({"run", "backtracking", "--board", "-", "--sanitize", "never"}, with_input);
  EXPECT_THAT(board.out, HasSubstr("1 of 1 passed")) << board.err;
}

TEST(SuiteWriter, LaysFilesOutAsThoseOfTheRepository) {
  for (const char* folder : {"testcases", "testcases/challenge"}) {
    for (const fs::path& file : find_suite_files({fs::path(JUDGE_SOURCE_DIR) / folder})) {
      const Suite suite = load_suites({file}).front();
      if (slurp(file).find("[\"") != std::string::npos) continue;  // a board in LeetCode's form
      const std::string schema = fs::path(folder).filename() == "testcases"
                                     ? "./suite.schema.json"
                                     : "../suite.schema.json";
      EXPECT_EQ(to_suite_text(suite, schema), slurp(file)) << file;
    }
  }
}

TEST(SuiteWriter, LeavesTheRestOfAFileAsItIs) {
  Case added;
  added.name = "added";
  added.board = example_solution();
  for (const fs::path& file : find_suite_files({fs::path(JUDGE_SOURCE_DIR) / "testcases"})) {
    const std::string before = slurp(file);
    const std::string after = with_case_added(before, added);
    const std::size_t end_of_cases = before.rfind("\n  ]");
    EXPECT_EQ(after.substr(0, end_of_cases), before.substr(0, end_of_cases)) << file;
    EXPECT_THAT(after.substr(end_of_cases), StartsWith(",\n    {\n      \"name\": \"added\""));
    EXPECT_TRUE(after.ends_with("\n      ]\n    }\n  ]\n}\n")) << file;
  }
}

TEST(SuiteWriter, FindsTheCasesWhereverTheyStand) {
  const std::string text = R"({"cases": [{"name": "a", "board": []}], "description": "x ] y"})";
  Case added;
  added.name = "added";
  added.board = example_solution();
  const auto json = nlohmann::json::parse(with_case_added(text, added));
  EXPECT_EQ(json["cases"].size(), 2U);
  EXPECT_EQ(json["description"], "x ] y");
}

TEST(SuiteWriter, WritesWhatIsReadBackEqual) {
  Case one;
  one.name = "größer";
  one.catches = "a \"quoted\" mistake";
  one.board = example_board();
  one.time_limit = 1500us;
  one.backtracking_placements = 4208;
  Faults faults;
  const Suite read = parse_suite(with_case_added(to_suite_text({"mine", "Mine.", {one}}),
                                                 [&] {
                                                   Case two = one;
                                                   two.name = "two";
                                                   return two;
                                                 }()),
                                 "mine.json", faults);
  faults.throw_if_any();
  ASSERT_EQ(read.cases.size(), 2U);
  EXPECT_EQ(read.description, "Mine.");
  EXPECT_EQ(read.cases[0].name, one.name);
  EXPECT_EQ(read.cases[0].catches, one.catches);
  EXPECT_EQ(read.cases[0].board, one.board);
  EXPECT_EQ(read.cases[0].time_limit, one.time_limit);
  EXPECT_EQ(read.cases[0].backtracking_placements, one.backtracking_placements);
  EXPECT_EQ(read.cases[1].name, "two");
}

class AddCase : public testing::Test {
 protected:
  AddCase() {
    Case there;
    there.name = "there";
    there.board = example_board();
    there.time_limit = 2s;
    spill(folder / "basic.json", to_suite_text({"basic", "", {there}}));
  }

  NewCase wanted(const std::string& board, const std::string& name) const {
    NewCase made;
    made.board = board;
    made.name = name;
    return made;
  }

  std::string refusal(const NewCase& made) const {
    return refusal_of([&] { add_case(made, folder); });
  }

  const fs::path folder = new_test_folder();
};

TEST_F(AddCase, MakesTheSuiteAndAppendsToIt) {
  NewCase first = wanted(solution_line, "full");
  first.catches = "writes to a full board";
  const AddedCase made = add_case(first, folder);
  EXPECT_TRUE(made.is_new_suite);
  EXPECT_EQ(made.added.full_name(), "mine/full");
  std::string one_less = solution_line;
  one_less[40] = '.';
  const AddedCase appended = add_case(wanted(one_less, "one-empty"), folder);
  EXPECT_FALSE(appended.is_new_suite);
  const Suite suite = load_suites({folder / "mine.json"}).front();
  ASSERT_EQ(suite.cases.size(), 2U);
  EXPECT_EQ(suite.cases[0].catches, "writes to a full board");
  EXPECT_EQ(suite.cases[1].origin.line, appended.added.origin.line);
}

TEST_F(AddCase, RefusesABoardThatIsThere) {
  EXPECT_THAT(
      refusal(wanted(example_line, "again")),
      AllOf(StartsWith("the board is there already: basic/there ("), HasSubstr("basic.json:5)")));
  EXPECT_FALSE(fs::exists(folder / "mine.json"));
}

TEST_F(AddCase, RefusesATwinUnlessItIsAskedFor) {
  std::string transposed(81, '.');
  for (std::size_t cell = 0; cell < 81; ++cell)
    transposed[cell % 9 * 9 + cell / 9] = example_line[cell];
  NewCase twin = wanted(transposed, "turned");
  EXPECT_THAT(refusal(twin), AllOf(HasSubstr("same up to symmetry"), HasSubstr("basic/there"),
                                   HasSubstr("--twin")));
  twin.may_be_symmetric = true;
  EXPECT_THAT(add_case(twin, folder).twin, StartsWith("basic/there"));
}

TEST_F(AddCase, RefusesWhatIsNoCase) {
  EXPECT_THAT(refusal(wanted("12", "short")), HasSubstr("the board has 2 cells, expected 81"));
  EXPECT_THAT(refusal(wanted(std::string(81, '.'), "empty")), HasSubstr("can be"));
  std::string impossible = example_line;
  impossible[2] = '5';
  EXPECT_THAT(refusal(wanted(impossible, "twice")), HasSubstr("5 twice"));
  std::string other = solution_line;
  other[0] = '.';
  EXPECT_THAT(refusal(wanted(other, "a name")), HasSubstr("name"));
  NewCase taken = wanted(other, "there");
  taken.suite = "basic";
  const std::string before = slurp(folder / "basic.json");
  EXPECT_THAT(refusal(taken), HasSubstr("already the name"));
  EXPECT_EQ(slurp(folder / "basic.json"), before);
}

/// Typed row by row, and ended by Ctrl-D.
TEST_F(AddCase, TakesABoardFromATerminal) {
  const std::string typed = std::string(9, '.') + solution_line.substr(9);
  const fs::path suite_file = folder / "mine.json";
  Terminal terminal({"add-case", "-", "--name", "typed", "--suite", suite_file.string()});
  terminal.type(rows_of(typed) + "\x04");
  EXPECT_THAT(terminal.wait_for_end(), AllOf(HasSubstr("mine/typed"), HasSubstr("a new suite")));
  EXPECT_EQ(terminal.exit_code(), 0);
  const Suite suite = load_suites({suite_file}).front();
  ASSERT_EQ(suite.cases.size(), 1U);
  EXPECT_EQ(suite.cases[0].board.cells(), typed);
}

/// A file in the repository's `solution/` that is gone after the test.
struct SolutionOfTest {
  const std::string name = "made-by-a-test-" + std::to_string(getpid());
  const fs::path file = fs::path(JUDGE_SOURCE_DIR) / "solution" / (name + ".cpp");
  SolutionOfTest() = default;
  SolutionOfTest(const SolutionOfTest&) = delete;
  SolutionOfTest& operator=(const SolutionOfTest&) = delete;
  ~SolutionOfTest() { fs::remove(file); }
};

TEST(New, WritesAStubThatCompilesAndLeavesTheBoardAsItIs) {
  const SolutionOfTest made;
  const ProgramRun run = run_judge({"new", made.name});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("make judge SOLUTION=" + made.name));
  const ProgramRun judged = run_judge({"run", made.name});
  EXPECT_THAT(judged.out, AllOf(StartsWith("Wrong Answer"), HasSubstr("empty")));
}

TEST(New, NeverOverwrites) {
  const SolutionOfTest made;
  spill(made.file, "mine");
  const ProgramRun run = run_judge({"new", made.name + ".cpp"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("is there already"));
  EXPECT_EQ(slurp(made.file), "mine");
}

TEST(New, RefusesWhatIsNoName) {
  for (const char* name : {"", ".hidden", "a/b", "-x", "a\nb", ".cpp"})
    EXPECT_EQ(run_judge({"new", "--", name}).exit_code, 2) << name;
  EXPECT_THAT(run_judge({"new", ""}).err, AllOf(StartsWith("\"\" is no name"), HasSubstr("NAME=")));
}

}  // namespace
}  // namespace judge
