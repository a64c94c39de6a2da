#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace judge {

/// Numbers that look random and are the same for the same seed on every machine and with every
/// library, which the distributions of <random> are not: xoshiro256** (David Blackman and
/// Sebastiano Vigna, https://prng.di.unimi.it), its state filled by splitmix64. A seed has 2^64
/// streams, so that the n-th thing that is made of a seed need not wait for those before it.
class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t stream);

  std::uint64_t next();
  /// 0 to `bound` - 1, each as likely; `bound` is 1 to 2^31.
  int below(int bound);
  /// `least` to `most`, each as likely.
  int between(int least, int most) { return least + below(most - least + 1); }

  template <typename T>
  void shuffle(std::span<T> things) {
    for (std::size_t left = things.size(); left > 1; --left)
      std::swap(things[left - 1], things[static_cast<std::size_t>(below(static_cast<int>(left)))]);
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

/// The numbers 0 to `Count` - 1 in a random order.
template <std::size_t Count>
std::array<int, Count> random_order(Random& random) {
  std::array<int, Count> order;
  for (std::size_t i = 0; i < Count; ++i) order[i] = static_cast<int>(i);
  random.shuffle(std::span<int>(order));
  return order;
}

}  // namespace judge
