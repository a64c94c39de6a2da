#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "judge/compare/comparison.h"
#include "judge/verdict/difference.h"

namespace judge {

/// The times inside `solveSudoku` of the cases that were solved, by `suite/name`.
using CaseTimes = std::map<std::string, std::chrono::duration<double, std::milli>>;

/// What an earlier result says of one solution.
struct EarlierSolution {
  std::string name;
  std::string path;
  std::string compiler;
  Outcome outcome;
  std::optional<std::size_t> rank;
  CaseTimes times;  // medians in a comparison, none of a rejected solution; of a run its only ones
};

/// A JSON document of `judge compare` or `judge run`, as far as a later comparison can use it.
struct EarlierResult {
  std::vector<EarlierSolution> solutions;
  std::optional<Machine> machine;  // a run does not tell it
  std::string date;                // neither this; empty then
  bool has_medians = false;        // the times are medians over rounds, not of one run
};

/// Reads such a document; fields that it does not know are left alone. `name` is the file's, for
/// messages: throws BadInput that names the first fault and its JSON pointer,
/// `old.json: /solutions/0/verdict is "Great", expected one of the judge's verdicts`.
EarlierResult read_earlier(const std::string& name, const std::string& text);

/// How long the same cases take now, compared with then. Two runs do not take turns as solutions of
/// one comparison do, so that a tenth is noise.
struct TimeChange {
  double mean_ratio;   // now to before, geometric mean over the cases
  double total_ratio;  // of the sums
  std::size_t cases;   // that were solved both times

  bool is_noise() const;
};

/// What has become of one solution of the comparison.
struct ChangeSince {
  std::string path;
  Difference difference;  // without a speed
  std::optional<std::size_t> rank_before;
  std::optional<std::size_t> rank_now;
  std::optional<TimeChange> time;  // none if no case was solved both times

  bool is_any() const;
};

/// What has changed since an earlier result, and what speaks against comparing the times.
struct ChangesSince {
  std::vector<ChangeSince> solutions;        // those of both, in the order of the comparison
  std::vector<std::string> added;            // paths
  std::vector<std::string> no_longer;        // paths
  std::string date;                          // of the earlier result; empty if not known
  bool was_one_run = false;                  // its times are no medians
  bool is_machine_unknown = false;           // of the earlier result
  std::optional<Machine> other_machine;      // the earlier one, if it is another
  std::vector<std::string> other_compilers;  // earlier ones of solutions that have another now
};

/// A solution is the same if its path is, or else if its name is and stands for one file only.
ChangesSince changes_since(const Comparison& comparison, const EarlierResult& earlier);

}  // namespace judge
