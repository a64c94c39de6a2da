#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace judge {

// Text that a submission chose may hold anything: escape sequences that clear the screen or set the
// window's title, a carriage return that paints over the verdict, letters that run from right to
// left. Everything of a submission passes through here before it reaches a terminal.
//
// Printable UTF-8 stays as it is. The rest becomes visible: a control byte or a byte that is no
// UTF-8 `\x1b`; an invisible or direction-changing character `\u{202e}`.

/// `bytes` as one printable line; a line feed becomes `\n` and a tab `\t`.
std::string escape_line(std::string_view bytes);

/// `bytes` as printable lines, split at line feeds (`\r\n` too); tabs become spaces up to the next
/// multiple of eight columns. A line feed at the end begins no further line.
std::vector<std::string> escape_lines(std::string_view bytes);

}  // namespace judge
