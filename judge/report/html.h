#pragma once

#include <string>
#include <vector>

#include "judge/compare/comparison.h"

namespace judge {

/// What a page says of how it came about.
struct PageOrigin {
  std::string command;  // as it was typed, quoted for a shell
  std::string date;     // `2026-11-30 14:05 UTC`
  Machine machine;
};

/// One page that needs no network and no other file: the verdict, the time of each case, each
/// rejected case with its boards, the compiler's words and what was printed. Whatever a submission
/// wrote is shown as text and nothing else.
std::string to_html(const Judgement& judgement, const PageOrigin& origin);

/// The same for several solutions beside each other, with their times as pictures and as tables.
std::string to_html(const Comparison& comparison, const PageOrigin& origin);

}  // namespace judge
