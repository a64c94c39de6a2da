#include "judge/sudoku/rules.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace judge {

namespace {

constexpr int mask_of_all_digits = 0b11'1111'1110;  // bit d stands for the digit d

std::array<Unit, 27> make_units() {
  std::array<Unit, 27> units;
  for (int i = 0; i < 9; ++i) {
    Unit& row = units[static_cast<std::size_t>(i)];
    Unit& column = units[static_cast<std::size_t>(9 + i)];
    Unit& box = units[static_cast<std::size_t>(18 + i)];
    row = {Unit::Kind::row, i + 1, {}};
    column = {Unit::Kind::column, i + 1, {}};
    box = {Unit::Kind::box, i + 1, {}};
    for (int k = 0; k < 9; ++k) {
      row.cells[static_cast<std::size_t>(k)] = Cell::at(i, k);
      column.cells[static_cast<std::size_t>(k)] = Cell::at(k, i);
      box.cells[static_cast<std::size_t>(k)] = Cell::at(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3);
    }
  }
  return units;
}

std::optional<WrongShape> find_wrong_shape(const Answer& answer) {
  if (answer.rows != 9) return WrongShape{answer.rows, std::nullopt, 0};
  for (int row = 0; row < 9; ++row) {
    const auto length = answer.row_lengths[static_cast<std::size_t>(row)];
    if (length != 9) return WrongShape{9, row, length};
  }
  return std::nullopt;
}

bool is_unchanged(const Board& given, const Answer& answer) {
  return std::ranges::equal(given.cells(), answer.cells);
}

/// `Cells` is a Board or an Answer.
template <typename Cells>
std::vector<RepeatedDigit> find_repeated_digits(const Cells& cells) {
  std::vector<RepeatedDigit> found;
  for (const Unit& unit : all_units()) {
    std::array<int, 256> count{};
    for (Cell cell : unit.cells) ++count[static_cast<unsigned char>(cells[cell])];
    for (char digit = '1'; digit <= '9'; ++digit) {
      if (count[static_cast<unsigned char>(digit)] < 2) continue;
      std::vector<Cell> where;
      for (Cell cell : unit.cells) {
        if (cells[cell] == digit) where.push_back(cell);
      }
      found.push_back({&unit, digit, std::move(where)});
    }
  }
  return found;
}

/// `7` for a printable byte, `byte 0x07` for another.
std::string name_of_byte(unsigned char byte) {
  if (byte > ' ' && byte < 0x7f) return fmt::format("{}", static_cast<char>(byte));
  return fmt::format("byte 0x{:02x}", byte);
}

/// `r1c1`, `r1c1 and r1c5`, `r1c1, r1c5 and r1c9`, `r1c1, r1c5 and 7 more`
std::string list_cells(const std::vector<Cell>& cells, std::size_t at_most) {
  std::vector<std::string> names;
  for (Cell cell : cells) {
    if (names.size() == at_most) break;
    names.push_back(cell.name());
  }
  std::string last = fmt::format("{} more", cells.size() - names.size());
  if (names.size() == cells.size()) {
    last = names.back();
    names.pop_back();
  }
  return names.empty() ? last : fmt::format("{} and {}", fmt::join(names, ", "), last);
}

/// `1 row`, `2 rows`.
std::string count(std::uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

struct Describe {
  std::string operator()(const WrongShape& shape) const {
    if (!shape.short_row)
      return fmt::format("the board came back with {}, expected 9", count(shape.rows, "row"));
    return fmt::format("row {} came back with {}, expected 9", *shape.short_row + 1,
                       count(shape.row_length, "cell"));
  }
  std::string operator()(const Unchanged&) const {
    return "the board is unchanged: has the parameter lost its `&`, or was all of it undone?";
  }
  std::string operator()(const ChangedGiven& changed) const {
    if (changed.answer == Board::empty)
      return fmt::format("{} was given as {}, the answer leaves it empty", changed.cell.name(),
                         changed.given);
    if (changed.answer <= 9)
      return fmt::format(
          "{} was given as {}, the answer holds the number {}, not the character '{}'",
          changed.cell.name(), changed.given, +changed.answer, +changed.answer);
    return fmt::format("{} was given as {}, the answer says {}", changed.cell.name(), changed.given,
                       name_of_byte(changed.answer));
  }
  std::string operator()(const NotADigit& wrong) const {
    const std::string name = wrong.cell.name();
    if (wrong.byte <= 9)
      return fmt::format("{0} holds the number {1}, not the character '{1}'", name, +wrong.byte);
    return fmt::format("{} holds {}, which is not a digit", name, name_of_byte(wrong.byte));
  }
  std::string operator()(const LeftEmpty& left) const {
    return fmt::format("{} left empty: {}",
                       left.cells.size() == 1 ? std::string("one cell is")
                                              : fmt::format("{} cells are", left.cells.size()),
                       list_cells(left.cells, 5));
  }
  std::string operator()(const RepeatedDigit& repeated) const {
    const std::size_t times = repeated.cells.size();
    return fmt::format("{} holds {} {}, at {}", repeated.unit->name(), repeated.digit,
                       times == 2 ? std::string("twice") : fmt::format("{} times", times),
                       list_cells(repeated.cells, 9));
  }
};

}  // namespace

std::string Unit::name() const {
  switch (kind) {
    case Kind::row: return fmt::format("row {}", number);
    case Kind::column: return fmt::format("column {}", number);
    case Kind::box: return fmt::format("box {}", number);
  }
  return {};
}

const std::array<Unit, 27>& all_units() {
  static const std::array<Unit, 27> units = make_units();
  return units;
}

Answer Answer::of(const Board& board) {
  Answer answer;
  answer.rows = 9;
  answer.row_lengths.fill(9);
  std::ranges::copy(board.cells(), answer.cells.begin());
  return answer;
}

bool is_solution(const Board& given, const Answer& answer) {
  if (find_wrong_shape(answer)) return false;
  for (int i = 0; i < 81; ++i) {
    const Cell cell{i};
    if (!is_digit(answer[cell])) return false;
    if (!given.is_empty(cell) && given[cell] != answer[cell]) return false;
  }
  for (const Unit& unit : all_units()) {
    int seen = 0;
    for (Cell cell : unit.cells) seen |= 1 << (answer[cell] - '0');
    if (seen != mask_of_all_digits) return false;
  }
  return true;
}

std::vector<Violation> find_violations(const Board& given, const Answer& answer) {
  if (is_solution(given, answer)) return {};
  if (const auto shape = find_wrong_shape(answer)) return {*shape};
  std::vector<Violation> found;
  if (is_unchanged(given, answer)) found.emplace_back(Unchanged{});
  std::vector<Violation> not_digits;
  LeftEmpty left;
  for (int i = 0; i < 81; ++i) {
    const Cell cell{i};
    const char byte = answer[cell];
    if (!given.is_empty(cell)) {
      if (byte != given[cell])
        found.emplace_back(ChangedGiven{cell, given[cell], static_cast<unsigned char>(byte)});
    } else if (byte == Board::empty) {
      left.cells.push_back(cell);
    } else if (!is_digit(byte)) {
      not_digits.emplace_back(NotADigit{cell, static_cast<unsigned char>(byte)});
    }
  }
  std::ranges::move(not_digits, std::back_inserter(found));
  if (!left.cells.empty()) found.emplace_back(std::move(left));
  std::ranges::move(find_repeated_digits(answer), std::back_inserter(found));
  return found;
}

std::string describe(const Violation& violation) {
  return std::visit(Describe{}, violation);
}

std::vector<Cell> cells_of(const Violation& violation) {
  struct Cells {
    std::vector<Cell> operator()(const WrongShape&) const { return {}; }
    std::vector<Cell> operator()(const Unchanged&) const { return {}; }
    std::vector<Cell> operator()(const ChangedGiven& changed) const { return {changed.cell}; }
    std::vector<Cell> operator()(const NotADigit& wrong) const { return {wrong.cell}; }
    std::vector<Cell> operator()(const LeftEmpty& left) const { return left.cells; }
    std::vector<Cell> operator()(const RepeatedDigit& repeated) const { return repeated.cells; }
  };
  return std::visit(Cells{}, violation);
}

std::vector<RepeatedDigit> find_repeated_givens(const Board& board) {
  return find_repeated_digits(board);
}

}  // namespace judge
