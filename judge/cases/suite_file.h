#pragma once

#include <string>
#include <string_view>

#include "judge/cases/case.h"
#include "judge/cases/faults.h"

namespace judge {

/// Reads the text of a suite file; `file` is its name as the user typed it. Every fault is added to
/// `faults`, with the line, the column and the JSON pointer (RFC 6901: counted from 0) where it
/// stands; the suite then holds only the cases without faults.
///
///     {
///       "$schema": "suite.schema.json",               // optional, not read
///       "description": "what the suite is for",       // optional
///       "time_limit": "2s",                           // CPU time for a case
///       "cases": [
///         {
///           "name": "first-row-empty",                // unique; letters, digits and - _ .
///           "catches": "what a wrong program does",   // optional, one line
///           "backtracking_placements": 4208,          // optional, see Case
///           "board": ["53..7....", …]                 // nine rows; `.` is an empty cell;
///         }                                           // a row may be ["5", "3", ".", …] too
///       ]
///     }
///
/// A board of a suite has exactly one solution.
Suite parse_suite(std::string_view text, const std::string& file, Faults& faults);

}  // namespace judge
