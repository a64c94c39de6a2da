#pragma once

#include "judge/compare/comparison.h"

namespace judge {

/// This machine, as the kernel describes it; no core is pinned.
Machine describe_machine();

/// The date and the time of now, `2026-11-30 14:05 UTC`.
std::string date_of_now();

}  // namespace judge
