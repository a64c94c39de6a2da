#pragma once

namespace judge {

/// Columns of the terminal that shows the report; 80 where there is none.
int terminal_width();

/// Whether stdout is a terminal that shows colours and the user has nothing against them
/// (NO_COLOR).
bool terminal_shows_colour();

}  // namespace judge
