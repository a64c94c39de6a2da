#include "judge/cases/suite_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "judge/cases/board_text.h"
#include "judge/cases/json_text.h"
#include "judge/cases/nearest.h"
#include "judge/cases/quantities.h"
#include "judge/cases/quote.h"
#include "judge/report/escape.h"
#include "judge/report/numbers.h"
#include "judge/sudoku/rules.h"
#include "judge/sudoku/solver.h"

namespace judge {

namespace {

using Kind = JsonValue::Kind;

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

bool is_printable(std::string_view text) {
  return escape_line(text) == text;
}

/// `testcases/edge.json` is the suite `edge`.
std::string suite_name_of(const std::string& file) {
  const std::filesystem::path name = std::filesystem::path(file).filename();
  return name.extension() == ".json" ? name.stem().string() : name.string();
}

/// Whether a name can be typed on a command line and be found by a glob: letters, digits, `-`, `_`,
/// `.` and what is printable beyond ASCII.
bool is_good_name(std::string_view name) {
  const auto is_good = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '-' ||
           c == '_' || c == '.' || byte >= 0x80;
  };
  return !name.empty() && std::ranges::all_of(name, is_good) && is_printable(name);
}

class SuiteReader {
 public:
  SuiteReader(std::string_view text, const std::string& file, Faults& faults)
      : text_(without_byte_order_mark(text)), file_(file), faults_(faults), lines_(text_) {}

  Suite read() {
    Suite suite;
    suite.name = suite_name_of(file_);
    auto parsed = parse_json(text_);
    if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
      add_fault(fault->offset, fault->message);
      return suite;
    }
    const auto& root = std::get<JsonValue>(parsed);
    if (!expect(root, Kind::object, "")) return suite;
    check_keys(root, "", {"$schema", "description", "time_limit", "cases"});
    if (const JsonValue* schema = root.find("$schema")) expect(*schema, Kind::string, "/$schema");
    suite.description = read_line(root, "description", "");
    const std::chrono::nanoseconds time_limit = read_time_limit(root);
    suite.cases = read_cases(root, suite.name);
    for (Case& one : suite.cases) one.time_limit = time_limit;
    return suite;
  }

 private:
  // In what follows `pointer` is the JSON pointer of the value at hand; "" is the whole file.

  std::chrono::nanoseconds read_time_limit(const JsonValue& root) {
    const JsonValue* value = require(root, "time_limit", "");
    if (!value || !expect(*value, Kind::string, "/time_limit")) return {};
    const auto duration = parse_duration(value->text);
    if (!duration)
      add_fault(
          value->offset,
          fmt::format("/time_limit is {}, expected a duration such as \"2s\" or \"500ms\", above 0",
                      quote(value->text)));
    return duration.value_or(std::chrono::nanoseconds{});
  }

  std::vector<Case> read_cases(const JsonValue& root, const std::string& suite) {
    const JsonValue* values = require(root, "cases", "");
    if (!values || !expect(*values, Kind::array, "/cases")) return {};
    if (values->items.empty()) add_fault(values->offset, "/cases is empty, expected a case");
    std::vector<Case> cases;
    for (std::size_t i = 0; i < values->items.size(); ++i) {
      std::optional<Case> one = read_case(values->items[i], fmt::format("/cases/{}", i));
      if (!one) continue;
      one->suite = suite;
      cases.push_back(*std::move(one));
    }
    return cases;
  }

  std::optional<Case> read_case(const JsonValue& value, const std::string& pointer) {
    const std::size_t faults_before = faults_.count();
    if (!expect(value, Kind::object, pointer)) return std::nullopt;
    check_keys(value, pointer, {"name", "catches", "board", "backtracking_placements"});
    Case one;
    one.name = read_name(value, pointer);
    one.catches = read_line(value, "catches", pointer);
    one.backtracking_placements = read_count(value, "backtracking_placements", pointer);
    read_board_and_solution(value, pointer, one);
    if (faults_.count() != faults_before) return std::nullopt;
    one.origin = {file_, lines_.find(value.find("name")->offset).line};
    return one;
  }

  std::string read_name(const JsonValue& value, const std::string& pointer) {
    const JsonValue* name = require(value, "name", pointer);
    if (!name || !expect(*name, Kind::string, pointer + "/name")) return {};
    if (!is_good_name(name->text)) {
      add_fault(name->offset,
                fmt::format("{}/name is {}, expected letters, digits, - _ or . such as "
                            "\"first-row-empty\"",
                            pointer, quote(name->text)));
    } else if (const auto [earlier, is_new] = names_.emplace(name->text, name->offset); !is_new) {
      add_fault(name->offset,
                fmt::format("{}/name is {}, which is already the name of the case in line {}",
                            pointer, quote(name->text), lines_.find(earlier->second).line));
    }
    return name->text;
  }

  /// The text of an optional string that is shown in one line.
  std::string read_line(const JsonValue& object, std::string_view key, const std::string& pointer) {
    const JsonValue* line = object.find(key);
    const std::string line_pointer = fmt::format("{}/{}", pointer, key);
    if (!line || !expect(*line, Kind::string, line_pointer)) return {};
    if (!is_printable(line->text))
      add_fault(line->offset, fmt::format("{} is {}, expected one line of printable text",
                                          line_pointer, quote(line->text)));
    return line->text;
  }

  /// An optional whole number.
  std::optional<std::uint64_t> read_count(const JsonValue& object, std::string_view key,
                                          const std::string& pointer) {
    const JsonValue* count = object.find(key);
    const std::string count_pointer = fmt::format("{}/{}", pointer, key);
    if (!count || !expect(*count, Kind::number, count_pointer)) return std::nullopt;
    if (!count->count)
      add_fault(
          count->offset,
          fmt::format("{} is no whole number that 64 bits hold, expected one such as 162000000",
                      count_pointer));
    return count->count;
  }

  void read_board_and_solution(const JsonValue& value, const std::string& pointer, Case& one) {
    const JsonValue* rows = require(value, "board", pointer);
    if (!rows) return;
    const std::string board_pointer = pointer + "/board";
    const std::optional<Board> board = read_rows(*rows, board_pointer);
    if (!board) return;
    one.board = *board;
    const std::vector<RepeatedDigit> repeated = find_repeated_givens(*board);
    for (const RepeatedDigit& digit : repeated)
      add_fault(rows->offset,
                fmt::format("{} has no solution: {}", board_pointer, describe(digit)));
    if (!repeated.empty()) return;
    const Solutions solutions = find_solutions(*board);
    if (solutions.count == 0)
      add_fault(rows->offset, board_pointer + " has no solution, expected exactly one");
    else if (!solutions.is_unique())
      add_fault(rows->offset, fmt::format("{} has several solutions, expected exactly one: {}",
                                          board_pointer, describe_difference(solutions)));
    else
      one.solution = *solutions.first;
  }

  static std::string describe_difference(const Solutions& solutions) {
    Cell cell{0};
    while ((*solutions.first)[cell] == (*solutions.second)[cell]) ++cell.index;
    return fmt::format("{} can be {} or {}", cell.name(), (*solutions.first)[cell],
                       (*solutions.second)[cell]);
  }

  std::optional<Board> read_rows(const JsonValue& rows, const std::string& pointer) {
    if (!expect(rows, Kind::array, pointer)) return std::nullopt;
    if (rows.items.size() != 9) {
      add_fault(rows.offset, fmt::format("{} has {}, expected 9", pointer,
                                         format_count(rows.items.size(), "row")));
      return std::nullopt;
    }
    std::string cells;
    bool is_good = true;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::optional<std::string> row =
          read_row(rows.items[i], fmt::format("{}/{}", pointer, i));
      is_good = is_good && row;
      if (is_good) cells += *row;
    }
    if (!is_good) return std::nullopt;
    return Board::from_cells(cells);
  }

  /// The nine cells of a row, which is one string or an array of strings.
  std::optional<std::string> read_row(const JsonValue& row, const std::string& pointer) {
    std::string cells = row.text;
    if (row.kind == Kind::array) {
      for (std::size_t i = 0; i < row.items.size(); ++i) {
        const std::string cell_pointer = fmt::format("{}/{}", pointer, i);
        if (!expect(row.items[i], Kind::string, cell_pointer)) return std::nullopt;
        if (split_characters(row.items[i].text).size() != 1) {
          add_fault(row.items[i].offset, fmt::format("{} is {}, expected one character",
                                                     cell_pointer, quote(row.items[i].text)));
          return std::nullopt;
        }
        cells += row.items[i].text;
      }
    } else if (!expect(row, Kind::string, pointer)) {
      return std::nullopt;
    }
    if (const auto fault = find_fault_of_row(cells)) {
      add_fault(row.offset, fmt::format("{} {}", pointer, *fault));
      return std::nullopt;
    }
    return cells;
  }

  void check_keys(const JsonValue& object, const std::string& pointer,
                  const std::vector<std::string>& known) {
    std::set<std::string_view> seen;
    for (const JsonValue::Key& key : object.keys) {
      const bool is_new = seen.insert(key.text).second;
      if (std::ranges::find(known, key.text) == known.end()) {
        const auto meant = nearest(key.text, known);
        add_fault(key.offset,
                  fmt::format("{} has the unknown key {}, {}", subject(pointer), quote(key.text),
                              meant ? fmt::format("did you mean \"{}\"?", *meant)
                                    : fmt::format("known are {}", fmt::join(known, ", "))));
      } else if (!is_new) {
        add_fault(key.offset, fmt::format("{} has the key {} twice, expected once",
                                          subject(pointer), quote(key.text)));
      }
    }
  }

  const JsonValue* require(const JsonValue& object, std::string_view key,
                           const std::string& pointer) {
    const JsonValue* value = object.find(key);
    if (!value) add_fault(object.offset, fmt::format("{} has no \"{}\"", subject(pointer), key));
    return value;
  }

  bool expect(const JsonValue& value, Kind kind, const std::string& pointer) {
    if (value.kind == kind) return true;
    add_fault(value.offset, fmt::format("{} is {}, expected {}", subject(pointer),
                                        name_of(value.kind), name_of(kind)));
    return false;
  }

  static std::string subject(const std::string& pointer) {
    return pointer.empty() ? "the file" : pointer;
  }

  void add_fault(std::size_t offset, const std::string& message) {
    const auto [line, column] = lines_.find(offset);
    faults_.add(fmt::format("{}:{}:{}: {}", escape_line(file_), line, column, message));
  }

  std::string_view text_;
  const std::string& file_;
  Faults& faults_;
  LineIndex lines_;
  std::map<std::string, std::size_t> names_;  // the offset of each name
};

}  // namespace

Suite parse_suite(std::string_view text, const std::string& file, Faults& faults) {
  return SuiteReader(text, file, faults).read();
}

}  // namespace judge
