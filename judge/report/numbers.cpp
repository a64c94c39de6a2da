#include "judge/report/numbers.h"

#include <fmt/format.h>

#include <cmath>

namespace judge {

namespace {

std::string with_three_digits(double value) {
  if (value < 9.995) return fmt::format("{:.2f}", value);
  if (value < 99.95) return fmt::format("{:.1f}", value);
  return fmt::format("{:.0f}", value);
}

}  // namespace

std::string format_duration(std::chrono::nanoseconds duration) {
  const auto ns = static_cast<double>(duration.count());
  // Compared with what would be rounded up to 1000 of a unit, so that no `1000 us` is printed.
  if (ns < 999.5) return fmt::format("{:.0f} ns", ns);
  if (ns < 999.5e3) return fmt::format("{} us", with_three_digits(ns / 1e3));
  if (ns < 999.5e6) return fmt::format("{} ms", with_three_digits(ns / 1e6));
  return fmt::format("{} s", with_three_digits(ns / 1e9));
}

std::string format_number(std::uint64_t number) {
  std::string digits = fmt::format("{}", number);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
  return digits;
}

std::string format_bytes(std::uint64_t bytes) {
  if (bytes < 1024) return format_count(bytes, "byte");
  std::uint64_t unit = 1024;
  std::string_view name = "KiB";
  for (const std::string_view larger : {"MiB", "GiB"}) {
    if (bytes / 1024 < unit) break;
    unit *= 1024;
    name = larger;
  }
  const double value = static_cast<double>(bytes) / static_cast<double>(unit);
  const bool is_whole = bytes % unit == 0;
  return fmt::format("{:.{}f} {}", value, is_whole || value >= 99.95 ? 0 : 1, name);
}

std::string format_count(std::uint64_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string format_ratio(double ratio) {
  if (ratio >= 1000) return format_number(static_cast<std::uint64_t>(std::llround(ratio)));
  if (ratio < 0.001) return fmt::format("{:.3g}", ratio);
  const int decimals = ratio >= 100 ? 1 : ratio >= 10 ? 2 : ratio >= 0.1 ? 3 : 4;
  return fmt::format("{:.{}f}", ratio, decimals);
}

}  // namespace judge
