#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace judge {

/// Three significant digits in the unit that suits: `850 us`, `12.3 ms`, `1.20 s`.
std::string format_duration(std::chrono::nanoseconds duration);

/// `162,000,000`
std::string format_number(std::uint64_t number);

/// `1 byte`, `23 bytes`, `64 KiB`, `3.9 MiB`.
std::string format_bytes(std::uint64_t bytes);

/// `1 line`, `2 lines`; the plural of `noun` is made by an `s`.
std::string format_count(std::uint64_t count, std::string_view noun);

/// How many times as long something takes: `0.0418`, `1.002`, `23.40`, `1,234`. Near 1 a difference
/// stands in the third decimal.
std::string format_ratio(double ratio);

}  // namespace judge
