#include "judge/sudoku/random.h"

#include <bit>

namespace judge {

namespace {

/// One step of splitmix64.
std::uint64_t split_mix(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed, std::uint64_t stream) {
  // Mixed before the stream is added: seed 1 and stream 2 must not be what seed 2 and stream 1 are.
  std::uint64_t filler = split_mix(seed) + stream;
  for (std::uint64_t& word : state_) word = split_mix(filler);
}

std::uint64_t Random::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

int Random::below(int bound) {
  // The high half of 32 bits times the bound; the few products that would make some numbers
  // likelier than others are drawn again.
  const auto size = static_cast<std::uint64_t>(bound);
  const std::uint64_t uneven = (std::uint64_t{1} << 32) % size;
  for (;;) {
    const std::uint64_t product = (next() >> 32) * size;
    if ((product & 0xffffffff) >= uneven) return static_cast<int>(product >> 32);
  }
}

}  // namespace judge
