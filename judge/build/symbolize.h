#pragma once

#include <filesystem>
#include <vector>

#include "judge/run/run.h"

namespace judge {

/// The lines of `submission` that the offsets into a sanitized program's library stand for, by the
/// binutils' addr2line, inlined calls included; other files' lines are left out. Empty where that
/// program is missing.
std::vector<SourceLine> find_source_lines(const std::filesystem::path& library,
                                          const std::filesystem::path& submission,
                                          const std::vector<std::uint64_t>& offsets);

}  // namespace judge
