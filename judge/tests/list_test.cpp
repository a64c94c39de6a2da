// Lists that are too long to be held: the same judgement however many parts are judged at once, and
// however many machines share them.

#include <gmock/gmock.h>

#include <fstream>

#include "judge/bad_input.h"
#include "judge/cases/shard.h"
#include "judge/report/merge.h"
#include "judge/tests/examples.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

/// Knows one board and leaves the last empty cell of any other one as it is.
constexpr const char* knows_one_board = R"(
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        static const char* answer =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        int empty = 0;
        for (auto& row : board) empty += count(row.begin(), row.end(), '.');
        if (empty == 1) return;
        for (int i = 0; i < 81; i++) board[i / 9][i % 9] = answer[i];
    }
};
)";

constexpr std::size_t boards = 70'000;  // two parts
constexpr std::size_t wrong_every = 500;

class LongLists : public testing::Test {
 protected:
  LongLists() {
    std::ofstream(folder / "mine.cpp") << knows_one_board;
    std::string one_empty(example_solution().cells());
    one_empty[40] = '.';
    std::ofstream list(folder / "list.txt");
    for (std::size_t i = 1; i <= boards; ++i)
      list << (i % wrong_every == 0 ? one_empty : std::string(example_board().cells())) << '\n';
  }

  std::vector<std::string> command(const std::vector<std::string>& options) const {
    std::vector<std::string> words{
        "run", folder / "mine.cpp", "--cases", folder / "list.txt", "--format", "json"};
    words.insert(words.end(), options.begin(), options.end());
    return words;
  }

  /// Without what differs from run to run: times, memory, and which case was the slowest.
  nlohmann::json judge(const std::vector<std::string>& options) const {
    const ProgramRun run = run_judge(command(options));
    EXPECT_EQ(run.err, "");
    auto solution = run.json().at("solutions").at(0);
    for (const char* key :
         {"runtime_ms", "cpu_ms", "memory_mib", "compile_ms", "compiled_from_cache"})
      solution.erase(key);
    auto rejected = nlohmann::json::array();
    for (auto& one : solution["cases"]) {
      one.erase("time_ms");
      if (one["verdict"] != "Accepted") rejected.push_back(one);
    }
    solution["cases"] = rejected;
    return solution;
  }

  const fs::path folder = new_test_folder();
};

TEST_F(LongLists, GetTheSameJudgementForAnyNumberOfJobs) {
  const auto alone = judge({"--keep-going"});
  EXPECT_EQ(alone["verdict"], "Wrong Answer");
  EXPECT_EQ(alone["total"], boards);
  EXPECT_EQ(alone["rejected"], boards / wrong_every);
  EXPECT_EQ(alone["passed"], boards - boards / wrong_every);
  EXPECT_EQ(alone["cases"].size(), 100U);
  EXPECT_EQ(alone["cases"][1]["name"], "line-1000");
  EXPECT_EQ(judge({"--keep-going", "--jobs", "3"}), alone);
}

TEST_F(LongLists, StopAtTheFirstRejectedBoardWhateverRunsBeside) {
  const auto alone = judge({});
  EXPECT_EQ(alone["passed"], wrong_every - 1);
  EXPECT_EQ(alone["total"], boards);
  ASSERT_EQ(alone["cases"].size(), 1U);
  EXPECT_EQ(alone["cases"][0]["name"], "line-500");
  EXPECT_EQ(judge({"--jobs", "4"}), alone);
}

TEST_F(LongLists, AreSharedByMachinesAndJoinedAgain) {
  std::vector<ReportFile> reports;
  for (const char* shard : {"1/3", "2/3", "3/3"})
    reports.push_back({shard, run_judge(command({"--keep-going", "--shard", shard})).out});
  const auto merged = nlohmann::json::parse(merge_reports(reports)).at("solutions").at(0);
  EXPECT_EQ(merged["total"], boards);
  EXPECT_EQ(merged["rejected"], boards / wrong_every);
  EXPECT_EQ(merged["passed"], boards - boards / wrong_every);
  EXPECT_EQ(merged["verdict"], "Wrong Answer");
  EXPECT_FALSE(all_are_accepted(merge_reports(reports)));
}

TEST_F(LongLists, AreReportedWithACommandForTheBoardAlone) {
  std::vector<std::string> words = command({});
  words[5] = "text";
  EXPECT_THAT(run_judge(words).out,
              AllOf(StartsWith("Wrong Answer"), HasSubstr("list/line-500"),
                    HasSubstr("499 of 70,000 passed before it"), HasSubstr("--board 5346789")));
}

TEST_F(LongLists, NameTheLineThatIsNoBoard) {
  std::ofstream(folder / "list.txt", std::ios::app) << std::string(80, '.') << "\n";
  const ProgramRun run = run_judge(command({"--keep-going"}));
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("list.txt:70001: the board has 80 cells, expected 81"));
}

TEST(Shard, IsReadAsPartOfCount) {
  ASSERT_TRUE(parse_shard("2/3"));
  EXPECT_FALSE(parse_shard("2/3")->takes(0));
  EXPECT_TRUE(parse_shard("2/3")->takes(1));
  EXPECT_TRUE(parse_shard("2/3")->takes(4));
  for (const char* text : {"", "1", "0/3", "4/3", "1/0", "-1/3", "1/3x", "/", "1/"})
    EXPECT_FALSE(parse_shard(text)) << text;
}

std::string refusal_of_merge(const std::vector<ReportFile>& reports) {
  try {
    merge_reports(reports);
  } catch (const BadInput& bad) {
    return bad.what();
  }
  return "nothing was refused";
}

ReportFile report_of(const std::string& path, const std::string& verdict, const std::string& name) {
  const nlohmann::json report = {{"version", 1},
                                 {"solutions",
                                  {{{"path", path},
                                    {"compiler", "g++"},
                                    {"verdict", verdict},
                                    {"passed", 1},
                                    {"rejected", 0},
                                    {"total", 1},
                                    {"runtime_ms", 1.5},
                                    {"memory_mib", nullptr},
                                    {"evidence", {verdict}},
                                    {"cases", {{{"suite", "s"}, {"name", name}}}}}}}};
  return {name + ".json", report.dump()};
}

TEST(Merge, JoinsPartsOfOneSolutionAndKeepsSolutionsApart) {
  const auto merged = nlohmann::json::parse(merge_reports(
      {report_of("a.cpp", "Accepted", "x"), report_of("b.cpp", "Accepted", "x"),
       report_of("a.cpp", "Wrong Answer", "y"), report_of("a.cpp", "Runtime Error", "z")}));
  ASSERT_EQ(merged["solutions"].size(), 2U);
  const auto& a = merged["solutions"][0];
  EXPECT_EQ(a["total"], 3);
  EXPECT_EQ(a["runtime_ms"], 4.5);
  EXPECT_EQ(a["verdict"], "Wrong Answer");
  EXPECT_EQ(a["evidence"][0], "Wrong Answer");
  EXPECT_EQ(a["cases"].size(), 3U);
  EXPECT_TRUE(a["memory_mib"].is_null());
}

TEST(Merge, RefusesWhatIsNoReportOrComesTwice) {
  EXPECT_THAT(refusal_of_merge({{"x.json", "{"}}), HasSubstr("x.json: is no JSON"));
  EXPECT_THAT(refusal_of_merge({{"x.json", "[]"}}), HasSubstr("has no solutions"));
  EXPECT_THAT(refusal_of_merge({{"x.json", R"({"version": 9, "solutions": []})"}}),
              HasSubstr("version 1"));
  EXPECT_THAT(
      refusal_of_merge({report_of("a.cpp", "Accepted", "x"), report_of("a.cpp", "Accepted", "x")}),
      HasSubstr("s/x of a.cpp is in an earlier report already"));
}

}  // namespace
}  // namespace judge
