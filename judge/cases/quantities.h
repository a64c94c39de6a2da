#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace judge {

/// `2s`, `500ms`, `1.5s`, `2m`: a number, a fraction if wanted, and a unit. nullopt for anything
/// else, for zero, and for what nanoseconds in 64 bits cannot hold.
std::optional<std::chrono::nanoseconds> parse_duration(std::string_view text);

/// `1000`, `64K`, `512M`, `1G`: bytes, or powers of 1024 of them, in upper or lower case. nullopt
/// for anything else, for zero, and for what 64 bits cannot hold.
std::optional<std::uint64_t> parse_bytes(std::string_view text);

/// `1%`, `0.5%` or `0.01`, as a share of 1. nullopt for anything else, and for what is not between
/// 0 and 1.
std::optional<double> parse_percentage(std::string_view text);

}  // namespace judge
