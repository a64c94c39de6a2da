// A case earns its place by a wrong submission that it rejects. The table is tested with made-up
// mutants; that no mutant survives the suites is tested by judging each (submissions_test.cpp).

#include "judge/mutants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "judge/report/mutants.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/golden/judgements.h"
#include "judge/tests/judge_program.h"

namespace judge {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::vector<Case> mutant_cases = {made_up::a_case("easy"), made_up::a_case("first-row-empty"),
                                        made_up::a_case("seventeen"), made_up::a_case("again")};
const std::vector<const Case*> pointers = {&mutant_cases[0], &mutant_cases[1], &mutant_cases[2],
                                           &mutant_cases[3]};

const Mutant obvious{"wrong_answer/empty_body", {true, true, true, true}, false};
const Mutant subtle{"wrong_answer/gives_up_on_empty_first_row", {false, true, false, false}, false};
const Mutant few_clues{"wrong_answer/gives_up_below_20_clues", {false, false, true, true}, false};
const Mutant crashing{"runtime_error/exit_zero", {true}, false};  // was stopped there
const Mutant hanging{"time_limit_exceeded/endless_loop", {true, true, true, true}, true};
const Mutant survivor{"wrong_answer/very_clever", {false, false, false, false}, false};

TEST(KillTable, CountsWhatEachCaseKillsAndWhatItKillsAlone) {
  const KillTable table = tabulate(pointers, {obvious, subtle, few_clues});
  ASSERT_EQ(table.rows.size(), 4U);
  EXPECT_EQ(table.rows[0].kills, 1U);
  EXPECT_EQ(table.rows[1].kills, 2U);
  EXPECT_THAT(table.rows[1].only_killer_of, ElementsAre(subtle.name));
  EXPECT_THAT(table.rows[2].only_killer_of, IsEmpty());
  EXPECT_THAT(table.survivors, IsEmpty());
}

TEST(KillTable, ChoosesGreedilyTheCasesThatAddSomething) {
  const KillTable table = tabulate(pointers, {obvious, subtle, few_clues, crashing});
  std::vector<bool> adds;
  for (const KillTable::Row& row : table.rows) adds.push_back(row.adds_something);
  EXPECT_THAT(adds, ElementsAre(true, true, true, false));
}

TEST(KillTable, SetsSurvivorsAndThoseThatDieOfAnythingApart) {
  const KillTable table = tabulate(pointers, {hanging, survivor, subtle});
  EXPECT_THAT(table.survivors, ElementsAre(survivor.name));
  EXPECT_THAT(table.dying_of_anything, ElementsAre(hanging.name));
  EXPECT_EQ(table.mutants, 3U);
  EXPECT_EQ(table.rows[0].kills, 0U);
}

TEST(MutantsReport, ShowsTheTableAndTheCasesThatRejectNothingNew) {
  expect_golden("mutants_killed.txt",
                to_text(tabulate(pointers, {obvious, subtle, few_clues, crashing, hanging})));
}

TEST(MutantsReport, NamesSurvivorsFirst) {
  expect_golden("mutants_survive.txt", to_text(tabulate(pointers, {obvious, subtle, survivor})));
}

/// A folder of submissions: a right one among the wrong ones is what survives.
fs::path folder_with(const std::vector<std::string>& submissions) {
  const fs::path folder = new_test_folder();
  fs::create_directories(folder / "wrong_answer");
  for (const std::string& name : submissions)
    fs::copy_file(fs::path(JUDGE_SOURCE_DIR "/judge/tests/submissions") / name,
                  folder / "wrong_answer" / fs::path(name).filename());
  return folder;
}

TEST(MutantsVerb, FailsIfAWrongSubmissionPassesAllCases) {
  const fs::path folder =
      folder_with({"wrong_answer/empty_body.cpp", "accepted/plain_isvalid_backtracking.cpp"});
  const ProgramRun run = run_judge({"mutants", folder.string(), "--case", "basic/*"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(StartsWith("1 of 2 wrong submissions pass all cases\n"),
                             HasSubstr("wrong_answer/plain_isvalid_backtracking")));
}

TEST(MutantsVerb, IsContentIfEachWrongSubmissionIsRejected) {
  const fs::path folder =
      folder_with({"wrong_answer/empty_body.cpp", "time_limit_exceeded/endless_loop.cpp",
                   "runtime_error/crash_in_a_static_initialiser.cpp"});
  const ProgramRun run =
      run_judge({"mutants", folder.string(), "--case", "basic/thirty*", "--time-limit", "20ms"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(StartsWith("All 3 wrong submissions are rejected\n"),
                             HasSubstr("whatever case comes first: 2 submissions")));
}

TEST(MutantsVerb, RefusesAFolderWithoutSubmissions) {
  EXPECT_EQ(run_judge({"mutants", new_test_folder().string()}).exit_code, 2);
  EXPECT_EQ(run_judge({"mutants", "/nowhere"}).exit_code, 2);
}

}  // namespace
}  // namespace judge
