#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace judge {

/// Collects what is wrong with the input, so that a person sees all of it at once. Only the first
/// faults are kept: a large broken file would fill the memory and the screen.
class Faults {
 public:
  /// `fault` is one line that says what, where, and what would be right.
  void add(std::string fault);
  std::size_t count() const { return count_; }

  /// Throws BadInput with the first 20 faults, and the number of the others.
  void throw_if_any() const;

 private:
  std::vector<std::string> first_;
  std::size_t count_ = 0;
};

}  // namespace judge
