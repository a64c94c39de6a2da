#pragma once

#include <string>
#include <string_view>

#include "judge/cases/case.h"
#include "judge/cases/faults.h"

namespace judge {

/// Reads boards as people keep them outside of suites; `file` is its name as the user typed it:
///   - a board a line, as puzzle lists and `.sdm` files have it; what follows behind a space, a
///     comma or a semicolon (a rating, the solution) is not read;
///   - boards of nine lines, drawn or not, one after the other, as in `.sdk` and `.ss` files;
///   - one board as LeetCode shows it.
/// `#` begins a comment, and a first line of words alone is a heading. A board is named after its
/// line, `line-12`. It may have several solutions; one without any is a fault. Faults name the line
/// of the file.
Suite parse_board_list(std::string_view text, const std::string& file, Faults& faults);

}  // namespace judge
