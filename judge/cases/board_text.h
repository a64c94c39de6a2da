#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "judge/sudoku/board.h"

namespace judge {

/// A board, or what is wrong with its text: each fault a sentence without its subject, such as
/// `has 80 cells, expected 81`, or with a row as its subject, `row 3 has 8 cells, expected 9`.
using BoardOrFaults = std::variant<Board, std::vector<std::string>>;

/// Reads a board as people have it at hand:
///   - 81 characters;
///   - nine lines of nine, spaces ignored, or a drawing of them, with `|` between the cells and
///     lines of `-`, `+`, `=` or `*` between the rows;
///   - LeetCode's `[["5","3",".",…],…]`, with spaces and line breaks anywhere, with either kind of
///     quotes or none (a shell eats them), with `board =` before it or not. Brackets, commas and
///     quotes only part the cells, so `["53..7....",…]` of a suite file is read too.
/// An empty cell is `.`, `0`, `_` or `*`.
BoardOrFaults read_board(std::string_view text);

/// Whether a line is drawn between the rows of a board: `------+-------+------`.
bool is_border(std::string_view line);

/// Whether a line names a part of a SadMan file: `[Puzzle]`.
bool is_section_title(std::string_view line);

/// The characters of UTF-8 text, each as its bytes; a byte that is no UTF-8 stands alone.
std::vector<std::string_view> split_characters(std::string_view text);

/// What is wrong with the cells of one row, each a digit or `.`: `has 8 cells, expected 9`.
std::optional<std::string> find_fault_of_row(std::string_view cells);

}  // namespace judge
