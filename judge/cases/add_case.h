#pragma once

#include <filesystem>
#include <string>

#include "judge/cases/case.h"

namespace judge {

/// A case that somebody wants to keep.
struct NewCase {
  std::string board;  // in any spelling that `read_board` takes
  std::string name;
  std::string catches;            // may be empty
  std::string suite = "mine";     // a suite of the folder, or the path of a suite file
  bool may_be_symmetric = false;  // to a board that is there
};

/// What came of it.
struct AddedCase {
  Case added;  // as it is read back from the file
  bool is_new_suite = false;
  std::string twin;  // a case that is the same puzzle up to symmetry; empty if there is none
};

/// The file that a suite's name stands for: `mine` is a suite of the folder, `my/boards.json` a
/// file.
std::filesystem::path file_of_suite(const std::string& suite, const std::filesystem::path& folder);

/// Writes a case at the end of a suite file, which is made if it is not there. Throws BadInput,
/// and leaves the file as it was, for a board that has not exactly one solution, for a name that is
/// no name or that the suite has already, and for a board that a suite of `folder` or the file has
/// already; also for one that is the same up to symmetry, unless that is allowed.
AddedCase add_case(const NewCase& wanted, const std::filesystem::path& folder);

}  // namespace judge
