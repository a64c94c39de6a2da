#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace judge {

/// SHA-256 (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::string_view bytes);

/// How a Content-Security-Policy names a script or a style sheet that it lets through:
/// `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`.
std::string policy_source(std::string_view content);

}  // namespace judge
