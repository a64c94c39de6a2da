// Exact cover with dancing links.
//
// Idea. A cell that waits for a digit and a digit that waits for a cell are the same kind of thing:
// an item that must be covered exactly once. Then the two singles of constraint_propagation.cpp are
// one rule, "take the item with the fewest options next", and nothing in the search knows that it
// is solving a sudoku.
//
// There are 81 + 3 * 81 = 324 items: each cell holds a digit, and each row, each column and each
// box holds each digit. There are 9 * 81 = 729 options, each a digit in a cell, and each covers
// four items. Wanted are options that cover every item once. What the givens cover is left out from
// the start: of an everyday puzzle some 200 items and 200 options remain.
//
//     option      r1c3 r1c4   r1=1 r1=2   c3=1 c3=2 c4=1   b1=1 b1=2 b2=1   ...
//     1 in r1c3    x           x           x                x
//     2 in r1c3    x                x           x                x
//     1 in r1c4         x      x                     x                x
//
// Data. Every x is a node in a ring with the other nodes of its column, and a head that counts them
// stands in each ring; the heads of the items that are not covered yet form a ring as well, with a
// root. The four nodes of an option lie side by side in memory:
//
//     root <-> r1c3 <-> r1c4 <-> r1=1 <-> ...        the others of the option of node n are
//               |        |        |                  the other nodes among n & ~3 ... n | 3
//            1 in r1c3   |     1 in r1c3
//               |     1 in r1c4   |
//            2 in r1c3   |     1 in r1c4
//
// The dance: a node leaves its ring by `down[up[n]] = down[n]` and `up[down[n]] = up[n]`. It keeps
// its own two links, and so it can return by `down[up[n]] = n` and `up[down[n]] = n`, provided that
// nodes return in the reverse order. Going back costs what going forward did, and no copy is made.
//
// Search. Knuth's Algorithm X: take the item with the fewest options. For each of them, cover its
// four items, go on, and uncover them again. To cover an item is to take its head out of the ring
// of heads, and all that competes for it out of all other rings.
//
// Cost. Building some hundreds of options, then one step for each empty cell, in which most of the
// time goes into looking for the fewest. It guesses as often as constraint_propagation.cpp, or a
// little less, since a digit with two places left is as good a choice as a cell with two
// candidates; but links all over the memory are slower than sets of bits. The gain is the method:
// the class ExactCover knows no sudoku, and would place pentominoes or queens as well.
//
// Source. H. Hitotumatu and K. Noshita, "A technique for implementing backtrack algorithms and its
// application" (1979), for links that come back; D. E. Knuth, "Dancing links" (2000), and The Art
// of Computer Programming 4B, 7.2.2.1.

class ExactCover {
 public:
  ExactCover() {
    for (int head = 0; head < heads; ++head) up[head] = down[head] = head;
    left[root] = right[root] = root;
  }

  // Items are 1 to 324. Each item of an option has been added before.
  void addItem(int item) {
    left[item] = left[root];
    right[item] = root;
    right[left[root]] = item;
    left[root] = item;
  }

  void addOption(const array<int, 4>& items) {
    for (int item : items) {
      itemOf[end] = item;
      up[end] = up[item];
      down[end] = item;
      down[up[item]] = end;
      up[item] = end;
      ++count[item];
      ++end;
    }
  }

  // Calls `use` with the items of each option of a cover. Returns whether there is one.
  template <typename Use>
  bool solve(const Use& use) {
    if (right[root] == root) return true;
    const int item = findFewest();
    cover(item);
    for (int node = down[item]; node != item; node = down[node]) {
      const int first = node & ~3;
      for (int other = first; other < first + 4; ++other) {
        if (other != node) cover(itemOf[other]);
      }
      if (solve(use)) {
        use(span(itemOf).subspan(first, 4));
        return true;
      }
      for (int other = first + 3; other >= first; --other) {
        if (other != node) uncover(itemOf[other]);
      }
    }
    uncover(item);
    return false;
  }

 private:
  static constexpr int root = 0;
  static constexpr int heads = 328;  // the root, 324 items, and room to begin at a multiple of 4
  static constexpr int nodes = heads + 729 * 4;

  using Link = uint16_t;
  Link left[heads];
  Link right[heads];
  Link count[heads] = {};
  Link up[nodes];
  Link down[nodes];
  Link itemOf[nodes];
  int end = heads;  // the next node

  int findFewest() const {
    int best = right[root];
    for (int item = best; item != root && count[best] > 1; item = right[item]) {
      if (count[item] < count[best]) best = item;
    }
    return best;
  }

  void cover(int item) {
    left[right[item]] = left[item];
    right[left[item]] = right[item];
    for (int node = down[item]; node != item; node = down[node]) {
      const int first = node & ~3;
      for (int other = first; other < first + 4; ++other) {
        if (other == node) continue;
        up[down[other]] = up[other];
        down[up[other]] = down[other];
        --count[itemOf[other]];
      }
    }
  }

  // Undoes `cover`, step by step in the reverse order.
  void uncover(int item) {
    for (int node = up[item]; node != item; node = up[node]) {
      const int first = node & ~3;
      for (int other = first + 3; other >= first; --other) {
        if (other == node) continue;
        ++count[itemOf[other]];
        up[down[other]] = other;
        down[up[other]] = other;
      }
    }
    right[left[item]] = item;
    left[right[item]] = item;
  }
};

class Solution {
 public:
  void solveSudoku(vector<vector<char>>& board) {
    ExactCover problem;
    bitset<325> covered;  // by the givens
    const auto forEachPlace = [&](auto&& act) {
      for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) act(row, column, board[row][column]);
      }
    };
    bool isContradiction = false;  // two givens exclude each other
    forEachPlace([&](int row, int column, char given) {
      if (given == '.') return;
      for (int item : itemsOf(row, column, given - '1')) {
        isContradiction |= covered[item];
        covered[item] = true;
      }
    });
    if (isContradiction) return;

    for (int item = 1; item <= 324; ++item) {
      if (!covered[item]) problem.addItem(item);
    }
    forEachPlace([&](int row, int column, char given) {
      for (int digit = 0; given == '.' && digit < 9; ++digit) {
        const array<int, 4> items = itemsOf(row, column, digit);
        if (ranges::none_of(items, [&](int item) { return covered[item]; }))
          problem.addOption(items);
      }
    });
    problem.solve([&](span<const uint16_t> items) {
      const int cell = items[0] - 1;
      board[cell / 9][cell % 9] = static_cast<char>('1' + (items[1] - 1) % 9);
    });
  }

 private:
  // What a digit, 0 to 8, in a cell covers: the cell, the row's, the column's and the box's digit.
  static array<int, 4> itemsOf(int row, int column, int digit) {
    const int box = row / 3 * 3 + column / 3;
    return {1 + row * 9 + column, 82 + row * 9 + digit, 163 + column * 9 + digit,
            244 + box * 9 + digit};
  }
};
