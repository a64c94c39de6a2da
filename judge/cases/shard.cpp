#include "judge/cases/shard.h"

#include <charconv>

namespace judge {

namespace {

/// The whole of a text as a number above 0.
std::optional<std::size_t> parse_count(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
  return number;
}

}  // namespace

std::optional<Shard> parse_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto index = parse_count(text.substr(0, slash));
  const auto count = parse_count(text.substr(slash + 1));
  if (!index || !count || *index > *count) return std::nullopt;
  return Shard{*index, *count};
}

}  // namespace judge
