#include "judge/report/sha256.h"

#include <bit>
#include <cmath>
#include <cstddef>

namespace judge {

namespace {

constexpr std::size_t block_bytes = 64;

/// The first 32 bits of the fractional part of the square or cube root of each of the first primes:
/// so the standard defines its constants.
template <std::size_t count, typename Root>
std::array<std::uint32_t, count> fractions_of_roots(Root root) {
  std::array<std::uint32_t, count> fractions{};
  std::size_t found = 0;
  for (unsigned candidate = 2; found < count; ++candidate) {
    bool is_prime = true;
    for (unsigned i = 2; i * i <= candidate; ++i) is_prime = is_prime && candidate % i != 0;
    if (!is_prime) continue;
    const long double value = root(static_cast<long double>(candidate));
    fractions[found++] = static_cast<std::uint32_t>((value - std::floor(value)) * 4'294'967'296.0L);
  }
  return fractions;
}

const auto& round_constants() {
  static const auto constants =
      fractions_of_roots<64>([](long double prime) { return std::cbrt(prime); });
  return constants;
}

std::uint32_t big_endian_word(std::string_view bytes) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) word = word << 8 | static_cast<unsigned char>(bytes[i]);
  return word;
}

void mix(std::array<std::uint32_t, 8>& state, std::string_view block) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t i = 0; i < 16; ++i) words[i] = big_endian_word(block.substr(i * 4));
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t early = words[i - 15];
    const std::uint32_t late = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) +
               words[i - 7] + (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                ((e & f) ^ (~e & g)) + round_constants()[i] + words[i];
    const std::uint32_t second =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first;
    d = c, c = b, b = a, a = first + second;
  }
  const std::array<std::uint32_t, 8> mixed = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += mixed[i];
}

template <typename Bytes>
std::string base64(const Bytes& bytes) {
  constexpr std::string_view letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t k = 0; k < 3; ++k)
      group = group << 8 | (i + k < bytes.size() ? bytes[i + k] : 0U);
    for (std::size_t k = 0; k < 4; ++k)
      text += i + k <= bytes.size() ? letters[group >> (18 - 6 * k) & 63U] : '=';
  }
  return text;
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
  auto state = fractions_of_roots<8>([](long double prime) { return std::sqrt(prime); });
  std::string_view rest = bytes;
  for (; rest.size() >= block_bytes; rest.remove_prefix(block_bytes))
    mix(state, rest.substr(0, block_bytes));

  // The end: a bit that is set, zeros, and the length in bits as the last eight bytes of a block.
  std::string end(rest);
  end += '\x80';
  end.resize(end.size() + 8 <= block_bytes ? block_bytes - 8 : 2 * block_bytes - 8);
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
  for (int shift = 56; shift >= 0; shift -= 8) end += static_cast<char>(bits >> shift & 0xffU);
  for (std::size_t i = 0; i < end.size(); i += block_bytes)
    mix(state, std::string_view(end).substr(i, block_bytes));

  std::array<std::uint8_t, 32> digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - i % 4 * 8));
  return digest;
}

std::string policy_source(std::string_view content) {
  return "'sha256-" + base64(sha256(content)) + "'";
}

}  // namespace judge
