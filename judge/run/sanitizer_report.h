#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "judge/run/run.h"

namespace judge {

// What the sanitizers and the checks of libstdc++ say, read for the one sentence that helps.

/// `subject` is `AddressSanitizer`, with its report as the text, or UBSan's kind of fault.
SanitizerFinding read_sanitizer_report(const std::string& subject, const std::string& text);

/// Whether it tells of memory that could not be had, where a program gets an exception.
bool is_refusal_of_memory(const SanitizerFinding& finding);

/// The report of a failed check of libstdc++ at the end of what was printed, if there is one.
std::optional<SanitizerFinding> find_library_report(const std::string& output);

/// What was printed, without such a report, or without UBSan's.
std::string without_report(std::string output);

}  // namespace judge
