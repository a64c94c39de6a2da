#pragma once

#include <string>
#include <vector>

#include "judge/verdict/judgement.h"

namespace judge {

/// How the terminal report looks.
struct TextStyle {
  bool colour = false;        // ANSI colours, for a terminal
  int width = 80;             // columns
  std::string rerun_command;  // how to judge one case alone, up to the case's name, shell-quoted:
                              // `build/judge run mine --case `; empty if there is none
};

/// The report of one submission as a person reads it: the verdict and the file first, then
/// numbers; for a rejection the case, why, the boards side by side, what was printed and how to
/// judge that case alone. Ends in a line feed. Bytes of a submission are escaped.
std::string to_text(const Judgement& judgement, const TextStyle& style);

/// The JSON document of the README, indented, ending in a line feed; valid UTF-8 whatever a
/// submission did.
std::string to_json(const std::vector<Judgement>& judgements);

}  // namespace judge
