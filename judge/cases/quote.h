#pragma once

#include <string>
#include <string_view>

namespace judge {

/// How foreign text is quoted in a message: in double quotes, escaped, and shortened if it is long.
std::string quote(std::string_view text);

}  // namespace judge
