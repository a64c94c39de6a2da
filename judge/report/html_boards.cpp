#include "judge/report/html_boards.h"

#include <algorithm>
#include <bitset>
#include <string>
#include <variant>
#include <vector>

#include "judge/report/boards.h"

namespace judge {

namespace {

constexpr std::size_t most_marked_cells = 40;  // marks on half of a board point at nothing

using CellSet = std::bitset<81>;

/// The cells that the reasons name, but for a reason that names half of the board.
CellSet named_cells(const std::vector<Evidence>& evidence) {
  CellSet named;
  for (const Evidence& one : evidence) {
    const auto* violation = std::get_if<Violation>(&one);
    if (violation == nullptr) continue;
    const std::vector<Cell> cells = cells_of(*violation);
    if (cells.size() > most_marked_cells) continue;
    for (const Cell cell : cells) named.set(static_cast<std::size_t>(cell.index));
  }
  return named;
}

/// The first row, column or box that holds a digit twice; nullptr if there is none.
const Unit* first_offending_unit(const std::vector<Evidence>& evidence) {
  for (const Evidence& one : evidence) {
    const auto* violation = std::get_if<Violation>(&one);
    if (violation == nullptr) continue;
    if (const auto* repeated = std::get_if<RepeatedDigit>(violation)) return repeated->unit;
  }
  return nullptr;
}

/// The names of the style sheet: `g` a given, `w` wrong, `u` in the shaded unit, `x` no cell at
/// all.
std::string classes_of(const Picture& picture, std::size_t cell, const CellSet& shaded) {
  std::string classes;
  const auto add = [&](bool applies, const char* name) {
    if (!applies) return;
    if (!classes.empty()) classes += ' ';
    classes += name;
  };
  add(picture.symbols[cell] == ' ', "x");
  add(picture.givens[cell], "g");
  add(picture.marked[cell] || picture.symbols[cell] == '?', "w");
  add(shaded[cell], "u");
  return classes;
}

Markup draw_cell(const Picture& picture, std::size_t cell, const CellSet& shaded) {
  const char symbol = picture.symbols[cell];
  const std::string classes = classes_of(picture, cell, shaded);
  const std::string shown = symbol == ' ' || symbol == Board::empty ? "" : std::string(1, symbol);
  const Markup mark = picture.marked[cell] ? markup("<b>*</b>") : Markup();
  if (classes.empty()) return markup("<td>{}{}", shown, mark);
  return markup("<td class=\"{}\">{}{}", classes, shown, mark);
}

Markup draw_picture(const Picture& picture, const CellSet& shaded) {
  Markup rows;
  for (std::size_t row = 0; row < picture.rows; ++row) {
    rows += markup("<tr>");
    for (std::size_t column = 0; column < 9; ++column)
      rows += draw_cell(picture, row * 9 + column, shaded);
    if (picture.longer_rows[row]) rows += markup("<td class=\"more\">…");
    rows += markup("\n");
  }
  if (picture.rows == 0) rows += markup("<tr><td class=\"more\">no rows at all\n");
  if (picture.has_more_rows) rows += markup("<tr><td class=\"more\">…\n");
  return markup("<table class=\"board\"><caption>{}</caption>\n{}</table>\n", picture.title, rows);
}

Markup describe_signs(const Picture& answer, const Unit* shaded) {
  std::vector<std::string> signs;
  if (answer.marked.any()) signs.emplace_back("* marks the cells named above");
  if (shaded != nullptr)
    signs.push_back(shaded->name() + " is shaded, the first that holds a digit twice");
  if (std::ranges::count(answer.symbols, '?') > 0)
    signs.emplace_back("? is a byte that is not a digit");
  signs.emplace_back("givens are bold");
  std::string text;
  for (const std::string& sign : signs) text += (text.empty() ? "" : "; ") + sign;
  return markup("<p class=\"quiet\">{}</p>\n", text);
}

}  // namespace

Markup draw_boards(const CaseJudgement& judged) {
  const Case& tested = *judged.tested;
  Markup pictures = draw_picture(picture_of("input", tested.board, tested.board), {});
  Markup signs;
  if (judged.answer) {
    const Picture answer =
        picture_of("output", *judged.answer, tested.board, named_cells(judged.evidence));
    const Unit* unit = first_offending_unit(judged.evidence);
    CellSet shaded;
    if (unit != nullptr) {
      for (const Cell cell : unit->cells) shaded.set(static_cast<std::size_t>(cell.index));
    }
    pictures += draw_picture(answer, shaded);
    signs = describe_signs(answer, unit);
  }
  pictures += draw_picture(picture_of(tested.has_one_solution ? "expected" : "one solution",
                                      tested.solution, tested.board),
                           {});
  return markup("<div class=\"boards\">\n{}</div>\n{}", pictures, signs);
}

}  // namespace judge
