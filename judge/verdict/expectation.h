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
///     // needs: WHAT        seen only by a part of the judge: sanitizer, sandbox or diagnosis
struct Expectation {
  std::filesystem::path file;
  std::string verdict;  // `Wrong Answer`
  std::vector<std::string> evidence;
  std::vector<std::string> options;
  std::vector<std::string> needs;
};

Expectation read_expectation(const std::filesystem::path& file);

/// Of all .cpp files in the folders of `folder`, in the order of their names.
std::vector<Expectation> read_expectations(const std::filesystem::path& folder);

}  // namespace judge
