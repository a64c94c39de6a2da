// Suite files are written by hand, so most of this is about mistakes: each must be told with its
// place and with what would be right, all of a file at once, and no file may hang or crash the
// judge.

#include "judge/cases/load.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "judge/bad_input.h"
#include "judge/cases/faults.h"
#include "judge/cases/suite_file.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::string good_rows =
    R"("53..7....","6..195...",".98....6.","8...6...3","4..8.3..1","7...2...6",".6....28.",)"
    R"("...419..5","....8..79")";
const std::string good_board = R"("board": [)" + good_rows + "]";
const std::string good_case = R"({"name": "a", )" + good_board + "}";

/// A suite in one line, so that faults differ in their column only.
std::string suite_of(const std::string& cases) {
  return R"({"time_limit": "2s", "cases": [)" + cases + "]}";
}

std::string case_with_rows(const std::string& rows) {
  return suite_of(R"({"name": "a", "board": [)" + rows + "]}");
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

/// What `action` throws as BadInput, in lines.
std::vector<std::string> faults_of(const std::function<void()>& action) {
  std::vector<std::string> lines;
  try {
    action();
  } catch (const BadInput& bad) {
    std::istringstream stream(bad.what());
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
  }
  return lines;
}

std::vector<std::string> faults_of_suite(const std::string& text) {
  return faults_of([&] {
    Faults faults;
    parse_suite(text, "s.json", faults);
    faults.throw_if_any();
  });
}

/// A folder of its own for each test, with files in it.
class LoadSuites : public testing::Test {
 protected:
  fs::path write(const std::string& name, const std::string& text) {
    const fs::path path = folder / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }

  /// The faults, with the folder's name left out.
  std::vector<std::string> faults_of_paths(const std::vector<fs::path>& paths) {
    std::vector<std::string> lines = faults_of([&] { load_suites(paths); });
    const std::string prefix = folder.string() + "/";
    for (std::string& line : lines) {
      for (std::size_t at; (at = line.find(prefix)) != std::string::npos;)
        line.erase(at, prefix.size());
    }
    return lines;
  }

  const fs::path folder = new_test_folder();
};

TEST_F(LoadSuites, ReadsASuite) {
  const fs::path file = write("edge.json", R"({
  "$schema": "suite.schema.json",
  "description": "Boards at the edge.",
  "time_limit": "1.5s",
  "cases": [
    {
      "name": "first",
      "catches": "a mistake – in one line",
      )" + good_board + R"(
    }, { "name":
      "second", )" + good_board + R"(}]
})");
  const std::vector<Suite> suites = load_suites({file});
  ASSERT_EQ(suites.size(), 1U);
  EXPECT_EQ(suites[0].name, "edge");
  EXPECT_EQ(suites[0].description, "Boards at the edge.");
  ASSERT_EQ(suites[0].cases.size(), 2U);
  const Case& first = suites[0].cases[0];
  EXPECT_EQ(first.full_name(), "edge/first");
  EXPECT_EQ(first.catches, "a mistake – in one line");
  EXPECT_EQ(first.board, example_board());
  EXPECT_EQ(first.solution, example_solution());
  EXPECT_TRUE(first.has_one_solution);
  EXPECT_EQ(first.time_limit, 1500ms);
  EXPECT_EQ(first.origin.file, file.string());
  EXPECT_EQ(first.origin.line, 7U);
  const Case& second = suites[0].cases[1];
  EXPECT_EQ(second.full_name(), "edge/second");
  EXPECT_EQ(second.catches, "");
  EXPECT_EQ(second.origin.line, 11U);
}

TEST_F(LoadSuites, ReadsABoardInArraysOfCells) {
  std::string rows;
  for (int row = 0; row < 9; ++row) {
    rows += row == 0 ? "[" : ",[";
    for (int column = 0; column < 9; ++column)
      rows += (column == 0 ? "\"" : ",\"") +
              std::string(1, example_board()[Cell::at(row, column)]) + "\"";
    rows += "]";
  }
  const std::vector<Suite> suites = load_suites({write("s.json", case_with_rows(rows))});
  EXPECT_EQ(suites.at(0).cases.at(0).board, example_board());
}

TEST_F(LoadSuites, ReadsTextWithAByteOrderMarkAndWindowsLineEnds) {
  const fs::path file =
      write("s.json", "\xef\xbb\xbf{\r\n\"time_limit\": \"2s\",\r\n\"cases\": [\r\n" + good_case +
                          "\r\n]\r\n}\r\n");
  EXPECT_EQ(load_suites({file}).at(0).cases.at(0).origin.line, 4U);
}

TEST_F(LoadSuites, TakesTheSuitesOfAFolderInTheOrderOfTheirNames) {
  for (const char* name : {"b.json", "a.json", "c.json", "10.json"})
    write(name, suite_of(good_case));
  for (const char* name : {"x.schema.json", "notes.txt", ".hidden.json", "deeper/d.json"})
    write(name, "not a suite");
  std::vector<std::string> names;
  for (const Suite& suite : load_suites({folder})) names.push_back(suite.name);
  EXPECT_THAT(names, ElementsAre("10", "a", "b", "c"));
}

TEST_F(LoadSuites, KeepsTheOrderOfThePaths) {
  const fs::path b = write("b.json", suite_of(good_case));
  const fs::path a = write("x/a.json", suite_of(good_case));
  const std::vector<Suite> suites = load_suites({b, folder / "x"});
  ASSERT_EQ(suites.size(), 2U);
  EXPECT_EQ(suites[0].name, "b");
  EXPECT_EQ(suites[1].name, "a");
  EXPECT_EQ(suites[1].cases[0].origin.file, a.string());
}

TEST_F(LoadSuites, NamesTheFaultsOfAllFiles) {
  write("a.json", "");
  write("b.json", suite_of(good_case));
  write("c.json", "{}");
  EXPECT_THAT(faults_of_paths({folder, folder / "d.json"}),
              ElementsAre("a.json:1:1: not valid JSON: the file is empty",
                          "c.json:1:1: the file has no \"time_limit\"",
                          "c.json:1:1: the file has no \"cases\"",
                          "d.json: no such file or folder, did you mean a.json?"));
}

TEST_F(LoadSuites, RefusesTwoSuitesOfOneName) {
  write("a.json", suite_of(good_case));
  write("x/a.json", suite_of(good_case));
  EXPECT_THAT(faults_of_paths({folder, folder / "x"}),
              ElementsAre("x/a.json: a suite of the name \"a\" is loaded already, from a.json"));
}

TEST_F(LoadSuites, SaysWhichFileWasMeant) {
  write("edge.json", suite_of(good_case));
  EXPECT_THAT(faults_of_paths({folder / "egde.json"}),
              ElementsAre("egde.json: no such file or folder, did you mean edge.json?"));
  EXPECT_THAT(faults_of_paths({folder / "other"}), ElementsAre("other: no such file or folder"));
  EXPECT_THAT(faults_of_paths({folder / "no" / "edge.json"}),
              ElementsAre("no/edge.json: no such file or folder"));
  fs::create_directory(folder / "testcases");
  EXPECT_THAT(faults_of_paths({folder / "testcase/"}),
              ElementsAre("testcase/: no such file or folder, did you mean testcases?"));
  EXPECT_THAT(faults_of_paths({""}), ElementsAre("\"\": no such file or folder"));
  EXPECT_THAT(faults_of_paths({folder / "\x1b[2J"}),
              ElementsAre("\\x1b[2J: no such file or folder"));
}

TEST_F(LoadSuites, RefusesAFolderWithoutSuites) {
  fs::create_directory(folder / "empty");
  write("other/notes.txt", "");
  write("other/suite.schema.json", "{}");
  EXPECT_THAT(faults_of_paths({folder / "empty", folder / "other"}),
              ElementsAre("empty: the folder has no suites, expected *.json files",
                          "other: the folder has no suites, expected *.json files"));
}

TEST_F(LoadSuites, RefusesWhatIsNoRegularFileWithoutOpeningIt) {
  fs::create_directory(folder / "folder.json");
  ASSERT_EQ(mkfifo((folder / "pipe.json").c_str(), 0600), 0);
  fs::create_symlink("/dev/zero", folder / "zero.json");
  fs::create_symlink("nowhere", folder / "link.json");
  fs::create_symlink("loop.json", folder / "loop.json");
  EXPECT_THAT(faults_of_paths({folder}),
              ElementsAre("folder.json: is a folder, expected a file",
                          "link.json: a link to nowhere, which is not there",
                          "loop.json: cannot be read: Too many levels of symbolic links",
                          "pipe.json: is a device, a pipe or a socket, expected a file",
                          "zero.json: is a device, a pipe or a socket, expected a file"));
}

TEST_F(LoadSuites, RefusesAFileOverSixteenMebibytes) {
  const fs::path file = write("large.json", "");
  fs::resize_file(file, (16 << 20) + 1);
  EXPECT_THAT(
      faults_of_paths({file}),
      ElementsAre("large.json: is 16777217 bytes large, expected at most 16777216 (16 MiB)"));
}

TEST_F(LoadSuites, SaysWhyAFileCannotBeRead) {
  if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const fs::path file = write("secret.json", suite_of(good_case));
  fs::permissions(file, fs::perms::none);
  EXPECT_THAT(faults_of_paths({file}),
              ElementsAre("secret.json: cannot be read: Permission denied"));
  fs::create_directory(folder / "closed");
  fs::permissions(folder / "closed", fs::perms::none);
  EXPECT_THAT(faults_of_paths({folder / "closed"}),
              ElementsAre("closed: the folder cannot be read: Permission denied"));
  fs::permissions(folder / "closed", fs::perms::owner_all);
}

TEST(ParseSuite, AcceptsTheSuiteThatTheOtherTestsBreak) {
  EXPECT_THAT(faults_of_suite(suite_of(good_case)), IsEmpty());
  EXPECT_THAT(faults_of_suite(suite_of(R"({"name": "Größe-9_x.2", )" + good_board + "}")),
              IsEmpty());
}

TEST(ParseSuite, SaysWhereAndWhyATextIsNotJson) {
  const struct {
    std::string text;
    std::string fault;
  } table[] = {
      {"", "1:1: not valid JSON: the file is empty"},
      {" \n\n ", "3:2: not valid JSON: the file is empty"},
      {"{\n  \"cases\": [\n    1,\n  ]\n}",
       "4:3: not valid JSON: a comma stands before the closing `]`"},
      {"{\"cases\": 1,\n}", "2:1: not valid JSON: a comma stands before the closing `}`"},
      {"{'cases': 1}",
       "1:2: not valid JSON: a string stands in single quotes, expected double quotes"},
      {"{} // suite", "1:4: not valid JSON: a comment stands here, JSON has none"},
      {"{\"cases\" 1}", "1:10: not valid JSON: unexpected number literal; expected ':'"},
      {"{\"cases\": [\n",
       "2:1: not valid JSON: the file ends too early: unexpected end of input; expected '[', '{', "
       "or "
       "a literal"},
      {"{} {}", "1:4: not valid JSON: unexpected '{'; expected end of input"},
      {"nul", "1:4: not valid JSON: the file ends too early: invalid literal"},
      {"[1e999]", "1:6: not valid JSON: number overflow parsing '1e999'"},
      {"\"\xff\"", "1:2: not valid JSON: invalid string: ill-formed UTF-8 byte"},
      {"{\n\"a\": \xff}", "2:6: not valid JSON: invalid literal"},
      {std::string("{}\0{}", 5),
       "1:3: not valid JSON: a NUL byte stands here, expected text in UTF-8"},
      {std::string("\xff\xfe{\0}\0", 6),
       "1:4: not valid JSON: a NUL byte stands here, expected text in UTF-8"},
  };
  for (const auto& [text, fault] : table)
    EXPECT_THAT(faults_of_suite(text), ElementsAre("s.json:" + fault)) << text;
}

TEST(ParseSuite, IsNotHarmedByDeepNestingHugeNumbersOrManyValues) {
  EXPECT_THAT(faults_of_suite(std::string(1'000'000, '[')),
              ElementsAre("s.json:1:33: nested more than 32 deep"));
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_THAT(faults_of_suite(objects), ElementsAre("s.json:1:161: nested more than 32 deep"));
  const auto faults = faults_of_suite("[" + std::string(1'000'000, '9') + "]");
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_LT(faults[0].size(), 200U);
  std::string values = "[0";
  for (int i = 0; i < 1'000'000; ++i) values += ",0";
  EXPECT_THAT(faults_of_suite(values + "]"),
              ElementsAre(EndsWith("more than 1000000 JSON values, expected fewer")));
}

TEST(ParseSuite, SaysWhichTypeWasFoundAndWhichIsExpected) {
  const struct {
    std::string text;
    std::string fault;
  } table[] = {
      {"[]", "1:1: the file is an array, expected an object"},
      {" 7", "1:2: the file is a number, expected an object"},
      {"null", "1:1: the file is null, expected an object"},
      {replaced(suite_of(good_case), "\"2s\"", "2"),
       "1:16: /time_limit is a number, expected a string"},
      {replaced(suite_of(good_case), "\"2s\"", "\"2 parsecs\""),
       "1:16: /time_limit is \"2 parsecs\", expected a duration such as \"2s\" or \"500ms\", above "
       "0"},
      {replaced(suite_of(good_case), "\"2s\"", "\"0s\""),
       "1:16: /time_limit is \"0s\", expected a duration such as \"2s\" or \"500ms\", above 0"},
      {R"({"time_limit": "2s", "cases": {}})", "1:31: /cases is an object, expected an array"},
      {suite_of(""), "1:31: /cases is empty, expected a case"},
      {suite_of(good_case + " , true"), "1:168: /cases/1 is true or false, expected an object"},
      {R"({"description": ["x"], "time_limit": "2s", "cases": [)" + good_case + "]}",
       "1:17: /description is an array, expected a string"},
      {R"({"$schema": -1.5, "time_limit": "2s", "cases": [)" + good_case + "]}",
       "1:13: /$schema is a number, expected a string"},
      {suite_of(R"({"name": 1, )" + good_board + "}"),
       "1:41: /cases/0/name is a number, expected a string"},
      {suite_of(R"({"name": "a", "catches": null, )" + good_board + "}"),
       "1:57: /cases/0/catches is null, expected a string"},
      {suite_of(R"({"name": "a", "board": "53..7"})"),
       "1:55: /cases/0/board is a string, expected an array"},
  };
  for (const auto& [text, fault] : table)
    EXPECT_THAT(faults_of_suite(text), ElementsAre("s.json:" + fault)) << text;
}

TEST(ParseSuite, RefusesKeysThatItDoesNotKnowLacksOrHasTwice) {
  const struct {
    std::string text;
    std::string fault;
  } table[] = {
      {R"({"timelimit": "2s", "time_limit": "2s", "cases": [)" + good_case + "]}",
       "1:2: the file has the unknown key \"timelimit\", did you mean \"time_limit\"?"},
      {suite_of(R"({"name": "a", "difficulty": 3, )" + good_board + "}"),
       "1:46: /cases/0 has the unknown key \"difficulty\", known are name, catches, board, "
       "backtracking_placements"},
      {suite_of(R"({"name": "a", "\u001b[2J": {"x": [1]}, )" + good_board + "}"),
       "1:46: /cases/0 has the unknown key \"\\x1b[2J\", known are name, catches, board, "
       "backtracking_placements"},
      {R"({"cases": [)" + good_case + "]}", "1:1: the file has no \"time_limit\""},
      {R"({"time_limit": "2s"})", "1:1: the file has no \"cases\""},
      {suite_of("{" + good_board + "}"), "1:32: /cases/0 has no \"name\""},
      {suite_of(R"({"name": "a"})"), "1:32: /cases/0 has no \"board\""},
      {suite_of(R"({"name": "a", "name": "b", )" + good_board + "}"),
       "1:46: /cases/0 has the key \"name\" twice, expected once"},
  };
  for (const auto& [text, fault] : table)
    EXPECT_THAT(faults_of_suite(text), ElementsAre("s.json:" + fault)) << text;
}

TEST(ParseSuite, ReadsAKnownNumberOfPlacementsAndNothingElseForIt) {
  const auto with = [](const std::string& value) {
    return suite_of(R"({"name": "a", "backtracking_placements": )" + value + ", " + good_board +
                    "}");
  };
  Faults none;
  const Suite suite = parse_suite(with("18446744073709551615"), "s.json", none);
  ASSERT_EQ(suite.cases.size(), 1U);
  EXPECT_EQ(suite.cases[0].backtracking_placements, 18446744073709551615U);
  Faults still_none;
  EXPECT_EQ(parse_suite(suite_of(good_case), "s.json", still_none).cases[0].backtracking_placements,
            std::nullopt);
  for (const char* value : {"-1", "0.5", "1e3", "18446744073709551616"})
    EXPECT_THAT(
        faults_of_suite(with(value)),
        ElementsAre(StartsWith("s.json:1:73: /cases/0/backtracking_placements is no whole")))
        << value;
  EXPECT_THAT(faults_of_suite(with("\"12\"")),
              ElementsAre("s.json:1:73: /cases/0/backtracking_placements is a string, expected a "
                          "number"));
}

TEST(ParseSuite, RefusesNamesThatCannotBeTypedOrAreTaken) {
  for (const char* name : {"", "a b", "a/b", "a*", "a?", "[a]", "a\\\\b", "a\\nb", "\\u0000",
                           "\\u001b", "\\u0085", "\\u202e", "$a", "\\\""}) {
    const std::string text =
        suite_of(R"({"name": ")" + std::string(name) + "\", " + good_board + "}");
    EXPECT_THAT(faults_of_suite(text), ElementsAre(StartsWith("s.json:1:41: /cases/0/name is \"")))
        << name;
  }
  EXPECT_THAT(faults_of_suite("{\"time_limit\": \"2s\", \"cases\": [\n" + good_case + ",\n" +
                              good_case + "]}"),
              ElementsAre("s.json:3:10: /cases/1/name is \"a\", which is already the name of the "
                          "case in line 2"));
}

TEST(ParseSuite, RefusesTextOfSeveralLinesWhereOneIsShown) {
  EXPECT_THAT(
      faults_of_suite(suite_of(R"({"name": "a", "catches": "x\ny", )" + good_board + "}")),
      ElementsAre(
          "s.json:1:57: /cases/0/catches is \"x\\ny\", expected one line of printable text"));
}

TEST(ParseSuite, SaysWhatIsWrongWithTheShapeOfABoard) {
  const auto with = [](const std::string& from, const std::string& to) {
    return case_with_rows(replaced(good_rows, from, to));
  };
  const struct {
    std::string text;
    std::string fault;
  } table[] = {
      {case_with_rows(""), "1:55: /cases/0/board has 0 rows, expected 9"},
      {case_with_rows("\"53..7....\""), "1:55: /cases/0/board has 1 row, expected 9"},
      {with("\"53..7....\",", ""), "1:55: /cases/0/board has 8 rows, expected 9"},
      {with("\"53..7....\"", "\"53..7....\",\"53..7....\""),
       "1:55: /cases/0/board has 10 rows, expected 9"},
      {with("7...2...6", "7...2..6"), "1:116: /cases/0/board/5 has 8 cells, expected 9"},
      {with("7...2...6", "7...2....6"), "1:116: /cases/0/board/5 has 10 cells, expected 9"},
      {with("7...2...6", ""), "1:116: /cases/0/board/5 has 0 cells, expected 9"},
      {with("7...2...6", "70..2...6"),
       "1:116: /cases/0/board/5 has \"0\" in column 2, expected 1 to 9, or . for an empty cell"},
      {with("7...2...6", "7...2...x"),
       "1:116: /cases/0/board/5 has \"x\" in column 9, expected 1 to 9, or . for an empty cell"},
      {with("7...2...6", "7...2..·6"),
       "1:116: /cases/0/board/5 has \"·\" in column 8, expected 1 to 9, or . for an empty cell"},
      {with("7...2...6", "7...2..\\u00006"),
       "1:116: /cases/0/board/5 has \"\\x00\" in column 8, expected 1 to 9, or . for an empty "
       "cell"},
      {with("\"7...2...6\"", "700020006"),
       "1:116: /cases/0/board/5 is a number, expected a string"},
      {with("\"7...2...6\"", R"(["7",".",".",".","2",".",".","."])"),
       "1:116: /cases/0/board/5 has 8 cells, expected 9"},
      {with("\"7...2...6\"", R"(["7",".",".",".",2,".",".",".","6"])"),
       "1:133: /cases/0/board/5/4 is a number, expected a string"},
      {with("\"7...2...6\"", R"(["7",".",".",".","",".",".",".","6"])"),
       "1:133: /cases/0/board/5/4 is \"\", expected one character"},
      {with("\"7...2...6\"", R"(["7",".",".",".","2.",".",".","6"])"),
       "1:133: /cases/0/board/5/4 is \"2.\", expected one character"},
  };
  for (const auto& [text, fault] : table)
    EXPECT_THAT(faults_of_suite(text), ElementsAre("s.json:" + fault)) << text;
}

TEST(ParseSuite, SaysWhyABoardHasNotExactlyOneSolution) {
  const auto with = [](const std::string& from, const std::string& to) {
    return case_with_rows(replaced(good_rows, from, to));
  };
  EXPECT_THAT(faults_of_suite(with("...419..5", "...419.45")),
              ElementsAre("s.json:1:55: /cases/0/board has no solution: row 8 holds 4 twice, at "
                          "r8c4 and r8c8"));
  EXPECT_THAT(faults_of_suite(with("6..195...", "6..195..7")),
              ElementsAre("s.json:1:55: /cases/0/board has no solution, expected exactly one"));
  const auto several = faults_of_suite(with("....8..79", "........."));
  ASSERT_EQ(several.size(), 1U);
  EXPECT_THAT(several[0],
              testing::MatchesRegex("s.json:1:55: /cases/0/board has several solutions, expected "
                                    "exactly one: r[1-9]c[1-9] can be [1-9] or [1-9]"));
}

TEST(ParseSuite, ListsAllFaultsOfAFile) {
  EXPECT_THAT(
      faults_of_suite("{\"descripton\": \"x\",\n\"cases\": [\n{\"name\": \"a b\"},\n" + good_case +
                      ",\n{\"board\": [1, 2, 3]}]}"),
      ElementsAre("s.json:1:2: the file has the unknown key \"descripton\", did you mean "
                  "\"description\"?",
                  "s.json:1:1: the file has no \"time_limit\"",
                  HasSubstr("s.json:3:10: /cases/0/name is \"a b\""),
                  "s.json:3:1: /cases/0 has no \"board\"", "s.json:5:1: /cases/2 has no \"name\"",
                  "s.json:5:11: /cases/2/board has 3 rows, expected 9"));
}

TEST(ParseSuite, PrintsTwentyFaultsAndTheNumberOfTheOthers) {
  std::string cases = "1";
  for (int i = 1; i < 5000; ++i) cases += ",1";
  const std::vector<std::string> faults = faults_of_suite(suite_of(cases));
  ASSERT_EQ(faults.size(), 21U);
  EXPECT_THAT(faults[19], HasSubstr("/cases/19 "));
  EXPECT_EQ(faults[20], "and 4980 more");
}

TEST(ParseSuite, CountsTheLinesOfCasesWhateverStandsBetweenThem) {
  const std::string text = "\n{\"time_limit\": \"2s\", \"cases\"\n:\n[ {" + good_board +
                           ",\n\n\"name\"\n:\n\"a\\n\\\"\" } ] }";
  EXPECT_THAT(faults_of_suite(text), ElementsAre(StartsWith("s.json:8:1: /cases/0/name is ")));
  Faults faults;
  const Suite suite = parse_suite(replaced(text, "a\\n\\\"", "a"), "s.json", faults);
  EXPECT_EQ(faults.count(), 0U);
  EXPECT_EQ(suite.cases.at(0).origin.line, 8U);
}

TEST(CaseOfBoard, IsACaseOfTheCommandLine) {
  const Case one = case_of_board(example_board().cells(), 3s);
  EXPECT_EQ(one.full_name(), "command-line/board");
  EXPECT_EQ(one.board, example_board());
  EXPECT_EQ(one.solution, example_solution());
  EXPECT_TRUE(one.has_one_solution);
  EXPECT_EQ(one.origin.file, "--board");
  EXPECT_EQ(one.origin.line, 0U);
  EXPECT_EQ(one.time_limit, 3s);
}

TEST(CaseOfBoard, MayHaveSeveralSolutions) {
  EXPECT_FALSE(case_of_board(std::string(81, '.'), 1s).has_one_solution);
}

TEST(CaseOfBoard, SaysWhyABoardCannotBeSolved) {
  const auto faults = [](std::string cells) {
    return faults_of([&] { case_of_board(cells, 1s); });
  };
  EXPECT_THAT(faults("12"), ElementsAre("--board: has 2 cells, expected 81"));
  EXPECT_THAT(faults("55" + std::string(79, '.')),
              ElementsAre("--board: no solution: row 1 holds 5 twice, at r1c1 and r1c2",
                          "--board: no solution: box 1 holds 5 twice, at r1c1 and r1c2"));
  EXPECT_THAT(faults("12345678." + std::string(8, '.') + "9" + std::string(63, '.')),
              ElementsAre("--board: the board has no solution"));
}

class SelectCases : public testing::Test {
 protected:
  static Suite suite_of_names(const std::string& suite, const std::vector<std::string>& names) {
    Suite made;
    made.name = suite;
    for (const std::string& name : names) {
      Case one;
      one.suite = suite;
      one.name = name;
      made.cases.push_back(one);
    }
    return made;
  }
  const std::vector<Suite> suites{suite_of_names("basic", {"example", "full"}),
                                  suite_of_names("edge", {"first-row-empty", "last-row-empty"})};

  std::vector<std::string> select(const std::string& glob) {
    std::vector<std::string> names;
    for (const Suite& suite : select_cases(suites, glob)) {
      EXPECT_FALSE(suite.cases.empty());
      for (const Case& one : suite.cases) names.push_back(one.full_name());
    }
    return names;
  }
};

TEST_F(SelectCases, MatchesFullNamesAndOwnNames) {
  EXPECT_THAT(select("full"), ElementsAre("basic/full"));
  EXPECT_THAT(select("basic/full"), ElementsAre("basic/full"));
  EXPECT_THAT(select("*-row-*"), ElementsAre("edge/first-row-empty", "edge/last-row-empty"));
  EXPECT_THAT(select("edge/*"), ElementsAre("edge/first-row-empty", "edge/last-row-empty"));
  EXPECT_THAT(select("f*"), ElementsAre("basic/full", "edge/first-row-empty"));
  EXPECT_THAT(select("[fl]*-empty"), ElementsAre("edge/first-row-empty", "edge/last-row-empty"));
  EXPECT_EQ(select("*").size(), 4U);
}

TEST_F(SelectCases, SaysWhichNamesAreNearest) {
  const auto faults = [&](const std::string& glob) {
    return faults_of([&] { select_cases(suites, glob); });
  };
  EXPECT_THAT(faults("exmaple"), ElementsAre("no case matches \"exmaple\", did you mean example?"));
  EXPECT_THAT(faults("basic/fulll"),
              ElementsAre("no case matches \"basic/fulll\", did you mean basic/full?"));
  EXPECT_THAT(faults("row-emtpy*x"),
              ElementsAre("no case matches \"row-emtpy*x\", did you mean first-row-empty, "
                          "last-row-empty?"));
  EXPECT_THAT(faults("zzz\x1b"),
              ElementsAre("no case matches \"zzz\\x1b\", names look like example"));
}

}  // namespace
}  // namespace judge
