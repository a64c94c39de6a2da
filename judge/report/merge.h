#pragma once

#include <string>
#include <vector>

namespace judge {

/// A JSON report and where it comes from.
struct ReportFile {
  std::string name;  // as the user typed it
  std::string text;
};

/// Joins reports that `--format json` wrote, of different solutions or of different parts of the
/// boards, into one. A solution that stands in several gets their counts, times and cases together
/// and the verdict of the first of them that is not Accepted; its memory is the largest. Throws
/// BadInput for what is no such report, and for a case that two of them hold.
std::string merge_reports(const std::vector<ReportFile>& reports);

/// Whether all solutions of a report are Accepted.
bool all_are_accepted(const std::string& report);

}  // namespace judge
