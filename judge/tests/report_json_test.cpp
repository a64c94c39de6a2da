// The JSON report is read by programs: its keys, units and nulls are pinned down here, and that
// nothing a submission does makes it invalid.

#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "judge/report/report.h"
#include "judge/tests/golden/golden.h"
#include "judge/tests/golden/judgements.h"

namespace judge {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;

Json read_back(const Judgement& judgement) {
  return Json::parse(to_json({judgement})).at("solutions").at(0);
}

TEST(JsonReport, OfSeveralSolutionsIsOneDocument) {
  expect_golden("accepted_and_wrong_answer.json",
                to_json({made_up::accepted(), made_up::wrong_answer()}));
}

TEST(JsonReport, OfNoSolutionIsADocumentToo) {
  expect_golden("nothing.json", to_json({}));
}

TEST(JsonReport, CarriesTheWholeCompilerText) {
  expect_golden("compile_error.json",
                to_json({made_up::compile_error(made_up::short_compiler_text)}));
  const Json solution = read_back(made_up::long_compile_error());
  EXPECT_GT(solution.at("evidence").at(0).at("text").get<std::string>().size(), 20'000U);
}

TEST(JsonReport, HasNullForWhatWasNotMeasured) {
  const Json silent = read_back(made_up::compile_error(""));
  EXPECT_TRUE(silent.at("runtime_ms").is_null());
  EXPECT_TRUE(silent.at("memory_mib").is_null());
  const Json dead = read_back(made_up::rejected_by(made_up::died(CpuLimitHit{2s})));
  EXPECT_TRUE(dead.at("cases").at(1).at("time_ms").is_null());
  EXPECT_TRUE(dead.at("cases").at(1).at("answer").is_null());
  EXPECT_TRUE(dead.at("runtime_ms").is_number());
}

TEST(JsonReport, CarriesTheAnswerAsFarAsItGoes) {
  using Rows = std::vector<std::string>;
  const auto answer_of = [](const Judgement& judgement) {
    return read_back(judgement).at("cases").at(1).at("answer").get<Rows>();
  };
  EXPECT_EQ(answer_of(made_up::wrong_shape({})), Rows{});
  EXPECT_EQ(answer_of(made_up::wrong_shape({9, 4, 0})), (Rows{"534678912", "6721", ""}));
  EXPECT_EQ(answer_of(made_up::wrong_shape(std::vector<std::uint64_t>(12, 99))).size(), 9U);
  EXPECT_EQ(answer_of(made_up::not_digits()).at(0), "53\x03x7\x1b\ufffd\ufffd2");
}

TEST(JsonReport, NamesTheCellsOfTheEvidence) {
  const Json evidence = read_back(made_up::wrong_answer()).at("evidence");
  EXPECT_EQ(evidence.at(0).at("kind"), "changed_given");
  EXPECT_EQ(evidence.at(0).at("message"), "r2c6 was given as 5, the answer says 8");
  EXPECT_EQ(evidence.at(0).at("cells"), Json({"r2c6"}));
  EXPECT_FALSE(read_back(made_up::unchanged()).at("evidence").at(0).contains("cells"));
}

TEST(JsonReport, IsPlainAsciiWhateverASubmissionPrints) {
  const std::string document = to_json({made_up::hostile(), made_up::not_digits()});
  for (const char c : document)
    ASSERT_TRUE(c == '\n' || (' ' <= c && c <= '~')) << static_cast<int>(c);
  expect_golden("hostile.json", to_json({made_up::hostile()}));
}

TEST(JsonReport, KeepsValidTextByteForByte) {
  const Json solution = read_back(
      made_up::rejected_by(made_up::died(Exited{0}, Phase::solving, "a\tb\n\x1b[0m\u202e漢\r\n")));
  EXPECT_EQ(solution.at("cases").at(1).at("printed"), "a\tb\n\x1b[0m\u202e漢\r\n");
}

}  // namespace
}  // namespace judge
