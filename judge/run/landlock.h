#pragma once

#include <cstdint>
#include <filesystem>

#include "judge/run/descriptor.h"

namespace judge {

/// What a process may still do with files, in the kernel's own form: from the moment it takes the
/// rules on, everything is forbidden that was not allowed here, to it and to all that it starts.
/// TCP, signals to others and abstract sockets are forbidden as well where the kernel can. See
/// landlock(7).
class FileRules {
 public:
  /// Forbids everything. Throws std::system_error if the kernel has no Landlock.
  FileRules();

  /// To read and to execute the file, or all below the folder. What is not there is passed over.
  void allow_reading(const std::filesystem::path& path);
  /// The same for what is no symbolic link.
  void allow_reading_unless_link(const std::filesystem::path& path);
  /// To do anything with the folder and all below it that a program does with its own files.
  void allow_changing(const std::filesystem::path& path);

  int descriptor() const { return ruleset_.number(); }

 private:
  void allow(const std::filesystem::path& path, int open_flags, std::uint64_t rights);

  Descriptor ruleset_;
};

/// Whether this kernel gives Landlock to this process.
bool has_landlock();

}  // namespace judge
