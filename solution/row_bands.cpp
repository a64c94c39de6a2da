// HEAD

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Everything that handles vectors is inlined into one of the three entries at the end, so no vector
// is ever passed in a call, and there is no calling convention to be warned about.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi"

#ifndef ROOT_SWEEPS
#define ROOT_SWEEPS 1000
#endif
#ifndef CHILD_SWEEPS
#define CHILD_SWEEPS 1000
#endif
namespace row_bands {

#define ALWAYS_INLINE inline __attribute__((always_inline))

// --- The word: one digit in one row of each band ------------------------------------------------

constexpr uint32_t IN_EACH_BAND = 1u | 1u << 10 | 1u << 20;
constexpr uint32_t COLUMNS = 0x1FF * IN_EACH_BAND;
constexpr uint32_t COLUMN_0 = 0x001 * IN_EACH_BAND;
constexpr uint32_t GUARDS = 0x200 * IN_EACH_BAND;
constexpr uint32_t BOX_ENDS = 0x124 * IN_EACH_BAND;         // the last column of each box
constexpr uint32_t NOT_BOX_ENDS = 0x0DB * IN_EACH_BAND;     // columns with one of their box behind
constexpr uint32_t NOT_BOX_STARTS = 0x1B6 * IN_EACH_BAND;   // columns with one of their box ahead

constexpr uint32_t cell_bit(int band, int column) { return 1u << (10 * band + column); }
constexpr int lane_of(int digit) { return digit / 3 * 4 + digit % 3; }

// --- Vectors ------------------------------------------------------------------------------------

typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));

// The three digits of a third change places: 0 1 2 becomes 1 2 0, and 2 0 1.
ALWAYS_INLINE u32x4 turn(const u32x4& v) { return __builtin_shufflevector(v, v, 1, 2, 0, 3); }
ALWAYS_INLINE u32x4 turn_back(const u32x4& v) { return __builtin_shufflevector(v, v, 2, 0, 1, 3); }
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

// The same board twice, so that what was read once stands in every 128-bit lane.
ALWAYS_INLINE u32x8 doubled(const u32x4& v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7);
}
ALWAYS_INLINE u32x16 doubled(const u32x8& v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
template <class V>
ALWAYS_INLINE V in_every_lane(const u32x4& v) {
  if constexpr (sizeof(V) == 64) return doubled(doubled(v));
  else if constexpr (sizeof(V) == 32) return doubled(v);
  else return v;
}

template <class V>
ALWAYS_INLINE V load(const uint32_t* from) {
  V v;
  memcpy(&v, from, sizeof v);
  return v;
}

// --- Lane by lane -------------------------------------------------------------------------------

// Three things, and operators that treat each alike. Rows of a band, thirds of the digits.
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

struct Board {
  alignas(64) uint32_t row[3][16];
};

// --- The layouts --------------------------------------------------------------------------------

struct Signs { bool going, finished; };
enum class Fate { dead, solved, open };

// One board, a register of 512 bits for each row of the band.
struct OneBoard {
  static constexpr int boards = 1;
  using Row = u32x16;      // the candidates of one row of each band
  using Grid = Three<Row>;  // all candidates
  using Cells = u32x16;    // a set of cells: its row r in 128-bit lane r

  // The digits 1 to 3 of all rows, 4 to 6, 7 to 9.
  static ALWAYS_INLINE Three<Cells> thirds(const Grid& y) {
    const u32x16 low = __builtin_shufflevector(y.a, y.b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    const u32x16 high = __builtin_shufflevector(y.a, y.b, 8, 9, 10, 11, 8, 9, 10, 11, 24, 25, 26, 27, 24, 25, 26, 27);
    return {__builtin_shufflevector(low, y.c, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 16, 17, 18, 19),
            __builtin_shufflevector(low, y.c, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 20, 21, 22, 23),
            __builtin_shufflevector(high, y.c, 0, 1, 2, 3, 8, 9, 10, 11, 24, 25, 26, 27, 24, 25, 26, 27)};
  }
  static ALWAYS_INLINE Grid for_all_digits(const Cells& c) {
    return {__builtin_shufflevector(c, c, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3),
            __builtin_shufflevector(c, c, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7),
            __builtin_shufflevector(c, c, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11)};
  }
  static ALWAYS_INLINE bool any(const u32x16& v) {
    const u32x16 w = v | __builtin_shufflevector(v, v, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7) | __builtin_shufflevector(v, v, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11);
    typedef uint64_t u64x8 __attribute__((vector_size(64)));
    const u64x8 q = (u64x8)w;
    return (q[0] | uint32_t(q[1])) != 0;
  }
  static ALWAYS_INLINE Grid load_board(const Board& b) { return {load<u32x16>(b.row[0]), load<u32x16>(b.row[1]), load<u32x16>(b.row[2])}; }
  static ALWAYS_INLINE void store_board(const Grid& y, Board& b) { memcpy(b.row[0], &y.a, 64); memcpy(b.row[1], &y.b, 64); memcpy(b.row[2], &y.c, 64); }
  using Sum = u32x16;
  static ALWAYS_INLINE Sum sum(const Grid& y) { return y.a + y.b + y.c; }
  static ALWAYS_INLINE u32x16 gone(const Grid& less, const Cells& once) {
    return ((less.a & less.b & less.c & GUARDS) | (once & COLUMNS)) ^ (GUARDS | COLUMNS);
  }
  static ALWAYS_INLINE Signs signs(const u32x16& gone, const Cells& twice, const u32x16& change) {
    const bool dead = any(gone), open = any(twice), moved = any(change);
    return {bool(!dead & moved), bool(!dead & !open)};
  }
  static ALWAYS_INLINE void fates(const u32x16& gone, const Cells& twice, Fate* fate) {
    fate[0] = any(gone) ? Fate::dead : any(twice) ? Fate::open : Fate::solved;
  }
};

template <class V>
struct SideBySide {
  static constexpr int boards = sizeof(V) / 16;
  using Row = Three<V>;
  using Grid = Three<Row>;
  using Cells = Three<V>;
  static ALWAYS_INLINE Three<Cells> thirds(const Grid& y) {
    return {{y.a.a, y.b.a, y.c.a}, {y.a.b, y.b.b, y.c.b}, {y.a.c, y.b.c, y.c.c}};
  }
  static ALWAYS_INLINE Grid for_all_digits(const Cells& c) {
    return {{c.a, c.a, c.a}, {c.b, c.b, c.b}, {c.c, c.c, c.c}};
  }
  static ALWAYS_INLINE Row load_row(const uint32_t* p) { return {in_every_lane<V>(load<u32x4>(p)), in_every_lane<V>(load<u32x4>(p + 4)), in_every_lane<V>(load<u32x4>(p + 8))}; }
  static ALWAYS_INLINE Grid load_board(const Board& b) { return {load_row(b.row[0]), load_row(b.row[1]), load_row(b.row[2])}; }
  static ALWAYS_INLINE void store_boards(const Grid& y, uint32_t (&to)[3][3][4 * boards]) { memcpy(to, &y, sizeof y); }
  static ALWAYS_INLINE void take_board(const uint32_t (&from)[3][3][4 * boards], int board, Board& to) {
    for (int r = 0; r < 3; ++r) for (int t = 0; t < 3; ++t) memcpy(&to.row[r][4 * t], &from[r][t][4 * board], 16);
  }
  static ALWAYS_INLINE void store_board(const Grid& y, Board& b) {
    memcpy(b.row[0], &y.a, 48); memcpy(b.row[1], &y.b, 48); memcpy(b.row[2], &y.c, 48);
  }
  static ALWAYS_INLINE V in_lane(const V& v) { return v | turn(v) | turn_back(v); }
  static ALWAYS_INLINE bool any_board(const V& v) {
    if constexpr (boards == 1) return v[0] != 0;
    else if constexpr (boards == 2) return (v[0] | v[4]) != 0;
    else return (v[0] | v[4] | v[8] | v[12]) != 0;
  }
  using Sum = V;
  static ALWAYS_INLINE Sum sum(const Grid& y) {
    return (y.a.a + y.a.b + y.a.c) + (y.b.a + y.b.b + y.b.c) + (y.c.a + y.c.b + y.c.c);
  }
  static ALWAYS_INLINE V gone(const Grid& less, const Cells& once) {
    const Row full = less.a & less.b & less.c;
    return in_lane(((full.a & full.b & full.c & GUARDS) | (once.a & once.b & once.c & COLUMNS)) ^ (GUARDS | COLUMNS));
  }
  static ALWAYS_INLINE Signs signs(const V& gone, const Cells& twice, const V& change) {
    const V alive = (V)(gone == 0);
    const V moved = in_lane(change);
    const V open = twice.a | twice.b | twice.c;
    return {any_board(alive & moved), any_board(alive & (V)(open == 0))};
  }
  static ALWAYS_INLINE void fates(const V& gone, const Cells& twice, Fate* fate) {
    const V open = twice.a | twice.b | twice.c;
    uint32_t g[4 * boards], o[4 * boards];
    memcpy(g, &gone, sizeof g);
    memcpy(o, &open, sizeof o);
    for (int b = 0; b < boards; ++b) fate[b] = g[4 * b] ? Fate::dead : o[4 * b] ? Fate::open : Fate::solved;
  }
};

// One board, a register of 256 bits and one of 128 bits for each row of the band.
struct OneBoard256 {
  static constexpr int boards = 1;
  using Row = Two<u32x8, u32x4>;
  using Grid = Three<Row>;
  using Cells = Three<u32x4>;
  using Sum = u32x4;
  static ALWAYS_INLINE u32x4 low(const u32x8& v) { return __builtin_shufflevector(v, v, 0, 1, 2, 3); }
  static ALWAYS_INLINE u32x4 high(const u32x8& v) { return __builtin_shufflevector(v, v, 4, 5, 6, 7); }
  static ALWAYS_INLINE Three<Cells> thirds(const Grid& y) {
    return {{low(y.a.a), low(y.b.a), low(y.c.a)}, {high(y.a.a), high(y.b.a), high(y.c.a)}, {y.a.b, y.b.b, y.c.b}};
  }
  static ALWAYS_INLINE Grid for_all_digits(const Cells& c) {
    return {{doubled(c.a), c.a}, {doubled(c.b), c.b}, {doubled(c.c), c.c}};
  }
  static ALWAYS_INLINE Grid load_board(const Board& b) {
    return {{load<u32x8>(b.row[0]), load<u32x4>(b.row[0] + 8)}, {load<u32x8>(b.row[1]), load<u32x4>(b.row[1] + 8)}, {load<u32x8>(b.row[2]), load<u32x4>(b.row[2] + 8)}};
  }
  static ALWAYS_INLINE void store_board(const Grid& y, Board& b) {
    memcpy(b.row[0], &y.a, 48); memcpy(b.row[1], &y.b, 48); memcpy(b.row[2], &y.c, 48);
  }
  static ALWAYS_INLINE Sum sum(const Grid& y) { const Row r = y.a + y.b + y.c; return low(r.a) + high(r.a) + r.b; }
  static ALWAYS_INLINE bool any(const u32x4& v) { typedef uint64_t u64x2 __attribute__((vector_size(16))); const u64x2 q = (u64x2)v; return (q[0] | uint32_t(q[1])) != 0; }
  static ALWAYS_INLINE u32x4 gone(const Grid& less, const Cells& once) {
    const Row full = less.a & less.b & less.c;
    return ((low(full.a) & high(full.a) & full.b & GUARDS) | (once.a & once.b & once.c & COLUMNS)) ^ (GUARDS | COLUMNS);
  }
  static ALWAYS_INLINE Signs signs(const u32x4& gone, const Cells& twice, const Sum& change) {
    const bool dead = any(gone), open = any(twice.a | twice.b | twice.c), moved = any(change);
    return {bool(!dead & moved), bool(!dead & !open)};
  }
  static ALWAYS_INLINE void fates(const u32x4& gone, const Cells& twice, Fate* fate) {
    fate[0] = any(gone) ? Fate::dead : any(twice.a | twice.b | twice.c) ? Fate::open : Fate::solved;
  }
};

// --- The sweep ----------------------------------------------------------------------------------

template <class T>
ALWAYS_INLINE T two_of_three(const T& x, const T& y, const T& z) { return (x & y) | ((x | y) & z); }

template <class Cells>
struct Census { Cells once, twice; };
template <class Cells>
ALWAYS_INLINE Census<Cells> count(const Three<Cells>& t) {
  const Cells once = t.a | (t.b | t.c), twice = two_of_three<Cells>(t.a, t.b, t.c);
  const Cells o1 = turn(once), o2 = turn_back(once), t1 = turn(twice), t2 = turn_back(twice);
  return {once | (o1 | o2), (twice | (t1 | t2)) | two_of_three<Cells>(once, o1, o2)};
}
template <class Cells>
ALWAYS_INLINE Cells parity(const Three<Cells>& t) {
  const Cells e = t.a ^ t.b ^ t.c;
  return e ^ turn(e) ^ turn_back(e);
}
template <class Grid>
ALWAYS_INLINE Grid fields(const Grid& guards) { return guards - (guards >> 9); }
template <class Row>
ALWAYS_INLINE Row boxes(const Row& y) { return (y | (y << 1) | (y << 2)) & BOX_ENDS; }
template <class Row>
ALWAYS_INLINE Row next_box(const Row& q) { return ((q >> 3) | (q << 6)) & BOX_ENDS; }
template <class Row>
ALWAYS_INLINE Row box_after(const Row& q) { return ((q << 3) | (q >> 6)) & BOX_ENDS; }
template <class Row>
ALWAYS_INLINE Row whole_boxes(const Row& k) { return (k << 1) - (k >> 2); }
template <class Row>
ALWAYS_INLINE Row choose_by(uint32_t mask, const Row& x, const Row& y) { return y ^ ((x ^ y) & mask); }
template <class Row>
ALWAYS_INLINE Row next_column(const Row& p) { return choose_by<Row>(NOT_BOX_ENDS, p >> 1, p << 2); }
template <class Row>
ALWAYS_INLINE Row column_after(const Row& p) { return choose_by<Row>(NOT_BOX_STARTS, p << 1, p >> 2); }

template <class Layout>
ALWAYS_INLINE void sweep_to_rest(const typename Layout::Grid& start, typename Layout::Grid& end, int most, Fate* fate) {
  using Grid = typename Layout::Grid;
  using Row = typename Layout::Row;
  using Cells = typename Layout::Cells;
  using Sum = typename Layout::Sum;
  Grid y = start;
  Sum sum{}, last{};
  bool started = false;
  for (;;) {
    last = sum;
    sum = Layout::sum(y);
    const Census<Cells> c = count<Cells>(Layout::thirds(y));
    const Grid less = (y | GUARDS) - COLUMN_0;
    const auto gone = Layout::gone(less, c.once);
    const Signs signs = Layout::signs(gone, c.twice, sum ^ last);
#ifdef ROW_BANDS_COUNT
    ROW_BANDS_COUNT
#endif
    if (!signs.going || (signs.finished && started) || most-- == 0) {
      end = y;
      Layout::fates(gone, c.twice, fate);
      return;
    }
    started = true;
    const Grid s = y & fields<Grid>(~((y & less) + COLUMNS) & GUARDS);
    const Grid others = Layout::for_all_digits(~parity<Cells>(Layout::thirds(s)));
    const Grid p = y & Layout::for_all_digits(c.once & ~c.twice);
    y = (y ^ ((y & ~p) & fields<Grid>((p + COLUMNS) & GUARDS))) & (s ^ others);

    const Grid q = {boxes<Row>(y.a), boxes<Row>(y.b), boxes<Row>(y.c)};
    const Grid q1 = {next_box<Row>(q.a), next_box<Row>(q.b), next_box<Row>(q.c)};
    const Grid q2 = {box_after<Row>(q.a), box_after<Row>(q.b), box_after<Row>(q.c)};
    y.a = y.a & whole_boxes<Row>((q1.b & q2.c) | (q2.b & q1.c));
    y.b = y.b & whole_boxes<Row>((q1.a & q2.c) | (q2.a & q1.c));
    y.c = y.c & whole_boxes<Row>((q1.a & q2.b) | (q2.a & q1.b));

    const Row band = y.a | y.b | y.c;
    const Row next = (band >> 10) | (band << 20), after = (band << 10) | (band >> 20);
    const Row k = (next_column<Row>(next) & column_after<Row>(after)) | (column_after<Row>(next) & next_column<Row>(after));
    y = y & Grid{k, k, k};
  }
}

// --- Guessing -----------------------------------------------------------------------------------

struct Cell { int row, bit; };
struct Peers { uint64_t a; uint32_t c; };
struct PeerTable { Peers of[3][32]; };
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
    Peers& entry = table.of[row % 3][10 * (row / 3) + column];
    entry = {peers[0] | uint64_t(peers[1]) << 32, peers[2]};
  }
  return table;
}
constexpr PeerTable PEERS = make_peers();

// Which digits a board of several loses in a guessed cell.
template <int boards>
struct LossTable { alignas(64) uint32_t of[2][9][3][4 * boards]; };
template <int boards>
constexpr LossTable<boards> make_losses() {
  LossTable<boards> table{};
  for (int guess = 0; guess < 2; ++guess)
    for (int digit = 0; digit < 9; ++digit)
      for (int d = 0; d < 9; ++d)
        for (int board = 0; board < boards; ++board) {
          const bool takes_it = (board >> guess & 1) == 0;
          table.of[guess][digit][d / 3][4 * board + d % 3] = takes_it != (d == digit) ? ~0u : 0;
        }
  return table;
}
template <int boards>
constexpr LossTable<boards> LOSSES = make_losses<boards>();

struct Choice { int first, second; };

inline Choice choose(const Board& board) {
  uint32_t open[3], pairs[3], triples[3];
  for (int r = 0; r < 3; ++r) {
    const u32x4 a = load<u32x4>(board.row[r]), b = load<u32x4>(board.row[r] + 4), c = load<u32x4>(board.row[r] + 8);
    const u32x4 odd = a ^ b ^ c, two = two_of_three<u32x4>(a, b, c);
    const u32x4 ones = odd ^ turn(odd) ^ turn_back(odd);
    const u32x4 carry = two_of_three<u32x4>(odd, turn(odd), turn_back(odd));
    const u32x4 twos = two ^ turn(two) ^ turn_back(two) ^ carry;
    const u32x4 more = two_of_three<u32x4>(two, turn(two), turn_back(two)) | ((two ^ turn(two) ^ turn_back(two)) & carry);
    open[r] = (twos | more)[0];
    pairs[r] = (twos & ~more & ~ones)[0];
    triples[r] = (twos & ~more & ones)[0];
  }
  const uint64_t open_a = open[0] | uint64_t(open[1]) << 32;
  const auto score = [&](int r, int i) {
    const Peers& p = PEERS.of[r][i];
    return (__builtin_popcountll(p.a & open_a) + __builtin_popcount(p.c & open[2])) << 7 | (127 - (r << 5 | i));
  };
  const uint32_t* from = (pairs[0] | pairs[1] | pairs[2]) != 0 ? pairs : (triples[0] | triples[1] | triples[2]) != 0 ? triples : open;
  int best = -1, second = -1;
  for (int r = 0; r < 3; ++r) {
    uint32_t w = from[r];
    for (int k = 0; k < 4; ++k, w &= w - 1) {
      const int s = w != 0 ? score(r, __builtin_ctz(w | 1u << 31)) : -1;
      second = max(second, min(best, s));
      best = max(best, s);
    }
  }
  return {best, second};
}

template <int boards>
struct Frame {
  alignas(64) uint32_t row[3][3][4 * boards];
  int pending, board[boards];
};

inline bool is_solution(const Board& board) {
  u32x4 missing{};
  for (int third = 0; third < 12; third += 4) {
    const u32x4 band = load<u32x4>(board.row[0] + third) | load<u32x4>(board.row[1] + third) | load<u32x4>(board.row[2] + third);
    missing |= ~(band | (band >> 10) | (band >> 20)) & 0x1FF;
    missing |= ~boxes<u32x4>(band) & BOX_ENDS;
  }
  return (missing[0] | missing[1] | missing[2]) == 0;
}

template <class Root, class V>
ALWAYS_INLINE bool solve(Board& board) {
  using Layout = SideBySide<V>;
  using Grid = typename Layout::Grid;
  constexpr int boards = Layout::boards;
  Fate fate[4];
  {
    typename Root::Grid y = Root::load_board(board);
    sweep_to_rest<Root>(y, y, ROOT_SWEEPS, fate);
    Root::store_board(y, board);
    if (fate[0] == Fate::dead) return false;
    if (fate[0] == Fate::solved) return is_solution(board);
  }
  Frame<boards> stack[82];
  Frame<boards>* top = stack;
  top->pending = 0;
  for (;;) {
    const Choice choice = choose(board);
    Grid y = Layout::load_board(board);
    const auto lose = [&](int guess, int s) __attribute__((always_inline)) {
      const int place = 127 - (s & 127), row = place >> 5, i = place & 31;
      uint32_t has = 0;
      for (int d = 0; d < 9; ++d) has |= (board.row[row][lane_of(d)] >> i & 1) << d;
      const auto& table = LOSSES<boards>.of[guess][__builtin_ctz(has)];
      const typename Layout::Row loss = {load<V>(table[0]), load<V>(table[1]), load<V>(table[2])};
      const uint32_t bit = 1u << i;
      y.a = y.a & ~(loss & (row == 0 ? bit : 0));
      y.b = y.b & ~(loss & (row == 1 ? bit : 0));
      y.c = y.c & ~(loss & (row == 2 ? bit : 0));
    };
    lose(0, choice.first);
    int used = 2;
    if (boards == 4 && choice.second >= 0) { lose(1, choice.second); used = 4; }
    sweep_to_rest<Layout>(y, y, CHILD_SWEEPS, fate);
    if (top->pending > 0) ++top;
    Layout::store_boards(y, top->row);
    top->pending = 0;
    for (int b = used - 1; b >= 0; --b) {
      if (fate[b] == Fate::open) top->board[top->pending++] = b;
      if (fate[b] == Fate::solved) { Layout::take_board(top->row, b, board); if (is_solution(board)) return true; }
    }
    while (top->pending == 0) { if (top == stack) return false; --top; }
    Layout::take_board(top->row, top->board[--top->pending], board);
  }
}

template <class Layout>
ALWAYS_INLINE bool search_one_by_one(Board& board) {
  Board waiting[82];
  int count = 0;
  for (;;) {
    Fate fate[4];
    typename Layout::Grid y = Layout::load_board(board);
    sweep_to_rest<Layout>(y, y, ROOT_SWEEPS, fate);
    Layout::store_board(y, board);
    if (fate[0] == Fate::solved && is_solution(board)) return true;
    if (fate[0] == Fate::open) {
      const int place = 127 - (choose(board).first & 127), row = place >> 5, i = place & 31;
      uint32_t has = 0;
      for (int d = 0; d < 9; ++d) has |= (board.row[row][lane_of(d)] >> i & 1) << d;
      const int digit = __builtin_ctz(has);
      waiting[count] = board;
      waiting[count++].row[row][lane_of(digit)] &= ~(1u << i);
      for (int d = 0; d < 9; ++d) if (d != digit) board.row[row][lane_of(d)] &= ~(1u << i);
    } else {
      if (count == 0) return false;
      board = waiting[--count];
    }
  }
}

// --- LeetCode's board ---------------------------------------------------------------------------

inline void read_plain(const vector<vector<char>>& text, Board& board) {
  memset(&board, 0, sizeof board);
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column) {
      const uint32_t bit = cell_bit(row / 3, column);
      const char c = text[row][column];
      for (int d = 0; d < 9; ++d) board.row[row % 3][lane_of(d)] |= c == '.' || c == '1' + d ? bit : 0;
    }
}
#if defined(__x86_64__)
__attribute__((target("avx2"))) inline void read_avx2(const vector<vector<char>>& text, Board& board) {
  const auto eight = [](const char* p) { uint64_t v; memcpy(&v, p, 8); return v; };
  for (int r = 0; r < 3; ++r) {
    const char *x = text[r].data(), *y = text[3 + r].data(), *z = text[6 + r].data();
    const uint64_t a = eight(x), b = eight(y), c = eight(z);
    const __m256i cells = _mm256_set_epi64x(c >> 32 | uint64_t(uint8_t(z[8])) << 32, b >> 48 | uint64_t(uint8_t(y[8])) << 16 | c << 32, uint8_t(x[8]) | b << 16, a);
    const uint32_t empty = _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, _mm256_set1_epi8('.')));
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) board.row[r][lane_of(d)] = empty | _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, _mm256_set1_epi8(char('1' + d))));
    board.row[r][3] = board.row[r][7] = board.row[r][11] = 0;
    memset(&board.row[r][12], 0, 16);
  }
}
#endif

ALWAYS_INLINE void write(const Board& board, vector<vector<char>>& text) {
  for (int r = 0; r < 3; ++r) {
    char *x = text[r].data(), *y = text[3 + r].data(), *z = text[6 + r].data();
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      const uint32_t w = board.row[r][lane_of(d)];
      x[__builtin_ctz(w & 0x1FF)] = char('1' + d);
      y[__builtin_ctz(w >> 10 & 0x1FF)] = char('1' + d);
      z[__builtin_ctz(w >> 20)] = char('1' + d);
    }
  }
}

template <auto search, auto read>
ALWAYS_INLINE void solve_text(vector<vector<char>>& text) {
  Board board;
  read(text, board);
  if (search(board)) write(board, text);
}
#if defined(__x86_64__)
__attribute__((noinline, target("avx2,avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2,popcnt,lzcnt"))) void solve_avx512(vector<vector<char>>& text) {
  solve_text<solve<OneBoard, u32x16>, read_avx2>(text);
}
__attribute__((noinline, target("avx2,bmi,bmi2,popcnt,lzcnt"))) void solve_avx2(vector<vector<char>>& text) {
  solve_text<solve<OneBoard256, u32x8>, read_avx2>(text);
}
#endif
__attribute__((noinline)) void solve_plain(vector<vector<char>>& text) {
  solve_text<search_one_by_one<SideBySide<u32x4>>, read_plain>(text);
}

inline void solve_best(vector<vector<char>>& text) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("bmi2")) return solve_avx512(text);
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return solve_avx2(text);
#endif
  solve_plain(text);
}

}  // namespace row_bands
#pragma GCC diagnostic pop

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
#ifdef PATH
    row_bands::PATH(board);
#else
    row_bands::solve_best(board);
#endif
  }
};
