#include "judge/cases/quantities.h"

#include <charconv>
#include <limits>

namespace judge {

namespace {

/// Takes the digits off the front of `text`; nullopt if there are none or too many.
std::optional<std::uint64_t> take_number(std::string_view& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

/// Takes `.25` off the front of `text` and gives its digits, none where there is no point; nullopt
/// for a point without digits.
std::optional<std::string_view> take_fraction(std::string_view& text) {
  if (!text.starts_with('.')) return "";
  text.remove_prefix(1);
  const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
  text.remove_prefix(digits.size());
  if (digits.empty()) return std::nullopt;
  return digits;
}

/// What a fraction of a unit is in whole nanoseconds.
std::uint64_t scale_fraction(std::string_view digits, std::uint64_t unit) {
  std::uint64_t sum = 0;
  for (char digit : digits) {
    unit /= 10;
    sum += static_cast<std::uint64_t>(digit - '0') * unit;
  }
  return sum;
}

std::optional<std::uint64_t> nanoseconds_of_unit(std::string_view unit) {
  if (unit == "ms") return 1'000'000;
  if (unit == "s") return 1'000'000'000;
  if (unit == "m") return 60'000'000'000;
  return std::nullopt;
}

std::optional<std::uint64_t> bytes_of_unit(std::string_view unit) {
  if (unit.empty()) return 1;
  if (unit == "K" || unit == "k") return 1ULL << 10;
  if (unit == "M" || unit == "m") return 1ULL << 20;
  if (unit == "G" || unit == "g") return 1ULL << 30;
  return std::nullopt;
}

}  // namespace

std::optional<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  constexpr auto most = static_cast<std::uint64_t>(std::chrono::nanoseconds::max().count());
  const auto whole = take_number(text);
  const auto fraction = take_fraction(text);
  const auto unit = nanoseconds_of_unit(text);
  if (!whole || !fraction || !unit || *whole > most / *unit) return std::nullopt;
  const std::uint64_t sum = *whole * *unit + scale_fraction(*fraction, *unit);  // under 2^64
  if (sum == 0 || sum > most) return std::nullopt;
  return std::chrono::nanoseconds(static_cast<std::int64_t>(sum));
}

std::optional<std::uint64_t> parse_bytes(std::string_view text) {
  const auto number = take_number(text);
  const auto unit = bytes_of_unit(text);
  const bool fits = number && unit && *number <= std::numeric_limits<std::uint64_t>::max() / *unit;
  if (!fits || *number == 0) return std::nullopt;
  return *number * *unit;
}

std::optional<double> parse_percentage(std::string_view text) {
  const bool is_percent = text.ends_with('%');
  if (is_percent) text.remove_suffix(1);
  double share = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (is_percent) share /= 100;
  if (!(share > 0 && share < 1)) return std::nullopt;
  return share;
}

}  // namespace judge
