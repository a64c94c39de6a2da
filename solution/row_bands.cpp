// Row bands: a sweep over all nine digits and all three bands at once, without a branch.
//
// Idea. Solving is mostly deduction, and the same few deductions in every row, column and box. So
// hold "where may the digit d stand?" as bits, and let one vector operation do the same step for
// nine digits and three bands. A sweep of some 200 operations (with AVX-512) knows naked singles,
// the digits with one place in a row, and the matching of rows with boxes in each band and of bands
// with columns in each stack, which between them give singles in boxes and columns and locked
// candidates. Sweep until nothing changes, then guess.
//
// Data. A word of 32 bits is one digit in one row of each band, a field of ten bits for a band:
//
//     bit    29  28 .. 20  19  18 .. 10   9   8 .. 0
//            g    band 2   g    band 1    g   band 0      column c of band b is bit 10 b + c;
//                                                         g, the guard, is 0 between the steps
//     A guard stops a borrow: (field | g) - 1 takes the lowest candidate away, or g if there is
//     none. It catches a carry: field + 0x1FF sets g if the field is not empty.
//
//     Three words (rows 0, 1, 2 of the bands) are a digit, 27 words a board:
//
//     lane    0 1 2 3   4 5 6 7   8 9 10 11    digits 1 to 9, three to 128 bits, the fourth lane
//     digit   1 2 3 -   4 5 6 -   7 8  9  -    void: what all digits of a cell say is found by
//                                              turning three lanes in a circle, twice
//     AVX-512   a row is one register                        (OneBoard512), then four boards:
//               a register is a third of the digits, a board in each of its lanes (SideBySide)
//     AVX2      a row is 256 + 128 bits (OneBoard256), then two boards (SideBySide)
//     any       a row is three registers of 128 bits         (SideBySide of one board)
//
// Search. The board alone until it rests. Then cells are guessed that have two candidates and the
// most unsolved peers, and their outcomes are swept side by side: four boards (both outcomes of two
// cells) with AVX-512, two with AVX2. What dies costs nothing; what lives waits on a stack.
//
// Source. Bit boards, bands and guesses at bivalue cells are common property of the fast solvers
// (JCZSolve, tdoku); one lane a digit, one field a band and the matchings are this project's.
//
// Tried on one AMD Zen 5 core (times relative, sweeps and guesses counted; 11+ are hard puzzles):
//   - Kept: four boards abreast. A sweep of one takes 26 ns, of four 36 ns; 11+ fell from 1.00 to
//     0.70 of the time. As a pool of lanes refilled one by one from a stack: 1.03 to 1.16, since
//     each board that ends interrupts the others.
//   - Kept with AVX2 only for hard boards' sake: two abreast, 47 ns, 1.04 on 11+ against 1.28 in
//     turn. Without AVX2, in turn is better: 1.5 against 2.5.
//   - Kept: reading by shifts (13 ns, was 45 with stores and loads of different widths), a sum as
//     the sign of change (no copy of the board), four candidates a row for the guess (as good as
//     all: 45.9 guesses on 11+; one: 51.8), triples where there are no pairs.
//   - Dropped: guessing before the board rests (17 clues: 1.25 to 1.40 for 1.03), naked cells and
//     claims in alternate sweeps (a third more sweeps, a quarter fewer operations), the first pair
//     found as the guess (a quarter more sweeps), pairs among the peers instead of unsolved ones
//     (54.3 guesses on 11+ for 46.2).
//   - Not taken: the triad rule at fixpoints (15 % fewer guesses on magictour, not timed).

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Whatever handles vectors is inlined into one of the entries at the end, which alone names an
// instruction set. So no vector is ever passed in a call, and there is nothing to be warned about.
#pragma GCC diagnostic ignored "-Wpsabi"
#define ALWAYS_INLINE inline __attribute__((always_inline))

namespace row_bands {

// ---- The word: where one digit may stand in one row of each band ----

constexpr uint32_t IN_EACH_BAND = 1u | 1u << 10 | 1u << 20;
constexpr uint32_t COLUMNS = 0x1FF * IN_EACH_BAND;
constexpr uint32_t COLUMN_0 = 0x001 * IN_EACH_BAND;
constexpr uint32_t GUARDS = 0x200 * IN_EACH_BAND;
constexpr uint32_t BOX_ENDS = 0x124 * IN_EACH_BAND;        // the last column of each box
constexpr uint32_t NOT_BOX_ENDS = 0x0DB * IN_EACH_BAND;    // columns with one of their box behind
constexpr uint32_t NOT_BOX_STARTS = 0x1B6 * IN_EACH_BAND;  // columns with one of their box ahead

// The bit of a cell, and the lane of a digit counted from 0: each fourth lane is void, always zero.
constexpr uint32_t cell_bit(int band, int column) {
  return 1u << (10 * band + column);
}
constexpr int lane_of(int digit) {
  return digit / 3 * 4 + digit % 3;
}

// ---- Vectors: what the compilers call them ----

typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));
typedef uint64_t u64x8 __attribute__((vector_size(64)));

// The three digits of a third move on by one place, or by two: 0 1 2 becomes 1 2 0, or 2 0 1.
ALWAYS_INLINE u32x4 turn(const u32x4& v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3);
}
ALWAYS_INLINE u32x4 turn_back(const u32x4& v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3);
}
ALWAYS_INLINE u32x8 turn(const u32x8& v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
}
ALWAYS_INLINE u32x8 turn_back(const u32x8& v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7);
}
ALWAYS_INLINE u32x16 turn(const u32x16& v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
ALWAYS_INLINE u32x16 turn_back(const u32x16& v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}

// What stands in one 128-bit lane stands in two, or in all.
ALWAYS_INLINE u32x8 doubled(const u32x4& v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
}
ALWAYS_INLINE u32x16 doubled(const u32x8& v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
template <class V>
ALWAYS_INLINE V in_every_lane(const u32x4& v) {
  if constexpr (sizeof(V) == 64)
    return doubled(doubled(v));
  else if constexpr (sizeof(V) == 32)
    return doubled(v);
  else
    return v;
}

template <class V>
ALWAYS_INLINE V load(const uint32_t* from) {
  V v;
  memcpy(&v, from, sizeof v);
  return v;
}

// ---- Registers that belong together, and operators that treat each of them alike ----

// The rows of a band, or the thirds of the digits.
template <class T>
struct Three {
  T a, b, c;
  friend ALWAYS_INLINE Three operator&(const Three& x, const Three& y) {
    return {x.a & y.a, x.b & y.b, x.c & y.c};
  }
  friend ALWAYS_INLINE Three operator|(const Three& x, const Three& y) {
    return {x.a | y.a, x.b | y.b, x.c | y.c};
  }
  friend ALWAYS_INLINE Three operator^(const Three& x, const Three& y) {
    return {x.a ^ y.a, x.b ^ y.b, x.c ^ y.c};
  }
  friend ALWAYS_INLINE Three operator-(const Three& x, const Three& y) {
    return {x.a - y.a, x.b - y.b, x.c - y.c};
  }
  friend ALWAYS_INLINE Three operator&(const Three& x, uint32_t y) {
    return {x.a & y, x.b & y, x.c & y};
  }
  friend ALWAYS_INLINE Three operator|(const Three& x, uint32_t y) {
    return {x.a | y, x.b | y, x.c | y};
  }
  friend ALWAYS_INLINE Three operator+(const Three& x, uint32_t y) {
    return {x.a + y, x.b + y, x.c + y};
  }
  friend ALWAYS_INLINE Three operator-(const Three& x, uint32_t y) {
    return {x.a - y, x.b - y, x.c - y};
  }
  friend ALWAYS_INLINE Three operator>>(const Three& x, int n) {
    return {x.a >> n, x.b >> n, x.c >> n};
  }
  friend ALWAYS_INLINE Three operator<<(const Three& x, int n) {
    return {x.a << n, x.b << n, x.c << n};
  }
  friend ALWAYS_INLINE Three operator~(const Three& x) { return {~x.a, ~x.b, ~x.c}; }
  friend ALWAYS_INLINE Three turn(const Three& x) { return {turn(x.a), turn(x.b), turn(x.c)}; }
  friend ALWAYS_INLINE Three turn_back(const Three& x) {
    return {turn_back(x.a), turn_back(x.b), turn_back(x.c)};
  }
};

// A wider one and a narrower one.
template <class A, class B>
struct Two {
  A a;
  B b;
  friend ALWAYS_INLINE Two operator&(const Two& x, const Two& y) { return {x.a & y.a, x.b & y.b}; }
  friend ALWAYS_INLINE Two operator|(const Two& x, const Two& y) { return {x.a | y.a, x.b | y.b}; }
  friend ALWAYS_INLINE Two operator^(const Two& x, const Two& y) { return {x.a ^ y.a, x.b ^ y.b}; }
  friend ALWAYS_INLINE Two operator+(const Two& x, const Two& y) { return {x.a + y.a, x.b + y.b}; }
  friend ALWAYS_INLINE Two operator-(const Two& x, const Two& y) { return {x.a - y.a, x.b - y.b}; }
  friend ALWAYS_INLINE Two operator&(const Two& x, uint32_t y) { return {x.a & y, x.b & y}; }
  friend ALWAYS_INLINE Two operator|(const Two& x, uint32_t y) { return {x.a | y, x.b | y}; }
  friend ALWAYS_INLINE Two operator+(const Two& x, uint32_t y) { return {x.a + y, x.b + y}; }
  friend ALWAYS_INLINE Two operator-(const Two& x, uint32_t y) { return {x.a - y, x.b - y}; }
  friend ALWAYS_INLINE Two operator>>(const Two& x, int n) { return {x.a >> n, x.b >> n}; }
  friend ALWAYS_INLINE Two operator<<(const Two& x, int n) { return {x.a << n, x.b << n}; }
  friend ALWAYS_INLINE Two operator~(const Two& x) { return {~x.a, ~x.b}; }
};

// A board in memory: row[r] are the rows r of the bands, of all digits.
struct Board {
  alignas(64) uint32_t row[3][16];
};

// ---- Layouts: how the candidates of a board, or of several, lie in registers ----
//
// Each layout has a Row (all digits in one row of each band), a Grid (the three rows), Cells (a set
// of cells, the same in the lanes of all digits), and the few operations that depend on it. Its
// thirds() are the digits 1 to 3, 4 to 6 and 7 to 9 of the whole grid.

enum class Fate { dead, solved, open };
struct Signs {
  bool going;     // some board is alive and has changed
  bool finished;  // some board is alive and has one candidate in each cell
};

// Whether one of the three lanes in use is not zero; the fourth is void.
ALWAYS_INLINE bool any_in_lane(const u32x4& v) {
  const u64x2 halves = (u64x2)v;
  return (halves[0] | static_cast<uint32_t>(halves[1])) != 0;
}
ALWAYS_INLINE bool any_in_lane(const u32x16& v) {
  const u64x8 halves = (u64x8)v;
  return (halves[0] | static_cast<uint32_t>(halves[1])) != 0;
}

// One board, a register of 512 bits for a row. Cells hold the row r of the bands in 128-bit lane r.
struct OneBoard512 {
  using Row = u32x16;
  using Grid = Three<Row>;
  using Cells = u32x16;
  using Sum = u32x16;

  static ALWAYS_INLINE Grid load_board(const Board& board) {
    return {load<Row>(board.row[0]), load<Row>(board.row[1]), load<Row>(board.row[2])};
  }
  static ALWAYS_INLINE void store_board(const Grid& y, Board& board) {
    memcpy(board.row[0], &y.a, 64);
    memcpy(board.row[1], &y.b, 64);
    memcpy(board.row[2], &y.c, 64);
  }
  static ALWAYS_INLINE Three<Cells> thirds(const Grid& y) {
    // clang-format off
    const Row ab = __builtin_shufflevector(y.a, y.b,  0, 1, 2, 3,  4, 5, 6, 7, 16,17,18,19, 20,21,22,23);
    const Row cc = __builtin_shufflevector(y.a, y.b,  8, 9,10,11,  8, 9,10,11, 24,25,26,27, 24,25,26,27);
    return {__builtin_shufflevector(ab, y.c,          0, 1, 2, 3,  8, 9,10,11, 16,17,18,19, 16,17,18,19),
            __builtin_shufflevector(ab, y.c,          4, 5, 6, 7, 12,13,14,15, 20,21,22,23, 20,21,22,23),
            __builtin_shufflevector(cc, y.c,          0, 1, 2, 3,  8, 9,10,11, 24,25,26,27, 24,25,26,27)};
    // clang-format on
  }
  static ALWAYS_INLINE Row lane_0(const Row& v) {
    return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
  }
  static ALWAYS_INLINE Row lane_1(const Row& v) {
    return __builtin_shufflevector(v, v, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7);
  }
  static ALWAYS_INLINE Row lane_2(const Row& v) {
    return __builtin_shufflevector(v, v, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11);
  }
  static ALWAYS_INLINE Grid for_all_digits(const Cells& cells) {
    return {lane_0(cells), lane_1(cells), lane_2(cells)};
  }
  static ALWAYS_INLINE Sum sum(const Grid& y) { return y.a + y.b + y.c; }
  static ALWAYS_INLINE u32x16 lost(const Grid& less, const Cells& once) {
    return ((less.a & less.b & less.c & GUARDS) | (once & COLUMNS)) ^ (GUARDS | COLUMNS);
  }
  static ALWAYS_INLINE bool any(const u32x16& v) { return any_in_lane(v | lane_1(v) | lane_2(v)); }
  static ALWAYS_INLINE Signs signs(const u32x16& lost, const Cells& twice, const Sum& change) {
    const bool dead = any(lost), open = any(twice), moved = any(change);
    return {bool(!dead & moved), bool(!dead & !open)};
  }
  static ALWAYS_INLINE void tell_fates(const u32x16& lost, const Cells& twice, Fate* fate) {
    fate[0] = any(lost) ? Fate::dead : any(twice) ? Fate::open : Fate::solved;
  }
};

// One board, a register of 256 bits and one of 128 for a row.
struct OneBoard256 {
  using Row = Two<u32x8, u32x4>;
  using Grid = Three<Row>;
  using Cells = Three<u32x4>;
  using Sum = u32x4;

  static ALWAYS_INLINE Row load_row(const uint32_t* row) {
    return {load<u32x8>(row), load<u32x4>(row + 8)};
  }
  static ALWAYS_INLINE Grid load_board(const Board& board) {
    return {load_row(board.row[0]), load_row(board.row[1]), load_row(board.row[2])};
  }
  static ALWAYS_INLINE void store_board(const Grid& y, Board& board) {
    memcpy(board.row[0], &y.a, 48);
    memcpy(board.row[1], &y.b, 48);
    memcpy(board.row[2], &y.c, 48);
  }
  static ALWAYS_INLINE u32x4 low(const u32x8& v) {
    return __builtin_shufflevector(v, v, 0, 1, 2, 3);
  }
  static ALWAYS_INLINE u32x4 high(const u32x8& v) {
    return __builtin_shufflevector(v, v, 4, 5, 6, 7);
  }
  static ALWAYS_INLINE Three<Cells> thirds(const Grid& y) {
    return {{low(y.a.a), low(y.b.a), low(y.c.a)},
            {high(y.a.a), high(y.b.a), high(y.c.a)},
            {y.a.b, y.b.b, y.c.b}};
  }
  static ALWAYS_INLINE Grid for_all_digits(const Cells& cells) {
    return {{doubled(cells.a), cells.a}, {doubled(cells.b), cells.b}, {doubled(cells.c), cells.c}};
  }
  static ALWAYS_INLINE Sum sum(const Grid& y) {
    const Row rows = y.a + y.b + y.c;
    return low(rows.a) + high(rows.a) + rows.b;
  }
  static ALWAYS_INLINE u32x4 lost(const Grid& less, const Cells& once) {
    const Row rows = less.a & less.b & less.c;
    return ((low(rows.a) & high(rows.a) & rows.b & GUARDS) | (once.a & once.b & once.c & COLUMNS)) ^
           (GUARDS | COLUMNS);
  }
  static ALWAYS_INLINE Signs signs(const u32x4& lost, const Cells& twice, const Sum& change) {
    const bool dead = any_in_lane(lost), moved = any_in_lane(change);
    const bool open = any_in_lane(twice.a | twice.b | twice.c);
    return {bool(!dead & moved), bool(!dead & !open)};
  }
  static ALWAYS_INLINE void tell_fates(const u32x4& lost, const Cells& twice, Fate* fate) {
    fate[0] = any_in_lane(lost)                          ? Fate::dead
              : any_in_lane(twice.a | twice.b | twice.c) ? Fate::open
                                                         : Fate::solved;
  }
};

// As many boards as V has 128-bit lanes, one in each; three registers, of three digits, for a row.
template <class V>
struct SideBySide {
  static constexpr int boards = sizeof(V) / 16;
  using Row = Three<V>;
  using Grid = Three<Row>;
  using Cells = Three<V>;
  using Sum = V;
  using Memory = uint32_t[3][3][4 * boards];  // [row][third of the digits][lane]

  static ALWAYS_INLINE Row load_row(const uint32_t* row) {
    return {in_every_lane<V>(load<u32x4>(row)), in_every_lane<V>(load<u32x4>(row + 4)),
            in_every_lane<V>(load<u32x4>(row + 8))};
  }
  // The same board in every lane.
  static ALWAYS_INLINE Grid load_board(const Board& board) {
    return {load_row(board.row[0]), load_row(board.row[1]), load_row(board.row[2])};
  }
  static ALWAYS_INLINE void store_boards(const Grid& y, Memory& to) { memcpy(to, &y, sizeof to); }
  static ALWAYS_INLINE void take_board(const Memory& from, int which, Board& to) {
    for (int row = 0; row < 3; ++row) {
      for (int third = 0; third < 3; ++third) {
        memcpy(&to.row[row][4 * third], &from[row][third][4 * which], 16);
      }
    }
  }
  static ALWAYS_INLINE void store_board(const Grid& y, Board& board) {
    static_assert(boards == 1);
    take_board(reinterpret_cast<const Memory&>(y), 0, board);
  }
  static ALWAYS_INLINE Three<Cells> thirds(const Grid& y) {
    return {{y.a.a, y.b.a, y.c.a}, {y.a.b, y.b.b, y.c.b}, {y.a.c, y.b.c, y.c.c}};
  }
  static ALWAYS_INLINE Grid for_all_digits(const Cells& cells) {
    return {{cells.a, cells.a, cells.a}, {cells.b, cells.b, cells.b}, {cells.c, cells.c, cells.c}};
  }
  static ALWAYS_INLINE V for_each_board(const V& v) { return v | turn(v) | turn_back(v); }
  static ALWAYS_INLINE bool any_board(const V& v) {
    if constexpr (boards == 4) {
      return (v[0] | v[4] | v[8] | v[12]) != 0;
    } else if constexpr (boards == 2) {
      return (v[0] | v[4]) != 0;
    } else {
      return v[0] != 0;
    }
  }
  static ALWAYS_INLINE Sum sum(const Grid& y) {
    return (y.a.a + y.a.b + y.a.c) + (y.b.a + y.b.b + y.b.c) + (y.c.a + y.c.b + y.c.c);
  }
  static ALWAYS_INLINE V lost(const Grid& less, const Cells& once) {
    const Row rows = less.a & less.b & less.c;
    const V kept = (rows.a & rows.b & rows.c & GUARDS) | (once.a & once.b & once.c & COLUMNS);
    return for_each_board(kept ^ (GUARDS | COLUMNS));
  }
  static ALWAYS_INLINE Signs signs(const V& lost, const Cells& twice, const Sum& change) {
    const V alive = (V)(lost == 0), single = (V)((twice.a | twice.b | twice.c) == 0);
    return {any_board(alive & for_each_board(change)), any_board(alive & single)};
  }
  static ALWAYS_INLINE void tell_fates(const V& lost, const Cells& twice, Fate* fate) {
    const V open = twice.a | twice.b | twice.c;
    uint32_t is_lost[4 * boards], is_open[4 * boards];
    memcpy(is_lost, &lost, sizeof is_lost);
    memcpy(is_open, &open, sizeof is_open);
    for (int b = 0; b < boards; ++b) {
      fate[b] = is_lost[4 * b] != 0 ? Fate::dead : is_open[4 * b] != 0 ? Fate::open : Fate::solved;
    }
  }
};

// ---- The sweep: its words, and its story ----

template <class T>
ALWAYS_INLINE T two_of_three(const T& x, const T& y, const T& z) {
  return (x & y) | ((x | y) & z);
}

// The cells that have at least one candidate, and at least two.
template <class Cells>
struct Census {
  Cells once, twice;
};
template <class Cells>
ALWAYS_INLINE Census<Cells> count(const Three<Cells>& thirds) {
  const Cells once = thirds.a | (thirds.b | thirds.c);
  const Cells twice = two_of_three<Cells>(thirds.a, thirds.b, thirds.c);
  const Cells once_1 = turn(once), once_2 = turn_back(once);
  const Cells twice_1 = turn(twice), twice_2 = turn_back(twice);
  return {once | (once_1 | once_2),
          (twice | (twice_1 | twice_2)) | two_of_three<Cells>(once, once_1, once_2)};
}

// The cells in which an odd number of digits stands.
template <class Cells>
ALWAYS_INLINE Cells parity(const Three<Cells>& thirds) {
  const Cells odd = thirds.a ^ thirds.b ^ thirds.c;
  return odd ^ turn(odd) ^ turn_back(odd);
}

// All columns of the fields whose guard is set.
template <class Grid>
ALWAYS_INLINE Grid fields(const Grid& guards) {
  return guards - (guards >> 9);
}

// The boxes in which a field has candidates: one bit each, in the place of the box's last column.
template <class Row>
ALWAYS_INLINE Row boxes(const Row& y) {
  return (y | (y << 1) | (y << 2)) & BOX_ENDS;
}
template <class Row>
ALWAYS_INLINE Row columns_of(const Row& boxes) {
  return (boxes << 1) - (boxes >> 2);
}

// Rotated, so that each place tells of the next box, or column of its box, or of the one after
// that.
template <class Row>
ALWAYS_INLINE Row next_box(const Row& q) {
  return ((q >> 3) | (q << 6)) & BOX_ENDS;
}
template <class Row>
ALWAYS_INLINE Row box_after(const Row& q) {
  return ((q << 3) | (q >> 6)) & BOX_ENDS;
}
template <class Row>
ALWAYS_INLINE Row select(uint32_t mask, const Row& x, const Row& y) {
  return y ^ ((x ^ y) & mask);
}
template <class Row>
ALWAYS_INLINE Row next_column(const Row& p) {
  return select<Row>(NOT_BOX_ENDS, p >> 1, p << 2);
}
template <class Row>
ALWAYS_INLINE Row column_after(const Row& p) {
  return select<Row>(NOT_BOX_STARTS, p << 1, p >> 2);
}

// Sweeps until each board is dead or does not change any more, or one is solved.
template <class Layout>
ALWAYS_INLINE void sweep_to_rest(typename Layout::Grid& grid, Fate* fate) {
  using Grid = typename Layout::Grid;
  using Row = typename Layout::Row;
  using Cells = typename Layout::Cells;

  Grid y = grid;
  typename Layout::Sum sum{};
  for (bool first = true;; first = false) {
    // Look. A board is dead if a cell has no candidate, or a digit no place in a row: below, taking
    // 1 from an empty field takes its guard. A sweep only removes candidates, so that it changed
    // something shows in the sum of all words; what the sums of one sweep in billions hide from us
    // is guessed instead.
    const Census<Cells> candidates = count<Cells>(Layout::thirds(y));
    const Grid less = (y | GUARDS) - COLUMN_0;
    const auto lost = Layout::lost(less, candidates.once);
    const typename Layout::Sum last = sum;
    sum = Layout::sum(y);
    const Signs signs = Layout::signs(lost, candidates.twice, sum ^ last);
    if (!signs.going || (signs.finished && !first)) {
      grid = y;
      Layout::tell_fates(lost, candidates.twice, fate);
      return;
    }

    // A digit with one place in a row claims that cell: y & less, the field without its lowest
    // candidate, is empty. Two digits that claim one cell both lose it, and the board dies.
    const Grid claims = y & fields<Grid>(~((y & less) + COLUMNS) & GUARDS);
    const Grid unclaimed = Layout::for_all_digits(~parity<Cells>(Layout::thirds(claims)));

    // A cell with one candidate takes that digit from the rest of its row. Of two such cells in one
    // row only the first keeps it, and the board dies: nothing else would tell before it is full.
    const Grid naked = y & Layout::for_all_digits(candidates.once & ~candidates.twice);
    const Grid decided_rows = fields<Grid>((naked + COLUMNS) & GUARDS);
    const Grid first_naked = naked & ~((naked | GUARDS) - COLUMN_0);
    y = (y ^ ((y & ~first_naked) & decided_rows)) & (claims ^ unclaimed);

    // Each row of a band needs a box of its own: row a keeps a box only if the rows b and c can
    // share the other two. This is also what a solved cell does to its box.
    const Grid q = {boxes<Row>(y.a), boxes<Row>(y.b), boxes<Row>(y.c)};
    const Grid next = {next_box<Row>(q.a), next_box<Row>(q.b), next_box<Row>(q.c)};
    const Grid after = {box_after<Row>(q.a), box_after<Row>(q.b), box_after<Row>(q.c)};
    y.a = y.a & columns_of<Row>((next.b & after.c) | (after.b & next.c));
    y.b = y.b & columns_of<Row>((next.a & after.c) | (after.a & next.c));
    y.c = y.c & columns_of<Row>((next.a & after.b) | (after.a & next.b));

    // Each band needs a column of its own in each stack: the same, one field for each band.
    const Row bands = y.a | y.b | y.c;
    const Row next_band = (bands >> 10) | (bands << 20);
    const Row band_after = (bands << 10) | (bands >> 20);
    const Row keep = (next_column<Row>(next_band) & column_after<Row>(band_after)) |
                     (column_after<Row>(next_band) & next_column<Row>(band_after));
    y = y & Grid{keep, keep, keep};
  }
}

// The rows hold each digit once by now; asks whether the columns and boxes hold all of them.
inline bool is_solution(const Board& board) {
  u32x4 missing{};
  for (int third = 0; third < 12; third += 4) {
    const u32x4 bands = load<u32x4>(board.row[0] + third) | load<u32x4>(board.row[1] + third) |
                        load<u32x4>(board.row[2] + third);
    missing |= ~(bands | (bands >> 10) | (bands >> 20)) & 0x1FF;
    missing |= ~boxes<u32x4>(bands) & BOX_ENDS;
  }
  return !any_in_lane(missing);
}

// ---- The guess ----

// The other cells of a cell's row, column and box.
struct Peers {
  uint64_t rows_0_and_1;
  uint32_t row_2;
};
struct PeerTable {
  Peers of[3][32];  // [row in its band][bit]
};
constexpr PeerTable make_peers() {
  PeerTable table{};
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9, column = cell % 9;
    uint32_t peers[3] = {};
    for (int other = 0; other < 81; ++other) {
      const int r = other / 9, c = other % 9;
      const bool sees = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
      if (sees && other != cell) peers[r % 3] |= cell_bit(r / 3, c);
    }
    table.of[row % 3][10 * (row / 3) + column] = {peers[0] | uint64_t{peers[1]} << 32, peers[2]};
  }
  return table;
}
constexpr PeerTable PEERS = make_peers();

struct Guess {
  int row, bit, digit;  // bit: its number
};
// A cell and how good it is to guess, in one number that can be compared. -1 is none.
ALWAYS_INLINE int rated(int rating, int row, int bit) {
  return rating << 7 | (127 - (row << 5 | bit));
}
inline Guess guess_at(const Board& board, int rated_cell) {
  const int place = 127 - (rated_cell & 127), row = place >> 5, bit = place & 31;
  uint32_t digits = 0;
  for (int d = 0; d < 9; ++d) digits |= (board.row[row][lane_of(d)] >> bit & 1) << d;
  return {row, bit, __builtin_ctz(digits)};
}

// The two cells to guess: of those with two candidates (or three, or more, if none has fewer), the
// ones with the most unsolved peers. The first four of each row of the bands are looked at, always
// four, because a loop that ends at a different time each time costs more than it saves.
struct Choice {
  int best, second;
};
inline Choice choose_cells(const Board& board) {
  uint32_t unsolved[3], pairs[3], triples[3];
  for (int r = 0; r < 3; ++r) {
    // The number of candidates of each cell, as binary digits.
    const u32x4 a = load<u32x4>(board.row[r]), b = load<u32x4>(board.row[r] + 4),
                c = load<u32x4>(board.row[r] + 8);
    const u32x4 odd = a ^ b ^ c, two = two_of_three<u32x4>(a, b, c);
    const u32x4 ones = odd ^ turn(odd) ^ turn_back(odd);
    const u32x4 carry = two_of_three<u32x4>(odd, turn(odd), turn_back(odd));
    const u32x4 odd_twos = two ^ turn(two) ^ turn_back(two);
    const u32x4 twos = odd_twos ^ carry;
    const u32x4 more = two_of_three<u32x4>(two, turn(two), turn_back(two)) | (odd_twos & carry);
    unsolved[r] = (twos | more)[0];
    pairs[r] = (twos & ~more & ~ones)[0];
    triples[r] = (twos & ~more & ones)[0];
  }
  const uint32_t* from = (pairs[0] | pairs[1] | pairs[2]) != 0         ? pairs
                         : (triples[0] | triples[1] | triples[2]) != 0 ? triples
                                                                       : unsolved;
  const uint64_t unsolved_0_and_1 = unsolved[0] | uint64_t{unsolved[1]} << 32;
  Choice choice{-1, -1};
  for (int r = 0; r < 3; ++r) {
    uint32_t cells = from[r];
    for (int k = 0; k < 4; ++k, cells &= cells - 1) {
      const int bit = __builtin_ctz(cells | 1u << 31);
      const Peers& peers = PEERS.of[r][bit];
      const int rating = __builtin_popcountll(peers.rows_0_and_1 & unsolved_0_and_1) +
                         __builtin_popcount(peers.row_2 & unsolved[2]);
      const int cell = cells != 0 ? rated(rating, r, bit) : -1;
      choice.second = max(choice.second, min(choice.best, cell));
      choice.best = max(choice.best, cell);
    }
  }
  return choice;
}

// ---- The search ----

// One board after the other, for machines that gain nothing from two: the guessed digit first, the
// board without it waits. Each that waits was left where another cell was solved: 81 are enough.
template <class Layout>
ALWAYS_INLINE bool search_in_turn(Board& board) {
  Board waiting[81];
  int count = 0;
  for (;;) {
    Fate fate[1];
    typename Layout::Grid grid = Layout::load_board(board);
    sweep_to_rest<Layout>(grid, fate);
    Layout::store_board(grid, board);
    if (fate[0] == Fate::solved && is_solution(board)) return true;
    if (fate[0] == Fate::open) {
      const Guess guess = guess_at(board, choose_cells(board).best);
      const uint32_t cell = 1u << guess.bit;
      waiting[count] = board;
      waiting[count++].row[guess.row][lane_of(guess.digit)] &= ~cell;
      for (int d = 0; d < 9; ++d) {
        if (d != guess.digit) board.row[guess.row][lane_of(d)] &= ~cell;
      }
    } else {
      if (count == 0) return false;
      board = waiting[--count];
    }
  }
}

// The lanes whose digit a board loses in a guessed cell. Of two boards, 0 holds that the guess is
// right, 1 that it is wrong; of four, 0 and 2 hold that the first is right, 0 and 1 the second.
template <int boards>
struct Losses {
  alignas(64) uint32_t of[2][9][3][4 * boards];  // [guess][digit][third of the digits][lane]
};
template <int boards>
constexpr Losses<boards> make_losses() {
  Losses<boards> losses{};
  for (int guess = 0; guess < 2; ++guess) {
    for (int digit = 0; digit < 9; ++digit) {
      for (int d = 0; d < 9; ++d) {
        for (int board = 0; board < boards; ++board) {
          const bool right = (board >> guess & 1) == 0;
          losses.of[guess][digit][d / 3][4 * board + d % 3] = right != (d == digit) ? ~0u : 0;
        }
      }
    }
  }
  return losses;
}
template <int boards>
constexpr Losses<boards> LOSSES = make_losses<boards>();

template <class V>
ALWAYS_INLINE void suppose(typename SideBySide<V>::Grid& grid, int which, const Guess& guess) {
  const auto& losses = LOSSES<SideBySide<V>::boards>.of[which][guess.digit];
  const typename SideBySide<V>::Row loss = {load<V>(losses[0]), load<V>(losses[1]),
                                            load<V>(losses[2])};
  const uint32_t cell = 1u << guess.bit;
  grid.a = grid.a & ~(loss & (guess.row == 0 ? cell : 0));
  grid.b = grid.b & ~(loss & (guess.row == 1 ? cell : 0));
  grid.c = grid.c & ~(loss & (guess.row == 2 ? cell : 0));
}

// Both outcomes of a guess side by side, or, where a register takes four boards, all outcomes of
// two. Boards that survive wait in a frame of the stack, until only one of them is left: it gives
// up the place. So each frame below another was left where one more cell was solved.
template <class Root, class V>
ALWAYS_INLINE bool search_abreast(Board& board) {
  using Layout = SideBySide<V>;
  constexpr int boards = Layout::boards;
  struct Frame {
    alignas(64) typename Layout::Memory memory;
    int waiting, board[boards];
  };

  Fate fate[boards];
  typename Root::Grid root = Root::load_board(board);
  sweep_to_rest<Root>(root, fate);
  Root::store_board(root, board);
  if (fate[0] == Fate::dead) return false;
  if (fate[0] == Fate::solved) return is_solution(board);

  Frame stack[82];
  Frame* top = stack;
  top->waiting = 0;
  for (;;) {
    const Choice choice = choose_cells(board);
    typename Layout::Grid grid = Layout::load_board(board);
    int outcomes = 2;
    suppose<V>(grid, 0, guess_at(board, choice.best));
    if (boards == 4 && choice.second >= 0) {
      suppose<V>(grid, 1, guess_at(board, choice.second));
      outcomes = 4;
    }
    sweep_to_rest<Layout>(grid, fate);

    if (top->waiting > 0) ++top;
    Layout::store_boards(grid, top->memory);
    top->waiting = 0;
    for (int b = outcomes - 1; b >= 0; --b) {
      if (fate[b] == Fate::open) top->board[top->waiting++] = b;
      if (fate[b] == Fate::solved) {
        Layout::take_board(top->memory, b, board);
        if (is_solution(board)) return true;
      }
    }
    while (top->waiting == 0) {
      if (top == stack) return false;
      --top;
    }
    Layout::take_board(top->memory, top->board[--top->waiting], board);
  }
}

// ---- LeetCode's board ----

inline void read_plain(const vector<vector<char>>& text, Board& board) {
  for (int r = 0; r < 3; ++r) {
    uint32_t found[10] = {};  // the places of each digit; under 0 the empty cells
    for (int band = 0; band < 3; ++band) {
      const char* row = text[3 * band + r].data();
      for (int column = 0; column < 9; ++column) {
        const int digit = row[column] - '0';
        found[1 <= digit && digit <= 9 ? digit : 0] |= cell_bit(band, column);
      }
    }
    for (uint32_t& word : board.row[r]) word = 0;
    for (int d = 0; d < 9; ++d) board.row[r][lane_of(d)] = found[d + 1] | found[0];
  }
}

ALWAYS_INLINE void write(const Board& board, vector<vector<char>>& text) {
  for (int r = 0; r < 3; ++r) {
    char* const row[3] = {text[r].data(), text[3 + r].data(), text[6 + r].data()};
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      const uint32_t word = board.row[r][lane_of(d)];
      row[0][__builtin_ctz(word & 0x1FF)] = static_cast<char>('1' + d);
      row[1][__builtin_ctz(word >> 10 & 0x1FF)] = static_cast<char>('1' + d);
      row[2][__builtin_ctz(word >> 20)] = static_cast<char>('1' + d);
    }
  }
}

template <auto read, auto search>
ALWAYS_INLINE void solve(vector<vector<char>>& text) {
  Board board;
  read(text, board);
  if (search(board)) write(board, text);
}

// ---- The entries, one for each instruction set ----

inline void solve_anywhere(vector<vector<char>>& text) {
  solve<read_plain, search_in_turn<SideBySide<u32x4>>>(text);
}

#if defined(__x86_64__)
ALWAYS_INLINE uint64_t eight_bytes(const char* from) {
  uint64_t bytes;
  memcpy(&bytes, from, sizeof bytes);
  return bytes;
}

// Three rows of text in one register, each followed by a byte that is no cell: one comparison finds
// a digit in all of them. They are put together by shifts, because bytes that were just stored
// would have to be waited for.
__attribute__((target("avx2"))) inline void read_avx2(const vector<vector<char>>& text,
                                                      Board& board) {
  for (int r = 0; r < 3; ++r) {
    const char *row_0 = text[r].data(), *row_1 = text[3 + r].data(), *row_2 = text[6 + r].data();
    const uint64_t a = eight_bytes(row_0), b = eight_bytes(row_1), c = eight_bytes(row_2);
    const uint64_t last_a = static_cast<uint8_t>(row_0[8]), last_b = static_cast<uint8_t>(row_1[8]),
                   last_c = static_cast<uint8_t>(row_2[8]);
    const __m256i cells = _mm256_set_epi64x(c >> 32 | last_c << 32,
                                            b >> 48 | last_b << 16 | c << 32, last_a | b << 16, a);
    const uint32_t empty = _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, _mm256_set1_epi8('.')));
    for (uint32_t& word : board.row[r]) word = 0;
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      const __m256i digit = _mm256_set1_epi8(static_cast<char>('1' + d));
      board.row[r][lane_of(d)] = empty | _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, digit));
    }
  }
}

__attribute__((target("avx2,bmi,bmi2,popcnt"))) inline void solve_avx2(vector<vector<char>>& text) {
  solve<read_avx2, search_abreast<OneBoard256, u32x8>>(text);
}

__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi,bmi2,popcnt"))) inline void
solve_avx512(vector<vector<char>>& text) {
  solve<read_avx2, search_abreast<OneBoard512, u32x16>>(text);
}

// For measuring one entry on a machine that has a better one: -DROW_BANDS_WIDEST=256, or 128.
#ifndef ROW_BANDS_WIDEST
#define ROW_BANDS_WIDEST 512
#endif

inline bool has_avx2() {
  return ROW_BANDS_WIDEST >= 256 && __builtin_cpu_supports("avx2") &&
         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt");
}
inline bool has_avx512() {
  return ROW_BANDS_WIDEST >= 512 && has_avx2() && __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
}
#endif

}  // namespace row_bands

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
#if defined(__x86_64__)
    if (row_bands::has_avx512()) return row_bands::solve_avx512(board);
    if (row_bands::has_avx2()) return row_bands::solve_avx2(board);
#endif
    row_bands::solve_anywhere(board);
  }
};
