#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "judge/run/descriptor.h"

namespace judge {

/// An anonymous file in memory that a child can write its output to. Unlike a pipe it never blocks
/// the child, never has to be drained, and is gone with its last descriptor.
class MemoryFile {
 public:
  /// `name` is for /proc only.
  explicit MemoryFile(const char* name);

  int descriptor() const { return file_.number(); }
  std::int64_t size() const;

  /// Another descriptor for it, with a position of its own: `O_RDONLY` or `O_WRONLY`.
  Descriptor open_again(int mode) const;

  /// Makes the file so long, filled with zeros.
  void resize(std::int64_t bytes);

  /// Where the next byte goes that a child writes to its copy of the descriptor.
  std::int64_t position() const { return position_of(file_); }
  static std::int64_t position_of(const Descriptor& file);

  /// At most `count` bytes from `offset` on; fewer where the file ends.
  std::string read(std::int64_t offset, std::size_t count) const;

 private:
  Descriptor file_;
};

}  // namespace judge
