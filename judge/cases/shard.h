#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace judge {

/// One of several equal parts of the boards, so that machines can share them: part `index` of
/// `count`, counted from 1, takes every `count`-th board.
struct Shard {
  std::size_t index = 1;
  std::size_t count = 1;

  /// Whether it takes the board at `position`, counted from 0.
  bool takes(std::size_t position) const { return position % count == index - 1; }
};

/// Reads `2/5`; nullopt for anything else.
std::optional<Shard> parse_shard(std::string_view text);

}  // namespace judge
