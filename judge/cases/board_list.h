#pragma once

#include <deque>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "judge/cases/case.h"
#include "judge/cases/faults.h"

namespace judge {

// Boards as people keep them outside of suites:
//   - a board a line, as puzzle lists and `.sdm` files have it; what follows behind a space, a
//     comma or a semicolon (a rating, the solution) is not read;
//   - boards of nine lines, drawn or not, one after the other, as in `.sdk` and `.ss` files;
//   - one board as LeetCode shows it.
// `#` begins a comment, and a first line of words alone is a heading.

/// The text of one board of a list.
struct ListedBoard {
  std::string text;
  std::size_t line = 0;  // where it begins, counted from 1
};

/// Takes a list line by line and gives its boards, so that a list may be longer than the memory.
class BoardListParser {
 public:
  void take_line(std::string_view line);
  /// To be told when there is no further line.
  void end();
  /// The next board that is complete; nullopt if more lines are needed, or none are left.
  std::optional<ListedBoard> next();

 private:
  void take_row(std::string_view row);

  std::deque<ListedBoard> boards_;
  ListedBoard rows_;          // of the board that is not complete
  bool in_brackets_ = false;  // LeetCode's form, up to the end
  bool has_board_ = false;
  bool has_ended_ = false;
  std::size_t line_ = 0;
};

/// The boards of a file, one after the other.
class BoardListFile {
 public:
  /// Throws BadInput if it cannot be opened.
  explicit BoardListFile(const std::filesystem::path& file);

  /// nullopt at the end. Throws std::runtime_error if the file cannot be read on.
  std::optional<ListedBoard> next();

  /// How much of the file has been read, from 0 to 1.
  double fraction_read() const;

 private:
  std::filesystem::path path_;
  std::ifstream stream_;
  std::uintmax_t size_ = 0;
  std::uintmax_t taken_ = 0;
  std::string line_;
  BoardListParser parser_;
};

/// The board of a list; nothing, and a fault that names the line, if the text is none.
std::optional<Board> read_listed_board(const ListedBoard& listed, const std::string& file,
                                       Faults& faults);

/// The case of a board of a list: its name `line-12`, its solution. It may have several solutions;
/// nothing, and a fault, if it has none.
std::optional<Case> case_of_listed_board(const Board& board, std::size_t line,
                                         const std::string& file, Faults& faults);

/// Reads a whole list; `file` is its name as the user typed it.
Suite parse_board_list(std::string_view text, const std::string& file, Faults& faults);

}  // namespace judge
