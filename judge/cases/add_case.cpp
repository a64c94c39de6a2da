#include "judge/cases/add_case.h"

#include <fmt/format.h>

#include <algorithm>

#include "judge/bad_input.h"
#include "judge/build/files.h"
#include "judge/cases/board_text.h"
#include "judge/cases/faults.h"
#include "judge/cases/lint.h"
#include "judge/cases/load.h"
#include "judge/cases/suite_file.h"
#include "judge/cases/suite_writer.h"
#include "judge/report/escape.h"
#include "judge/sudoku/canonical.h"

namespace judge {

namespace fs = std::filesystem;

namespace {

Board read_wanted_board(const std::string& text) {
  Faults faults;
  const BoardOrFaults read = read_board(text);
  if (const auto* found = std::get_if<std::vector<std::string>>(&read)) {
    for (const std::string& fault : *found) faults.add("the board " + fault);
  }
  faults.throw_if_any();
  return std::get<Board>(read);
}

std::string place_of(const Case& tested) {
  return fmt::format("{} ({}:{})", escape_line(tested.full_name()), escape_line(tested.origin.file),
                     tested.origin.line);
}

/// The suites in which the board may be already: those of the folder, and the file.
std::vector<Suite> load_suites_to_search(const fs::path& folder, const fs::path& file) {
  std::vector<Suite> suites = load_suites({folder});
  const bool is_of_folder = std::ranges::any_of(suites, [&](const Suite& suite) {
    std::error_code unreadable;
    return !suite.cases.empty() && fs::equivalent(suite.cases[0].origin.file, file, unreadable);
  });
  if (!is_of_folder && fs::exists(file)) suites.push_back(load_suites({file}).front());
  return suites;
}

/// The case that is the same puzzle up to symmetry, if there is one. Throws for the same board.
const Case* find_twin(const Board& board, const std::vector<Suite>& suites) {
  const Case* twin = nullptr;
  const Board form = canonical_form(board);
  for (const Case* tested : all_cases(suites)) {
    if (tested->board == board) throw BadInput("the board is there already: " + place_of(*tested));
    if (twin == nullptr && tested->board.count_givens() == board.count_givens() &&
        canonical_form(tested->board) == form)
      twin = tested;
  }
  return twin;
}

/// The suite's text with the case, read back to be sure that it is good.
Suite check(const std::string& text, const fs::path& file) {
  Faults faults;
  Suite suite = parse_suite(text, shorten(file).string(), faults);
  faults.throw_if_any();
  return suite;
}

}  // namespace

fs::path file_of_suite(const std::string& suite, const fs::path& folder) {
  const bool is_path = suite.find('/') != std::string::npos || suite.ends_with(".json");
  return is_path ? fs::path(suite) : folder / (suite + ".json");
}

AddedCase add_case(const NewCase& wanted, const fs::path& folder) {
  const fs::path file = file_of_suite(wanted.suite, folder);
  AddedCase result;
  result.is_new_suite = !fs::exists(file);
  Case added;
  added.name = wanted.name;
  added.catches = wanted.catches;
  added.board = read_wanted_board(wanted.board);
  added.time_limit = std::chrono::seconds(2);
  const std::vector<Suite> suites = load_suites_to_search(folder, file);

  const std::string text =
      result.is_new_suite ? to_suite_text(Suite{file.stem().string(), "Boards of my own.", {added}},
                                          file.parent_path() == folder ? "./suite.schema.json" : "")
                          : with_case_added(read_file(file), added);
  result.added = check(text, file).cases.back();

  if (const Case* twin = find_twin(added.board, suites)) {
    result.twin = place_of(*twin);
    if (!wanted.may_be_symmetric)
      throw BadInput(
          fmt::format("the board is the same up to symmetry (turned, mirrored, rows or digits "
                      "exchanged) as {}; --twin adds it all the same",
                      result.twin));
  }
  const fs::path draft = file.string() + ".new";  // a full disk leaves the suite as it was
  write_file(draft, text);
  fs::rename(draft, file);
  return result;
}

}  // namespace judge
