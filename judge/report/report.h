#pragma once

#include <functional>
#include <string>
#include <vector>

#include "judge/verdict/difference.h"
#include "judge/verdict/judgement.h"

namespace judge {

/// How the terminal report looks.
struct TextStyle {
  bool colour = false;  // ANSI colours, for a terminal
  int width = 80;       // columns
  /// The shell command that judges one case alone.
  std::function<std::string(const Case&)> command_for;
};

/// The report of one submission as a person reads it: the verdict and the file first, then
/// numbers; for a rejection the case, why, the boards side by side, what was printed and how to
/// judge that case alone. Ends in a line feed. Bytes of a submission are escaped.
std::string to_text(const Judgement& judgement, const TextStyle& style);

/// The boards of a rejected case as that report draws them.
std::string to_text_of_boards(const CaseJudgement& judged, const TextStyle& style);

/// What a second look has added to a report that is on the screen already: more reasons, the lines
/// of a crash, what the sanitizers found. Where it has turned the verdict this is a whole report.
std::string to_text_of_second_look(const Judgement& before, const Judgement& after,
                                   const TextStyle& style);

/// What has changed since the solution was judged before, in rows that go below a report.
std::string to_text(const Difference& difference, const TextStyle& style);

/// Where the time went, a row for each step, and how much of it until the verdict; nothing without
/// steps.
std::string to_text(const std::vector<StepTime>& steps, const TextStyle& style);

/// The JSON document of the README, indented, ending in a line feed; valid UTF-8 whatever a
/// submission did.
std::string to_json(const std::vector<Judgement>& judgements);

}  // namespace judge
