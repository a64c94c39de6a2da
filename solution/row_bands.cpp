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
//            g    band 2   g    band 1    g   band 0      column c of band b is bit 10 b + c
//
//     g, the guard, is 1 when a sweep begins, and for the rest anything. It is what subtractions
//     borrow from: guard and field, minus 1, is the field without its lowest candidate and what is
//     below, and the guard is gone if there was none. Shifts may push it where no mask looks.
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
// cells) with AVX-512, two with AVX2. What dies costs nothing; what lives waits on a stack. Boards
// that look easy to AVX2, and all boards without it, are searched in turn: the guess, then without.
//
// Cost. A sweep of one board is some 200 operations and 27 ns, one of four boards 460 and 40 ns. An
// easy board takes 5.7 sweeps. One with 17 givens takes 13, and then 1.8 of four boards, since
// three in ten need a round of guesses; one of the hardest takes 3, and 137 of four boards in 27
// rounds.
//
// Source. Bit boards, bands and guesses at bivalue cells are common property of the fast solvers
// (JCZSolve, tdoku); one lane a digit, one field a band and the matchings are this project's.
//
// Tried on one AMD Zen 5 core, where a vector operation takes two cycles, one that crosses 128-bit
// lanes five, and four start in a cycle. Times are relative; 11+ are hard puzzles, serg's have many
// solutions. A sweep of one board waits for results (27 ns, of which 17 are the longest chain), one
// of four for the units (40 ns for 460 operations).
//   - Kept: four boards abreast, 11+ 0.55 of one at a time. As a pool of lanes refilled one by one
//     from a stack: 1.03 to 1.16, since each board that ends interrupts the others.
//   - Kept: the choice of a guess. Counting the candidates of all boards at once when they rest
//     made 11+ 0.86, no branch for "no more cells in this row" another 0.95.
//   - Kept: guards left in place and turning the lanes of each row (0.95 on easy boards, against
//     gathering the rows in one register and spreading the answer), three thirds of the digits in
//     one register for the rows and boxes (0.96 on 11+), the search out of the way of the first
//     sweeps (0.97 on easy boards, for want of registers), masked moves to write (0.93 on them).
//   - Kept: reading by shifts (13 ns, was 45 with stores and loads of different widths), a sum as
//     the sign of change (no copy of the board), four candidates a row for the guess (as good as
//     all: 26.4 rounds on 11+ against 26.0; three: 26.9; two: 29.1), triples where there are no
//     pairs, only the first of two naked cells with one digit (1.07 on 11+ without).
//   - Kept with AVX2: in turn below 48 unsolved cells (serg's 0.86, 17 clues 1.03). Until the first
//     dead end instead, on any board: magictour 1.08. With AVX-512 that is 1.03 on serg's, too.
//   - Dropped: rules that do not wait for each other, all on the candidates as the sweep found
//     them. Rows and boxes beside bands and columns: 1.26 of the sweeps in 0.79 of the time each.
//     The singles beside both: 1.72 of the sweeps; all three: 2.0. Singles twice, the second time
//     beside the other rules: 0.93 of the sweeps, each dearer by more.
//   - Dropped: one board as a register for each third of the digits, a row in each lane. Fewer
//     operations, but more crossings one after the other: easy boards 1.13, with AVX2 1.03.
//   - Dropped: the triad rule at rest (three digits left for three cells of a row and box, or of a
//     column and box, are theirs). Magictour 0.91 of the rounds in 1.04 of the time, 11+ 0.97 in
//     1.10, for all boards as for the first alone.
//   - Dropped: a second guess that does not see the first (0.98 of the rounds on 11+, and as much
//     work to find), pairs added to the unsolved peers (1.07), pairs instead (1.18).
//   - Dropped: guessing before the board rests (17 clues: 1.25 to 1.40 for 1.03), naked cells and
//     claims in alternate sweeps (a third more sweeps, a quarter fewer operations), the first pair
//     found as the guess (a quarter more sweeps), singles row by row (AVX2 0.99, AVX-512 1.03).

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Whatever handles vectors is inlined into one of the entries at the end, which alone names an
// instruction set. So no vector is ever passed in a call, and what g++ has to say of the way in
// which it would be (a warning, and a note that nothing turns off) is of no matter.
#pragma GCC diagnostic ignored "-Wpsabi"
#define ALWAYS_INLINE inline __attribute__((always_inline))

namespace row_bands {

// ---- The word: where one digit may stand in one row of each band ----

constexpr uint32_t IN_EACH_BAND = 1u | 1u << 10 | 1u << 20;
constexpr uint32_t COLUMNS = 0x1FF * IN_EACH_BAND;
constexpr uint32_t COLUMN_0 = 0x001 * IN_EACH_BAND;
constexpr uint32_t GUARDS = 0x200 * IN_EACH_BAND;
constexpr uint32_t BOX_STARTS = 0x049 * IN_EACH_BAND;  // the first column of each box
constexpr uint32_t BOX_MIDDLES = 0x092 * IN_EACH_BAND;
constexpr uint32_t BOX_ENDS = 0x124 * IN_EACH_BAND;
constexpr uint32_t BOXES_0_AND_1 = 0x03F * IN_EACH_BAND;
constexpr uint32_t BOXES_1_AND_2 = 0x1F8 * IN_EACH_BAND;

// The bit of a cell, and the lane of a digit counted from 0: each fourth lane is void.
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

// The three digits of a third move on by one place, or by two: 0 1 2 becomes 1 2 0, or 2 0 1.
ALWAYS_INLINE u32x4 turn(u32x4 v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3);
}
ALWAYS_INLINE u32x4 turn_back(u32x4 v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3);
}
ALWAYS_INLINE u32x8 turn(u32x8 v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
}
ALWAYS_INLINE u32x8 turn_back(u32x8 v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7);
}
ALWAYS_INLINE u32x16 turn(u32x16 v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
ALWAYS_INLINE u32x16 turn_back(u32x16 v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}

// What stands in one 128-bit lane stands in two, or in all.
ALWAYS_INLINE u32x8 doubled(u32x4 v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
}
ALWAYS_INLINE u32x16 doubled(u32x8 v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
template <class V>
ALWAYS_INLINE V in_every_lane(u32x4 v) {
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

// The bits of x where the mask has ones, those of y elsewhere. The first form is what g++ takes for
// one operation of AVX-512; the other is shorter where there is none.
template <class V>
ALWAYS_INLINE V select(uint32_t mask, V x, V y) {
  if constexpr (sizeof(V) == 64)
    return y ^ ((x ^ y) & mask);
  else
    return (x & mask) | (y & ~mask);
}

// ---- Registers that belong together, and operators that treat each of them alike ----

// The rows of a band, or the thirds of the digits.
template <class T>
struct Three {
  T a, b, c;
  friend ALWAYS_INLINE Three operator&(Three x, Three y) {
    return {x.a & y.a, x.b & y.b, x.c & y.c};
  }
  friend ALWAYS_INLINE Three operator|(Three x, Three y) {
    return {x.a | y.a, x.b | y.b, x.c | y.c};
  }
  friend ALWAYS_INLINE Three operator^(Three x, Three y) {
    return {x.a ^ y.a, x.b ^ y.b, x.c ^ y.c};
  }
  friend ALWAYS_INLINE Three operator&(Three x, uint32_t y) { return {x.a & y, x.b & y, x.c & y}; }
  friend ALWAYS_INLINE Three operator|(Three x, uint32_t y) { return {x.a | y, x.b | y, x.c | y}; }
  friend ALWAYS_INLINE Three operator+(Three x, uint32_t y) { return {x.a + y, x.b + y, x.c + y}; }
  friend ALWAYS_INLINE Three operator-(Three x, uint32_t y) { return {x.a - y, x.b - y, x.c - y}; }
  friend ALWAYS_INLINE Three operator>>(Three x, int n) { return {x.a >> n, x.b >> n, x.c >> n}; }
  friend ALWAYS_INLINE Three operator<<(Three x, int n) { return {x.a << n, x.b << n, x.c << n}; }
  friend ALWAYS_INLINE Three operator~(Three x) { return {~x.a, ~x.b, ~x.c}; }
  friend ALWAYS_INLINE Three select(uint32_t mask, Three x, Three y) {
    return {select(mask, x.a, y.a), select(mask, x.b, y.b), select(mask, x.c, y.c)};
  }
};

// A wider one and a narrower one.
template <class A, class B>
struct Two {
  A a;
  B b;
  friend ALWAYS_INLINE Two operator&(Two x, Two y) { return {x.a & y.a, x.b & y.b}; }
  friend ALWAYS_INLINE Two operator|(Two x, Two y) { return {x.a | y.a, x.b | y.b}; }
  friend ALWAYS_INLINE Two operator^(Two x, Two y) { return {x.a ^ y.a, x.b ^ y.b}; }
  friend ALWAYS_INLINE Two operator+(Two x, Two y) { return {x.a + y.a, x.b + y.b}; }
  friend ALWAYS_INLINE Two operator-(Two x, Two y) { return {x.a - y.a, x.b - y.b}; }
  friend ALWAYS_INLINE Two operator&(Two x, uint32_t y) { return {x.a & y, x.b & y}; }
  friend ALWAYS_INLINE Two operator|(Two x, uint32_t y) { return {x.a | y, x.b | y}; }
  friend ALWAYS_INLINE Two operator+(Two x, uint32_t y) { return {x.a + y, x.b + y}; }
  friend ALWAYS_INLINE Two operator-(Two x, uint32_t y) { return {x.a - y, x.b - y}; }
  friend ALWAYS_INLINE Two operator>>(Two x, int n) { return {x.a >> n, x.b >> n}; }
  friend ALWAYS_INLINE Two operator<<(Two x, int n) { return {x.a << n, x.b << n}; }
  friend ALWAYS_INLINE Two operator~(Two x) { return {~x.a, ~x.b}; }
  friend ALWAYS_INLINE Two select(uint32_t mask, Two x, Two y) {
    return {select(mask, x.a, y.a), select(mask, x.b, y.b)};
  }
};

// ---- The words of the sweep ----

template <class T>
ALWAYS_INLINE T two_of_three(T x, T y, T z) {
  return (x & y) | ((x | y) & z);
}

// All columns of the fields whose guard is not set.
template <class T>
ALWAYS_INLINE T unguarded(T x) {
  return ((x >> 9) & IN_EACH_BAND) + COLUMNS;
}

// Rotated, so that each place tells of the next column of its box, or of the one after that.
template <class T>
ALWAYS_INLINE T next_column(T x) {
  return select(BOX_STARTS | BOX_MIDDLES, x >> 1, x << 2);
}
template <class T>
ALWAYS_INLINE T column_after(T x) {
  return select(BOX_MIDDLES | BOX_ENDS, x << 1, x >> 2);
}

// Rotated, so that each place tells of the next box, or of the one after that.
template <class T>
ALWAYS_INLINE T next_box(T x) {
  return select(BOXES_0_AND_1, x >> 3, x << 6);
}
template <class T>
ALWAYS_INLINE T box_after(T x) {
  return select(BOXES_1_AND_2, x << 3, x >> 6);
}

// The boxes in which a field has candidates: one bit each, in the place of the box's last column.
template <class T>
ALWAYS_INLINE T boxes(T x) {
  return (x | (x << 1) | (x << 2)) & BOX_ENDS;
}

// The boxes that each row of a band may keep: those without which the other two rows can still
// share the other two boxes.
template <class T>
ALWAYS_INLINE Three<T> boxes_to_keep(Three<T> boxes) {
  const Three<T> next = {next_box(boxes.a), next_box(boxes.b), next_box(boxes.c)};
  const Three<T> after = {box_after(boxes.a), box_after(boxes.b), box_after(boxes.c)};
  return {(next.b & after.c) | (after.b & next.c),  //
          (next.a & after.c) | (after.a & next.c),  //
          (next.a & after.b) | (after.a & next.b)};
}

// The columns that each band may keep, in the same way, of the three in each stack.
template <class T>
ALWAYS_INLINE T columns_to_keep(T bands) {
  const T next_band = (bands >> 10) | (bands << 20);
  const T band_after = (bands << 10) | (bands >> 20);
  return (next_column(next_band) & column_after(band_after)) |
         (column_after(next_band) & next_column(band_after));
}

// The columns that a digit has in no band, and the boxes it has in no row.
template <class T>
ALWAYS_INLINE T missing(T bands) {
  return (~(bands | (bands >> 10) | (bands >> 20)) & 0x1FF) | (~boxes(bands) & BOX_ENDS);
}

// ---- Boards in memory ----

// One: row[r] are the rows r of the bands, of all digits.
struct Board {
  alignas(64) uint32_t row[3][16];
};

// As many as were swept side by side: a board has four words of each line, three digits and a void,
// or a set of cells, the same in the three words.
template <int boards>
struct Frame {
  using Line = uint32_t[4 * boards];
  alignas(64) Line row[3][3];                          // [row][third of the digits]
  alignas(64) Line unsolved[3], pairs[3], triples[3];  // cells with 2 or more, 2, 3 candidates
  uint32_t waiting;                                    // a bit for each board
};

// ---- Layouts: how the candidates of a board, or of several, lie in registers ----
//
// Each layout has a Row (all digits in one row of each band), a Grid (the three rows), Cells (a set
// of cells of one row, the same in the lanes of all digits), and what depends on it: the thirds()
// of a row are the digits 1 to 3, 4 to 6 and 7 to 9.

struct Signs {
  bool going;     // some board is alive and has changed
  bool finished;  // some board is alive and has one candidate in each cell
};
struct Fates {
  uint32_t open, solved;  // a bit for each board; a board that has neither is dead
};

ALWAYS_INLINE Fates fate(bool dead, bool single) {
  return {uint32_t{!dead && !single}, uint32_t{!dead && single}};
}

// Whether one of the first three lanes is not zero; the fourth is void.
template <class V>
ALWAYS_INLINE bool any_in_lane(V v) {
  const u64x2 halves = (u64x2)__builtin_shufflevector(v, v, 0, 1, 2, 3);
  return (halves[0] | static_cast<uint32_t>(halves[1])) != 0;
}

// For layouts whose rows are registers: a row keeps all columns of a box or loses them.
template <class Row>
ALWAYS_INLINE Row columns_of(Row boxes) {
  return (boxes << 1) - (boxes >> 2);
}
template <class Row>
ALWAYS_INLINE Three<Row> match_boxes_of_rows(Three<Row> y) {
  const Three<Row> keep = boxes_to_keep<Row>({boxes(y.a), boxes(y.b), boxes(y.c)});
  return {y.a & columns_of(keep.a), y.b & columns_of(keep.b), y.c & columns_of(keep.c)};
}

// One board, a register of 512 bits for a row. The thirds are three turns of the row by 128 bits,
// so that each digit's lane is told what all digits say.
struct OneBoard512 {
  using Row = u32x16;
  using Grid = Three<Row>;
  using Cells = u32x16;

  static ALWAYS_INLINE Grid load_board(const Board& board) {
    return {load<Row>(board.row[0]), load<Row>(board.row[1]), load<Row>(board.row[2])};
  }
  static ALWAYS_INLINE void store_board(Grid y, Board& board) {
    memcpy(board.row[0], &y.a, 64);
    memcpy(board.row[1], &y.b, 64);
    memcpy(board.row[2], &y.c, 64);
  }
  static ALWAYS_INLINE Row next_third(Row y) {
    return __builtin_shufflevector(y, y, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15);
  }
  static ALWAYS_INLINE Row third_after(Row y) {
    return __builtin_shufflevector(y, y, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
  }
  static ALWAYS_INLINE Three<Cells> thirds(Row y) { return {y, next_third(y), third_after(y)}; }
  static ALWAYS_INLINE Row for_all_digits(Cells cells) { return cells; }
  static ALWAYS_INLINE Grid match_boxes(Grid y) { return match_boxes_of_rows(y); }

  static ALWAYS_INLINE u32x16 sum(Grid y) { return y.a + y.b + y.c; }
  static ALWAYS_INLINE u32x16 lost(Row less, Cells once) {
    return ((less & GUARDS) | (once & COLUMNS)) ^ (GUARDS | COLUMNS);
  }
  static ALWAYS_INLINE u32x16 lost(Row missing) { return missing; }
  static ALWAYS_INLINE bool any(u32x16 v) {
    return any_in_lane(v | next_third(v) | third_after(v));
  }
  static ALWAYS_INLINE Signs signs(u32x16 lost, Cells open, u32x16 change) {
    const bool dead = any(lost), single = open[0] == 0;
    return {bool(!dead & any(change)), bool(!dead & single)};
  }
  static ALWAYS_INLINE Fates fates(u32x16 lost, Cells open) {
    return fate(any(lost), open[0] == 0);
  }
};

// One board, a register of 256 bits and one of 128 for a row.
struct OneBoard256 {
  static constexpr int boards = 1;
  using Row = Two<u32x8, u32x4>;
  using Grid = Three<Row>;
  using Cells = u32x4;

  static ALWAYS_INLINE Row load_row(const uint32_t* row) {
    return {load<u32x8>(row), load<u32x4>(row + 8)};
  }
  static ALWAYS_INLINE Grid load_board(const Board& board) {
    return {load_row(board.row[0]), load_row(board.row[1]), load_row(board.row[2])};
  }
  static ALWAYS_INLINE void store_board(Grid y, Board& board) {
    memcpy(board.row[0], &y.a, 48);
    memcpy(board.row[1], &y.b, 48);
    memcpy(board.row[2], &y.c, 48);
  }
  static ALWAYS_INLINE u32x4 low(u32x8 v) { return __builtin_shufflevector(v, v, 0, 1, 2, 3); }
  static ALWAYS_INLINE u32x4 high(u32x8 v) { return __builtin_shufflevector(v, v, 4, 5, 6, 7); }
  static ALWAYS_INLINE Three<Cells> thirds(Row y) { return {low(y.a), high(y.a), y.b}; }
  static ALWAYS_INLINE Row for_all_digits(Cells cells) { return {doubled(cells), cells}; }
  static ALWAYS_INLINE Grid match_boxes(Grid y) { return match_boxes_of_rows(y); }

  static ALWAYS_INLINE u32x4 sum(Grid y) {
    const Row rows = y.a + y.b + y.c;
    return low(rows.a) + high(rows.a) + rows.b;
  }
  static ALWAYS_INLINE u32x4 lost(Row less, Cells once) {
    return ((low(less.a) & high(less.a) & less.b & GUARDS) | (once & COLUMNS)) ^ (GUARDS | COLUMNS);
  }
  static ALWAYS_INLINE u32x4 lost(Row missing) {
    return low(missing.a) | high(missing.a) | missing.b;
  }
  static ALWAYS_INLINE Signs signs(u32x4 lost, Cells open, u32x4 change) {
    const bool dead = any_in_lane(lost), single = open[0] == 0;
    return {bool(!dead & any_in_lane(change)), bool(!dead & single)};
  }
  static ALWAYS_INLINE Fates fates(u32x4 lost, Cells open) {
    return fate(any_in_lane(lost), open[0] == 0);
  }
};

// As many boards as V has 128-bit lanes, one in each; three registers, of three digits, for a row.
template <class V>
struct SideBySide {
  static constexpr int boards = sizeof(V) / 16;
  using Row = Three<V>;
  using Grid = Three<Row>;
  using Cells = V;

  static ALWAYS_INLINE Row load_row(const uint32_t* row) {
    return {load<V>(row), load<V>(row + 4 * boards), load<V>(row + 8 * boards)};
  }
  static ALWAYS_INLINE Grid load_board(const Board& board) {
    static_assert(boards == 1);
    return {load_row(board.row[0]), load_row(board.row[1]), load_row(board.row[2])};
  }
  static ALWAYS_INLINE void store_board(Grid y, Board& board) {
    static_assert(boards == 1);
    memcpy(board.row[0], &y.a, 48);
    memcpy(board.row[1], &y.b, 48);
    memcpy(board.row[2], &y.c, 48);
  }
  // One board of a frame, in every lane.
  static ALWAYS_INLINE Row load_row(const uint32_t (&row)[3][4 * boards], int board) {
    return {in_every_lane<V>(load<u32x4>(row[0] + 4 * board)),
            in_every_lane<V>(load<u32x4>(row[1] + 4 * board)),
            in_every_lane<V>(load<u32x4>(row[2] + 4 * board))};
  }
  static ALWAYS_INLINE Grid load_board(const Frame<boards>& frame, int board) {
    return {load_row(frame.row[0], board), load_row(frame.row[1], board),
            load_row(frame.row[2], board)};
  }
  static ALWAYS_INLINE Three<Cells> thirds(Row y) { return y; }
  static ALWAYS_INLINE Row for_all_digits(Cells cells) { return {cells, cells, cells}; }

  // The columns of a box have room for the boxes of three digits, so the three registers of a row
  // are matched as one: the first has its boxes in the place of their first columns, and so on.
  static ALWAYS_INLINE V pack_boxes(Row y) {
    return select(BOX_STARTS, y.a | (y.a >> 1) | (y.a >> 2),
                  select(BOX_MIDDLES, (y.b << 1) | y.b | (y.b >> 1),  //
                         (y.c << 2) | (y.c << 1) | y.c));
  }
  static ALWAYS_INLINE Row columns_of_packed(V boxes) {
    const V a = boxes & BOX_STARTS, b = boxes & BOX_MIDDLES, c = boxes & BOX_ENDS;
    return {(a << 3) - a, (b << 2) - (b >> 1), (c << 1) - (c >> 2)};
  }
  static ALWAYS_INLINE Grid match_boxes(Grid y) {
    const Three<V> keep = boxes_to_keep<V>({pack_boxes(y.a), pack_boxes(y.b), pack_boxes(y.c)});
    return {y.a & columns_of_packed(keep.a), y.b & columns_of_packed(keep.b),
            y.c & columns_of_packed(keep.c)};
  }

  static ALWAYS_INLINE V sum(Grid y) {
    return (y.a.a + y.a.b + y.a.c) + (y.b.a + y.b.b + y.b.c) + (y.c.a + y.c.b + y.c.c);
  }
  static ALWAYS_INLINE V in_whole_lane(V v) { return v | turn(v) | turn_back(v); }
  static ALWAYS_INLINE V lost(Row less, Cells once) {
    return in_whole_lane(((less.a & less.b & less.c & GUARDS) | (once & COLUMNS)) ^
                         (GUARDS | COLUMNS));
  }
  static ALWAYS_INLINE V lost(Row missing) {
    return in_whole_lane(missing.a | missing.b | missing.c);
  }
  static ALWAYS_INLINE bool any_board(V v) {
    if constexpr (boards == 4)
      return (v[0] | v[4] | v[8] | v[12]) != 0;
    else if constexpr (boards == 2)
      return (v[0] | v[4]) != 0;
    else
      return v[0] != 0;
  }
  static ALWAYS_INLINE Signs signs(V lost, Cells open, V change) {
    const V alive = (V)(lost == 0), single = (V)(open == 0);
    return {any_board(alive & in_whole_lane(change)), any_board(alive & single)};
  }
  static ALWAYS_INLINE Fates fates(V lost, Cells open) {
    Fates fates{};
#pragma GCC unroll 4
    for (int b = 0; b < boards; ++b) {
      const Fates its = fate(lost[4 * b] != 0, open[4 * b] == 0);
      fates.open |= its.open << b;
      fates.solved |= its.solved << b;
    }
    return fates;
  }
};

// ---- The sweep ----

// The cells of a row that have at least one candidate, and at least two.
template <class Cells>
struct Census {
  Cells once, twice;
};
template <class Cells>
ALWAYS_INLINE Census<Cells> count(Three<Cells> thirds) {
  const Cells once = thirds.a | thirds.b | thirds.c;
  const Cells twice = two_of_three<Cells>(thirds.a, thirds.b, thirds.c);
  const Cells once_1 = turn(once), once_2 = turn_back(once);
  const Cells twice_1 = turn(twice), twice_2 = turn_back(twice);
  return {once | once_1 | once_2,
          (twice | twice_1 | twice_2) | two_of_three<Cells>(once, once_1, once_2)};
}

// The cells of a row in which an odd number of digits stands.
template <class Layout>
ALWAYS_INLINE typename Layout::Row parity(typename Layout::Row row) {
  using Cells = typename Layout::Cells;
  const Three<Cells> thirds = Layout::thirds(row);
  const Cells odd = thirds.a ^ thirds.b ^ thirds.c;
  return Layout::for_all_digits(odd ^ turn(odd) ^ turn_back(odd));
}

// Sweeps until each board is dead or does not change any more, or one is solved.
template <class Layout>
ALWAYS_INLINE Fates sweep_to_rest(typename Layout::Grid& grid) {
  using Grid = typename Layout::Grid;
  using Row = typename Layout::Row;
  using Cells = typename Layout::Cells;

  Grid y = grid;
  auto sum = Layout::sum(y) ^ Layout::sum(y);
  for (bool first = true;; first = false) {
    // Look. A board is dead if a cell has no candidate, or a digit no place in a row, which shows
    // in the guard. A sweep only removes candidates, so that it changed something shows in the sum
    // of all words; what the sums of one sweep in billions hide from us is guessed instead.
    const Census<Cells> a = count<Cells>(Layout::thirds(y.a)),
                        b = count<Cells>(Layout::thirds(y.b)),
                        c = count<Cells>(Layout::thirds(y.c));
    const Grid less = y - COLUMN_0;
    auto lost = Layout::lost(less.a & less.b & less.c, a.once & b.once & c.once);
    const Cells open = (a.twice | b.twice | c.twice) & COLUMNS;
    const auto last = sum;
    sum = Layout::sum(y);
    const Signs signs = Layout::signs(lost, open, sum ^ last);
    if (!signs.going || (signs.finished && !first)) {
      // One candidate in each cell, and each digit in each row: that leaves columns and boxes.
      if (signs.finished) lost |= Layout::lost(missing<Row>(y.a | y.b | y.c));
      grid = y;
      return Layout::fates(lost, open);
    }

    // A digit with one place in a row claims that cell: without its lowest candidate the field is
    // empty. Two digits that claim one cell both lose it, and the board dies.
    const Grid claims = y & unguarded<Grid>((y & less) - COLUMN_0);
    const Grid unclaimed = {~parity<Layout>(claims.a), ~parity<Layout>(claims.b),
                            ~parity<Layout>(claims.c)};

    // A cell with one candidate takes that digit from the rest of its row. Of two such cells in one
    // row only the first keeps it, and the board dies: nothing else would tell before it is full.
    const Grid twice = {Layout::for_all_digits(a.twice & COLUMNS),
                        Layout::for_all_digits(b.twice & COLUMNS),
                        Layout::for_all_digits(c.twice & COLUMNS)};
    const Grid naked = y & ~twice, less_naked = naked - COLUMN_0;
    const Grid first_naked = naked & ~less_naked, undecided = unguarded<Grid>(less_naked);
    y = y & (first_naked | undecided) & (claims ^ unclaimed);

    // Each row of a band needs a box of its own, which is also what a solved cell does to its box;
    // each band needs a column of its own in each stack.
    y = Layout::match_boxes(y);
    const Row keep = columns_to_keep<Row>(y.a | y.b | y.c);
    y = (y & Grid{keep, keep, keep}) | GUARDS;
  }
}

// ---- The guess ----

// The cells of a cell's row, column and box, itself among them.
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
      if (sees) peers[r % 3] |= cell_bit(r / 3, c);
    }
    table.of[row % 3][10 * (row / 3) + column] = {peers[0] | uint64_t{peers[1]} << 32, peers[2]};
  }
  return table;
}
constexpr PeerTable PEERS = make_peers();

struct Guess {
  int row, bit, digit;  // bit: its number
};
// A cell and how good it is to guess, in one number that can be compared.
ALWAYS_INLINE int rated(int rating, int row, int bit) {
  return rating << 7 | (127 - (row << 5 | bit));
}
constexpr int NO_CELL = 127;  // and what is less: a cell that is to be guessed rates 1 at least
template <int boards>
ALWAYS_INLINE Guess guess_at(const Frame<boards>& frame, int board, int rated_cell) {
  const int place = 127 - (rated_cell & 127), row = place >> 5, bit = place & 31;
  uint32_t digits = 0;
#pragma GCC unroll 9
  for (int d = 0; d < 9; ++d) {
    digits |= (frame.row[row][d / 3][4 * board + d % 3] >> bit & 1) << d;
  }
  return {row, bit, __builtin_ctz(digits)};
}

// Puts boards at rest into a frame, and with them their cells by the number of candidates, which is
// counted in binary digits: ones, twos, and more.
template <class V, int boards>
ALWAYS_INLINE void store_row(Three<V> y, int row, Frame<boards>& frame) {
  memcpy(frame.row[row][0], &y.a, sizeof(V));
  memcpy(frame.row[row][1], &y.b, sizeof(V));
  memcpy(frame.row[row][2], &y.c, sizeof(V));

  const V odd = y.a ^ y.b ^ y.c, two = two_of_three<V>(y.a, y.b, y.c);
  const V odd_1 = turn(odd), odd_2 = turn_back(odd), two_1 = turn(two), two_2 = turn_back(two);
  const V ones = odd ^ odd_1 ^ odd_2, carry = two_of_three<V>(odd, odd_1, odd_2);
  const V odd_twos = two ^ two_1 ^ two_2, twos = odd_twos ^ carry;
  const V more = two_of_three<V>(two, two_1, two_2) | (odd_twos & carry);
  const V unsolved = (twos | more) & COLUMNS;
  const V pairs = twos & ~more & ~ones & COLUMNS, triples = twos & ~more & ones & COLUMNS;
  memcpy(frame.unsolved[row], &unsolved, sizeof(V));
  memcpy(frame.pairs[row], &pairs, sizeof(V));
  memcpy(frame.triples[row], &triples, sizeof(V));
}
template <class V, int boards>
ALWAYS_INLINE void store_boards(const Three<Three<V>>& y, Frame<boards>& frame) {
  store_row<V>(y.a, 0, frame);
  store_row<V>(y.b, 1, frame);
  store_row<V>(y.c, 2, frame);
}
template <int boards>
ALWAYS_INLINE void store_first_board(const Board& board, Frame<boards>& frame) {
  store_boards<u32x4>(SideBySide<u32x4>::load_board(board), frame);
}
template <int boards>
ALWAYS_INLINE void take_board(const Frame<boards>& frame, int which, Board& board) {
  for (int row = 0; row < 3; ++row) {
    for (int third = 0; third < 3; ++third) {
      memcpy(board.row[row] + 4 * third, frame.row[row][third] + 4 * which, 16);
    }
  }
}

// The two cells to guess: of those with two candidates (or three, or more, if none has fewer), the
// ones with the most unsolved peers. The first four of each row of the bands are looked at, always
// four, because a loop that ends at a different time each time costs more than it saves. Where
// there are fewer, bit 31 stands in, which has no peers.
struct Choice {
  int best, second;
};
template <int boards>
ALWAYS_INLINE Choice choose_cells(const Frame<boards>& frame, int board) {
  const int at = 4 * board;
  const auto* from = frame.pairs;
  if ((from[0][at] | from[1][at] | from[2][at]) == 0) from = frame.triples;
  if ((from[0][at] | from[1][at] | from[2][at]) == 0) from = frame.unsolved;
  const uint64_t unsolved_0_and_1 = frame.unsolved[0][at] | uint64_t{frame.unsolved[1][at]} << 32;
  const uint32_t unsolved_2 = frame.unsolved[2][at];
  Choice choice{0, 0};
#pragma GCC unroll 3
  for (int r = 0; r < 3; ++r) {
    uint32_t cells = from[r][at];
#pragma GCC unroll 4
    for (int k = 0; k < 4; ++k, cells &= cells - 1) {
      const int bit = __builtin_ctz(cells | 1u << 31);
      const Peers& peers = PEERS.of[r][bit];
      const int rating = __builtin_popcountll(peers.rows_0_and_1 & unsolved_0_and_1) +
                         __builtin_popcount(peers.row_2 & unsolved_2);
      const int cell = rated(rating, r, bit);
      choice.second = max(choice.second, min(choice.best, cell));
      choice.best = max(choice.best, cell);
    }
  }
  return choice;
}

// ---- The search ----

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

template <class Layout>
ALWAYS_INLINE void suppose(typename Layout::Grid& grid, int which, const Guess& guess) {
  const auto& losses = LOSSES<Layout::boards>.of[which][guess.digit];
  const typename Layout::Row loss = Layout::load_row(losses[0]);
  const uint32_t cell = 1u << guess.bit;
  grid.a = grid.a & ~(loss & (guess.row == 0 ? cell : 0));
  grid.b = grid.b & ~(loss & (guess.row == 1 ? cell : 0));
  grid.c = grid.c & ~(loss & (guess.row == 2 ? cell : 0));
}

// Both searches take a board that is open and at rest, and leave the solution in it.

// One board after the other: the guessed digit first, the board without it waits. Each that waits
// was left where another cell was solved: 81 are enough.
template <class Layout>
ALWAYS_INLINE bool search_in_turn(Board& board) {
  Frame<1> stack[81];
  int waiting = 0;
  Fates fates{1, 0};
  for (;;) {
    typename Layout::Grid grid;
    if (fates.open != 0) {
      Frame<1>& frame = stack[waiting++];
      store_first_board(board, frame);
      const Guess guess = guess_at(frame, 0, choose_cells(frame, 0).best);
      grid = Layout::load_board(board);
      suppose<Layout>(grid, 0, guess);
      frame.row[guess.row][guess.digit / 3][guess.digit % 3] &= ~(1u << guess.bit);
    } else {
      if (waiting == 0) return false;
      take_board(stack[--waiting], 0, board);
      grid = Layout::load_board(board);
    }
    fates = sweep_to_rest<Layout>(grid);
    Layout::store_board(grid, board);
    if (fates.solved != 0) return true;
  }
}

// Both outcomes of a guess side by side, or, where a register takes four boards, all outcomes of
// two. Boards that survive wait in a frame of the stack, until only one of them is left: it gives
// up the place. So each frame below another was left where one more cell was solved.
template <class V>
ALWAYS_INLINE bool search_abreast(Board& board) {
  using Layout = SideBySide<V>;
  Frame<Layout::boards> stack[82];
  auto* top = stack;
  store_first_board(board, *top);
  top->waiting = 1;
  for (;;) {
    const int next = __builtin_ctz(top->waiting);
    top->waiting &= top->waiting - 1;
    const Choice choice = choose_cells(*top, next);
    typename Layout::Grid grid = Layout::load_board(*top, next);
    suppose<Layout>(grid, 0, guess_at(*top, next, choice.best));
    uint32_t outcomes = 0b0011;
    if (Layout::boards == 4 && choice.second > NO_CELL) {
      suppose<Layout>(grid, 1, guess_at(*top, next, choice.second));
      outcomes = 0b1111;
    }
    const Fates fates = sweep_to_rest<Layout>(grid);

    if (top->waiting != 0) ++top;
    store_boards<V>(grid, *top);
    if (fates.solved != 0) {
      take_board(*top, __builtin_ctz(fates.solved), board);
      return true;
    }
    top->waiting = fates.open & outcomes;
    while (top->waiting == 0) {
      if (top == stack) return false;
      --top;
    }
  }
}

ALWAYS_INLINE int count_unsolved(const Board& board) {
  using One = SideBySide<u32x4>;
  int unsolved = 0;
  for (const auto& row : board.row) {
    unsolved += __builtin_popcount(count<u32x4>(One::load_row(row)).twice[0] & COLUMNS);
  }
  return unsolved;
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
    for (int d = 0; d < 9; ++d) board.row[r][lane_of(d)] = GUARDS | found[d + 1] | found[0];
  }
}

ALWAYS_INLINE void write_plain(const Board& board, vector<vector<char>>& text) {
  for (int r = 0; r < 3; ++r) {
    char* const row[3] = {text[r].data(), text[3 + r].data(), text[6 + r].data()};
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      const uint32_t word = board.row[r][lane_of(d)];
      row[0][__builtin_ctz(word & 0x1FF)] = static_cast<char>('1' + d);
      row[1][__builtin_ctz(word >> 10 & 0x1FF)] = static_cast<char>('1' + d);
      row[2][__builtin_ctz(word >> 20 & 0x1FF)] = static_cast<char>('1' + d);
    }
  }
}

template <class Layout, auto read, auto search, auto write>
ALWAYS_INLINE void solve(vector<vector<char>>& text) {
  Board board;
  read(text, board);
  typename Layout::Grid grid = Layout::load_board(board);
  const Fates fates = sweep_to_rest<Layout>(grid);
  Layout::store_board(grid, board);
  if (fates.solved != 0 || (fates.open != 0 && search(board))) write(board, text);
}

// ---- The entries, one for each instruction set ----
//
// The searches are functions of their own, so that the first sweeps have all registers.

inline bool search_anywhere(Board& board) {
  return search_in_turn<SideBySide<u32x4>>(board);
}
inline void solve_anywhere(vector<vector<char>>& text) {
  solve<SideBySide<u32x4>, read_plain, search_anywhere, write_plain>(text);
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
    const uint32_t empty =
        GUARDS | _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, _mm256_set1_epi8('.')));
    for (uint32_t& word : board.row[r]) word = 0;
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      const __m256i digit = _mm256_set1_epi8(static_cast<char>('1' + d));
      board.row[r][lane_of(d)] = empty | _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, digit));
    }
  }
}

// A sweep of two boards takes a quarter more time than one of one, which only pays where guesses
// fail. With few unsolved cells left they mostly succeed, or fail at once.
constexpr int HARD = 48;
__attribute__((target("avx2,bmi,bmi2,popcnt"), noinline)) inline bool search_avx2(Board& board) {
  if (count_unsolved(board) < HARD) return search_in_turn<OneBoard256>(board);
  return search_abreast<u32x8>(board);
}

__attribute__((target("avx2,bmi,bmi2,popcnt"))) inline void solve_avx2(vector<vector<char>>& text) {
  solve<OneBoard256, read_avx2, search_avx2, write_plain>(text);
}

__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi,bmi2,popcnt"),
               noinline)) inline bool
search_avx512(Board& board) {
  return search_abreast<u32x16>(board);
}

// The words are masks as they are: each digit moves to its cells.
__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi,bmi2,popcnt"))) inline void
write_avx512(const Board& board, vector<vector<char>>& text) {
  for (int r = 0; r < 3; ++r) {
    __m256i cells = _mm256_setzero_si256();
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      cells = _mm256_mask_mov_epi8(cells, board.row[r][lane_of(d)],
                                   _mm256_set1_epi8(static_cast<char>('1' + d)));
    }
    char bytes[32];
    memcpy(bytes, &cells, sizeof bytes);
    for (int band = 0; band < 3; ++band) memcpy(text[3 * band + r].data(), bytes + 10 * band, 9);
  }
}

__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi,bmi2,popcnt"))) inline void
solve_avx512(vector<vector<char>>& text) {
  solve<OneBoard512, read_avx2, search_avx512, write_avx512>(text);
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
