#include "judge/sudoku/bit_grid.h"

#include <bit>
#include <optional>
#include <span>

namespace judge {

namespace {

using Band = BitGrid::Band;

constexpr Band whole_band = (1U << 27) - 1;
constexpr Band whole_row = 0x1ff;
constexpr Band row_starts = 1U | 1U << 9 | 1U << 18;  // times a pattern of a row: it in each row
constexpr Band box_starts = 1U | 1U << 3 | 1U << 6;
constexpr Band triad_starts = row_starts * box_starts;
constexpr Band first_box = 7 * row_starts;

std::size_t band_of(Cell cell) {
  return static_cast<std::size_t>(cell.index) / 27;
}
Band bit_of(Cell cell) {
  return 1U << (cell.index % 27);
}
Cell cell_of(std::size_t band, Band bit) {
  return {static_cast<int>(band) * 27 + std::countr_zero(bit)};
}
constexpr std::size_t at(int number) {
  return static_cast<std::size_t>(number);
}

/// The cells that see a cell, in each band, and the cell itself.
constexpr std::array<std::array<Band, 3>, 81> find_seen() {
  std::array<std::array<Band, 3>, 81> seen{};
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    for (int band = 0; band < 3; ++band) seen[at(cell)][at(band)] = row_starts << column;
    seen[at(cell)][at(row / 3)] |= whole_row << row % 3 * 9 | first_box << column / 3 * 3;
  }
  return seen;
}

constexpr std::array<std::array<Band, 3>, 81> seen_from = find_seen();

/// Of a family of units side by side: those in which a digit has a place, and those in which it has
/// several, as bits.
struct Found {
  Band once = 0;
  Band twice = 0;

  void add(const Found& other) {
    twice |= other.twice | (once & other.once);
    once |= other.once;
  }
  void add(Band places) { add({places, 0}); }
  Found shifted(int by) const { return {once >> by, twice >> by}; }
};

/// The triads of a band, at the bits of `triad_starts`.
Found find_in_triads(Band band) {
  Found triads;
  for (const int place : {0, 1, 2}) triads.add((band >> place) & triad_starts);
  return triads;
}

/// Units that consist of three triads, at the bits of `starts`.
Found join_triads(const Found& triads, int distance, Band starts) {
  Found units = triads;
  units.add(triads.shifted(distance));
  units.add(triads.shifted(2 * distance));
  return {units.once & starts, units.twice & starts};
}

/// The only places of a digit in some unit; nothing if some unit has no place for it.
std::optional<std::array<Band, 3>> find_only_places(const std::array<Band, 3>& places) {
  std::array<Band, 3> only{};
  Found columns;
  for (std::size_t band = 0; band < 3; ++band) {
    const Band here = places[band];
    const Found triads = find_in_triads(here);
    const Found rows = join_triads(triads, 3, row_starts);
    const Found boxes = join_triads(triads, 9, box_starts);
    if (rows.once != row_starts || boxes.once != box_starts) return std::nullopt;
    only[band] = (rows.once & ~rows.twice) * whole_row | (boxes.once & ~boxes.twice) * first_box;
    for (const int row : {0, 9, 18}) columns.add((here >> row) & whole_row);
  }
  if (columns.once != whole_row) return std::nullopt;
  const Band column = (columns.once & ~columns.twice) * row_starts;
  for (std::size_t band = 0; band < 3; ++band) only[band] = places[band] & (only[band] | column);
  return only;
}

}  // namespace

BitGrid::BitGrid() {
  for (auto& digit : places_) digit.fill(whole_band);
  free_.fill(whole_band);
}

BitGrid::BitGrid(const Board& board) : BitGrid() {
  std::array<std::array<Band, 3>, 9> given{};
  for (int index = 0; index < 81; ++index) {
    const Cell cell{index};
    if (board.is_empty(cell)) continue;
    const std::size_t digit = at(board[cell] - '1');
    given[digit][band_of(cell)] |= bit_of(cell);
    free_[band_of(cell)] &= ~bit_of(cell);
    for (std::size_t band = 0; band < 3; ++band)
      places_[digit][band] &= ~seen_from[at(index)][band];
  }
  for (std::size_t digit = 0; digit < 9; ++digit) {
    for (std::size_t band = 0; band < 3; ++band)
      places_[digit][band] = (places_[digit][band] & free_[band]) | given[digit][band];
  }
}

void BitGrid::place(Cell cell, int digit) {
  place_bit(band_of(cell), bit_of(cell), at(digit));
}

void BitGrid::forbid(Cell cell, int digit) {
  places_[at(digit)][band_of(cell)] &= ~bit_of(cell);
}

void BitGrid::place_bit(std::size_t band, Band bit, std::size_t digit) {
  for (auto& places : places_) places[band] &= ~bit;
  const auto& seen = seen_from[at(cell_of(band, bit).index)];
  for (std::size_t other = 0; other < 3; ++other) places_[digit][other] &= ~seen[other];
  places_[digit][band] |= bit;
  free_[band] &= ~bit;
}

/// False if some cell has no candidate left.
bool BitGrid::place_naked_singles(bool& changed) {
  for (std::size_t band = 0; band < 3; ++band) {
    Found candidates;
    for (const auto& places : places_) candidates.add(places[band]);
    if (candidates.once != whole_band) return false;
    for (Band left = free_[band] & ~candidates.twice; left != 0; left &= left - 1) {
      const Band bit = left & -left;
      std::size_t digit = 0;
      while (digit < 9 && !(places_[digit][band] & bit)) ++digit;
      if (digit == 9) return false;  // a single that was placed just now took it
      place_bit(band, bit, digit);
      changed = true;
    }
  }
  return true;
}

/// False if some unit has no place left for some digit.
bool BitGrid::place_hidden_singles(bool& changed) {
  for (std::size_t digit = 0; digit < 9; ++digit) {
    const auto only = find_only_places(places_[digit]);
    if (!only) return false;
    for (std::size_t band = 0; band < 3; ++band) {
      for (Band left = (*only)[band] & free_[band]; left != 0; left &= left - 1) {
        const Band bit = left & -left;
        if (!(places_[digit][band] & bit)) return false;
        place_bit(band, bit, digit);
        changed = true;
      }
    }
  }
  return true;
}

bool BitGrid::place_singles() {
  for (bool changed = true; changed;) {
    changed = false;
    if (!place_naked_singles(changed)) return false;
    if (!changed && !place_hidden_singles(changed)) return false;
  }
  return true;
}

/// The free cell with the fewest candidates, of several the first, and these.
BitGrid::Branch BitGrid::find_branch(Random* random) const {
  Branch best{{}, {}, 10};
  for (std::size_t band = 0; band < 3 && best.count > 2; ++band) {
    Found candidates;
    Band three_or_more = 0;
    for (const auto& places : places_) {
      three_or_more |= candidates.twice & places[band];
      candidates.add(places[band]);
    }
    const Band pairs = free_[band] & ~three_or_more;
    for (Band left = pairs != 0 ? pairs : free_[band]; left != 0; left &= left - 1) {
      const Band bit = left & -left;
      Branch here{cell_of(band, bit), {}, 0};
      for (int digit = 0; digit < 9; ++digit) {
        if (places_[at(digit)][band] & bit) here.digits[at(here.count++)] = digit;
      }
      if (here.count < best.count) best = here;
      if (best.count == 2) break;
    }
  }
  if (random != nullptr) random->shuffle(std::span(best.digits.data(), at(best.count)));
  return best;
}

bool BitGrid::solve(Random* random) {
  if (!place_singles()) return false;
  if (is_full()) return true;
  const Branch branch = find_branch(random);
  for (int i = 0; i < branch.count; ++i) {
    BitGrid guess = *this;
    guess.place(branch.cell, branch.digits[at(i)]);
    if (!guess.solve(random)) continue;
    *this = guess;
    return true;
  }
  return false;
}

int BitGrid::count_solutions(int at_most) {
  if (!place_singles()) return 0;
  if (is_full()) return 1;
  const Branch branch = find_branch(nullptr);
  int count = 0;
  for (int i = 0; i < branch.count && count < at_most; ++i) {
    BitGrid guess = *this;
    guess.place(branch.cell, branch.digits[at(i)]);
    count += guess.count_solutions(at_most - count);
  }
  return count;
}

Board BitGrid::to_board() const {
  Board board;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    for (std::size_t band = 0; band < 3; ++band) {
      for (Band left = places_[digit][band]; left != 0; left &= left - 1)
        board.set(cell_of(band, left & -left), static_cast<char>('1' + digit));
    }
  }
  return board;
}

bool has_one_solution(const Board& board) {
  return BitGrid(board).count_solutions(2) == 1;
}

}  // namespace judge
