#pragma once

#include <string_view>

namespace judge {

/// Whether a C++ text may look at how an object lies in memory: it copies or compares bytes, or
/// takes an address for that of another type. Says yes rather too often.
bool may_look_at_bytes(std::string_view text);

}  // namespace judge
