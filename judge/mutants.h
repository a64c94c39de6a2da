#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "judge/build/compile.h"
#include "judge/cases/case.h"
#include "judge/run/limits.h"
#include "judge/verdict/expectation.h"

namespace judge {

/// What the suites do to one wrong submission.
struct Mutant {
  std::string name;             // `wrong_answer/no_box_check`
  std::vector<bool> killed_by;  // of each case, in order, whether it rejects the mutant
  /// It has been rejected without a case being the reason: it does not compile, it dies before any
  /// case or after the last one, or it dies of whatever comes first.
  bool dies_of_anything = false;

  bool survives() const;
};

/// What all mutants together say of the cases. Mutants that die of anything say nothing.
struct KillTable {
  struct Row {
    const Case* tested = nullptr;
    std::size_t kills = 0;
    std::vector<std::string> only_killer_of;  // names of mutants
    bool adds_something = false;              // chosen by the greedy cover: see `tabulate`
  };
  std::vector<Row> rows;  // of each case, in order
  std::size_t mutants = 0;
  std::vector<std::string> dying_of_anything;
  std::vector<std::string> survivors;
};

/// The cases that add something are found greedily: the case that kills the most mutants, then the
/// one that kills the most of those that are left, and so on; of equal ones the first.
KillTable tabulate(const std::vector<const Case*>& cases, const std::vector<Mutant>& mutants);

/// Runs all cases on the submission, past those that reject it. One that crashes or hangs in each
/// of the first four cases does so on anything, and is let go.
Mutant try_mutant(const Expectation& expectation, const std::vector<const Case*>& cases,
                  const Limits& limits, const Toolchain& toolchain,
                  const std::filesystem::path& cache, const OnProgress& on_progress);

}  // namespace judge
