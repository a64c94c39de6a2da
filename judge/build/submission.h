#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace judge {

/// A solution file as it was found, not yet compiled.
struct Submission {
  std::string name;                     // the file's name without `.cpp`
  std::filesystem::path path;           // as a user would type it from here
  std::string text;                     // what the compiler gets; each line where it is in the file
  std::vector<std::string> notes = {};  // what was done to the pasted text, a sentence each
  bool is_free_function = false;        // `solveSudoku` without a class
};

/// The folder `solution/` of the repository.
std::filesystem::path solution_folder();

/// The file that `read_submission` would read; none while there is none.
std::optional<std::filesystem::path> find_submission(const std::string& name_or_path);

/// The names of the solutions that stand there.
std::vector<std::string> solution_names();

/// Finds what the user means: an existing file, or the name of one in `solution/`, with or without
/// `.cpp`. Throws BadInput, with the nearest name, if there is none, and for what is no file of
/// text.
Submission read_submission(const std::string& name_or_path);

}  // namespace judge
