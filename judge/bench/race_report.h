#pragma once

#include <string>
#include <vector>

#include "judge/bench/race.h"

namespace judge {

/// What a race on several sets came to.
struct RaceResults {
  std::string compiler;  // `g++ 12.2.0 -std=c++23 -O2`
  RaceLimits limits;
  std::vector<std::string> names;  // of the racers
  struct OnSet {
    std::string name;
    std::string description;
    std::size_t boards = 0;
    std::vector<Finish> finishes;  // in the order of `names`
  };
  std::vector<OnSet> sets = {};
};

/// How many times as fast the racer is as the nearest one before it that finished, by the
/// fastest rounds; nullopt if there is none.
std::optional<double> gain(const std::vector<Finish>& finishes, std::size_t racer);

/// The line above all sets, and the table of one set: both end in a line feed. At most 80 columns.
std::string describe_conditions(const RaceResults& results);
std::string table_of_race(const RaceResults::OnSet& set, const std::vector<std::string>& names,
                          const RaceLimits& limits);

/// One JSON document, indented.
std::string json_of_race(const RaceResults& results);

}  // namespace judge
