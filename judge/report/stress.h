#pragma once

#include <string>

#include "judge/report/report.h"
#include "judge/stress.h"

namespace judge {

/// The report of `judge stress` as a person reads it: that all boards passed; or the failure as in
/// `to_text`, where it was found, and commands that judge it again and keep it as a case. The last
/// row says how many boards of which kinds passed, and the seed. `failed` is the judgement of the
/// solution that failed, without its cases. Unused if none did.
std::string to_stress_text(const StressResult& result, const Judgement& failed,
                           const std::string& path, const TextStyle& style);

}  // namespace judge
