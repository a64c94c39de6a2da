#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace judge {

/// What a file of judge/tests/submissions/ says of itself. The folder of a file is the verdict that
/// it must get; comments in it say more:
///
///     // evidence: TEXT     the explanation contains TEXT; may stand several times
///     // options: WORDS     judged with these options of `judge run`
///     // needs: WHAT        judged only by a judge that has WHAT: see `judge_has`
struct Expectation {
  std::filesystem::path file;
  std::string verdict;  // `Wrong Answer`
  std::vector<std::string> evidence;
  std::vector<std::string> options;
  std::vector<std::string> needs;

  /// Whether this judge has all that the submission needs.
  bool can_be_judged() const;
};

/// Whether this judge has what a submission may need: `sandbox`, `sanitizer`, `diagnosis`.
bool judge_has(const std::string& what);

Expectation read_expectation(const std::filesystem::path& file);

/// Of all .cpp files in the folders of `folder`, in the order of their names.
std::vector<Expectation> read_expectations(const std::filesystem::path& folder);

}  // namespace judge
