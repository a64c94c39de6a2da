#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace judge {

/// The first line in which two texts differ, as each of them has it.
inline std::string describe_first_difference(const std::string& approved,
                                             const std::string& actual) {
  std::istringstream left(approved);
  std::istringstream right(actual);
  for (int number = 1; true; ++number) {
    std::string left_line;
    std::string right_line;
    const bool has_left = static_cast<bool>(std::getline(left, left_line));
    const bool has_right = static_cast<bool>(std::getline(right, right_line));
    if (!has_left && !has_right) return "They differ in their last line feed.\n";
    if (has_left && has_right && left_line == right_line) continue;
    return "line " + std::to_string(number) + "\n  approved  " +
           (has_left ? testing::PrintToString(left_line) : "(has ended)") + "\n  now       " +
           (has_right ? testing::PrintToString(right_line) : "(has ended)") + "\n";
  }
}

/// Expects `actual` to be, byte for byte, the approved text `judge/tests/golden/<file>`. With
/// JUDGE_APPROVE=1 in the environment it becomes the approved text instead.
inline void expect_golden(const std::string& file, const std::string& actual) {
  const std::string path = std::string(JUDGE_SOURCE_DIR) + "/judge/tests/golden/" + file;
  const char* approve = std::getenv("JUDGE_APPROVE");
  if (approve != nullptr && std::string(approve) == "1") {
    std::ofstream out(path, std::ios::binary);
    out << actual;
    EXPECT_TRUE(out.flush()) << "cannot write " << path;
    return;
  }
  std::ifstream in(path, std::ios::binary);
  const bool exists = in.is_open();
  std::ostringstream approved;
  if (exists) approved << in.rdbuf();
  if (exists && approved.str() == actual) return;
  ADD_FAILURE() << (exists ? "The report differs from " : "There is no ") << path << "\n"
                << describe_first_difference(approved.str(), actual)
                << "If the new text is the better one: run the tests with JUDGE_APPROVE=1, then\n"
                << "read what `git diff judge/tests/golden` shows.";
}

}  // namespace judge
