#pragma once

#include <string>

#include "judge/mutants.h"

namespace judge {

/// The table of `judge mutants`: whether all mutants are killed, the cases with what they kill, and
/// those that kill nothing new.
std::string to_text(const KillTable& table);

}  // namespace judge
