#pragma once

#include <stdexcept>

namespace judge {

/// The user gave the judge something that it cannot use: a broken suite file, a solution that does
/// not exist, a missing compiler. Thrown where it is found and printed by `main`, exit code 2. Its
/// text has one line a fault, each of which says what, where, and what would be right:
/// `testcases/edge.json: /cases/3/board/5 has 8 cells, expected 9`.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace judge
