#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/build/program.h"
#include "judge/compare/comparison.h"
#include "judge/compare/timing.h"

namespace judge {

/// A solution that has been judged by all cases.
struct JudgedProgram {
  Judgement judgement;
  std::string source;              // its text, as it was compiled
  std::optional<Program> program;  // none if it does not compile
};

/// From what the user typed to the judgement. Called in several threads at once.
using JudgeOne = std::function<JudgedProgram(const std::string& solution)>;

/// Told now and then how many have been judged.
using OnJudged = std::function<void(std::size_t judged)>;

/// Judges solutions, so many at once, and returns them in their order. What a judgement says of
/// cases beyond the first few rejected ones is cut down, so that the memory for a whole class stays
/// small. Rethrows what `judge_one` throws.
std::vector<JudgedProgram> judge_all(const std::vector<std::string>& solutions, unsigned jobs,
                                     const JudgeOne& judge_one, const OnJudged& on_judged);

/// Times those that are right side by side, and the baseline once more against itself, and ranks
/// them. `baseline` is an index; if that one is not right, the first right one takes its place.
Comparison hold_contest(std::vector<JudgedProgram> judged, std::vector<const Case*> cases,
                        std::size_t baseline, const TimingOptions& options,
                        const OnRound& on_round);

}  // namespace judge
